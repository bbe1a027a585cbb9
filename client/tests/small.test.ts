import { describe, expect, it } from 'vitest';
import { found } from '../src/lib/book';
import { angleAt, swingAt, swingTime, turnedPoint } from '../src/lib/pendulum';
import { routeOf, ruleOf, tidyCode } from '../src/lib/routes';
import { tipFor } from '../src/lib/tip';
import { narrow } from '../src/lib/touch';
import type { Game } from '../src/lib/types/http';
import { beside } from '../src/lib/ui.svelte';
import { atOnce, chosen, levelOf, levels, resized, seating, usual } from '../src/lib/wish';
import { bounded, centred, panned, showing, zoomed } from '../src/lib/zoom';
import { action, item } from './make';

describe('addresses', () => {
  it('name pages', () => {
    expect(routeOf('/')).toEqual({ page: 'lobby' });
    expect(routeOf('/new/chess')).toEqual({ page: 'new', game: 'chess', withBots: false });
    expect(routeOf('/m/kqzt')).toEqual({ page: 'table', code: 'KQZT', n: null, seat: null });
    expect(routeOf('/m/KQZT/17', '?seat=-2')).toEqual({ page: 'table', code: 'KQZT', n: 17, seat: -2 });
    expect(routeOf('/m/KQZT/proof')).toEqual({ page: 'proof', code: 'KQZT' });
    expect(routeOf('/m/KQZT/x')).toEqual({ page: 'nowhere' });
    expect(routeOf('/%E0%A4%A')).toEqual({ page: 'nowhere' });
  });
  it('name rules', () => {
    expect(ruleOf('#rule-EU-R34')).toBe('EU-R34');
    expect(ruleOf('#board')).toBeNull();
  });
  it('tidy codes', () => expect(tidyCode(' kq-z t9x')).toBe('KQZT'));
  it('find the code in a link', () => {
    expect(tidyCode('http://192.168.7.9:8015/m/kqzt')).toBe('KQZT');
    expect(tidyCode('https://house.example/m/KQZT/12?seat=1')).toBe('KQZT');
  });
});

it('searches every word in number, part and text', () => {
  const rule = (id: string, text: string) => ({ id, text, question: '', source: '', standing: '', cites: [] });
  const book = [{ part: 'Move', rules: [rule('A-1', 'A king moves.'), rule('A-2', 'A banker stays.')] }, { part: 'End', rules: [rule('A-3', 'It ends.')] }];
  expect(found(book, '')).toBe(book);
  expect(found(book, 'move king').flatMap((part) => part.rules.map((one) => one.id))).toEqual(['A-1']);
  expect(found(book, 'a-2')).toHaveLength(1);
  expect(found(book, 'zebra')).toEqual([]);
});

describe('a damped pendulum', () => {
  const swing = { period: 1.4, damping: 0.25 };
  const omega = (2 * Math.PI) / swing.period;
  const step = 1e-4;
  it.each([0.1, 0.4, 0.9, 1.7])('obeys its law of motion after %d s', (time) => {
    const [before, now, after] = [swingAt(swing, time - step), swingAt(swing, time), swingAt(swing, time + step)];
    const speed = (after - before) / (2 * step);
    const force = (after - 2 * now + before) / (step * step);
    expect(force + 2 * swing.damping * omega * speed + omega * omega * now).toBeCloseTo(0, 3);
  });
  it('is let go at rest', () => {
    expect((swingAt(swing, step) - swingAt(swing, 0)) / step).toBeCloseTo(0, 2);
  });
  it('comes back once in a period, as much smaller as the damping says', () => {
    const { damping } = swing;
    const period = swing.period / Math.sqrt(1 - damping * damping);
    expect(swingAt(swing, period)).toBeCloseTo(Math.exp((-2 * Math.PI * damping) / Math.sqrt(1 - damping * damping)), 6);
  });
});

it('turns points of a group about its own point', () => {
  const about = { x: 50, y: 20 };
  expect(turnedPoint(about, 33, about)).toEqual(about);
  const down = turnedPoint({ x: 60, y: 20 }, 90, about); // clockwise on a screen, as in SVG
  expect([down.x, down.y]).toEqual([expect.closeTo(50), expect.closeTo(30)]);
});

it('knocks against a stop and never goes beyond it', () => {
  const swing = { period: 1, damping: 0.2, stop: 14 };
  const angles = Array.from({ length: 400 }, (_, i) => angleAt(swing, -6, -14, i / 100));
  expect(Math.min(...angles)).toBeGreaterThanOrEqual(-14);
  const knock = angles.findIndex((angle) => angle < -13.9);
  expect(Math.max(...angles.slice(knock, knock + 30))).toBeGreaterThan(-13.5);
  expect(angles.at(-1)).toBeCloseTo(-14, 1);
  expect(angleAt({ ...swing, stop: 180 }, -6, -14, 0.5)).toBeLessThan(-17);
});

it('swings: starts where it was let go, passes rest, comes to rest', () => {
  const swing = { period: 1, damping: 0.2 };
  expect(swingAt(swing, 0)).toBeCloseTo(1);
  expect(swingAt(swing, 0.5)).toBeLessThan(-0.3);
  expect(Math.abs(swingAt(swing, swingTime(swing, 20)) * 20)).toBeLessThan(0.1);
  expect(swingTime({ period: 1, damping: 0 }, 90)).toBeLessThanOrEqual(8);
});

describe('the camera', () => {
  it('keeps the point under the pointer in place', () => {
    const camera = zoomed({ k: 1, x: 0, y: 0 }, 2, 0.25, 0.5, 1000, 800);
    expect(camera).toEqual({ k: 2, x: 125, y: 200 });
    expect(camera.x + 0.25 * 500).toBe(250);
  });
  it('never leaves the board', () => {
    expect(bounded({ k: 0.2, x: -5, y: 9 }, 100, 100)).toEqual({ k: 1, x: 0, y: 0 });
    expect(panned({ k: 2, x: 0, y: 0 }, -9, 0.5, 100, 100)).toEqual({ k: 2, x: 50, y: 0 });
  });
  it('comes closer to a point, as far as the edge allows', () => {
    expect(centred({ k: 1, x: 0, y: 0 }, 2, 60, 10, 100, 100)).toEqual({ k: 2, x: 35, y: 0 });
  });
  it('follows the focus', () => {
    expect(showing({ k: 4, x: 0, y: 0 }, 90, 90, 100, 100)).toEqual({ k: 4, x: 75, y: 75 });
    expect(showing({ k: 4, x: 0, y: 0 }, 10, 10, 100, 100)).toEqual({ k: 4, x: 0, y: 0 });
  });
});

it('says what a touch would do', () => {
  const actions = [action('walk', 'king', 'paris'), action('stay', 'king'), action('rest', 'hat')];
  expect(tipFor(item('hat'), narrow(actions, []), [], null)).toMatchObject({ text: 'rest', legal: true });
  expect(tipFor(item('king'), narrow(actions, []), [], null).text).toBe('2 possibilities');
  expect(tipFor(item('king'), narrow(actions, ['king']), ['king'], null).text).toContain('stay');
  expect(tipFor(item('rome'), narrow(actions, []), [], null)).toEqual({ title: 'rome', text: '', legal: false });
});

it('puts a card beside a box and inside the window', () => {
  expect(beside({ left: 10, right: 20, top: 10, bottom: 20 }, 100, 50, 400, 400)).toEqual({ x: 8, y: 30 });
  expect(beside({ left: 200, right: 210, top: 380, bottom: 390 }, 100, 50, 400, 400)).toEqual({ x: 155, y: 320 });
});

it('sets tables', () => {
  const game = { id: 'g', fewest: 3, most: 5, bots: [{ level: 'easy', name: '', about: '' }], options: [{ name: 'a', kind: 'flag', default: true, seats: [] }, { name: 'two', kind: 'flag', default: false, seats: [2] }] } as unknown as Game;
  expect(atOnce(game, 'easy')).toMatchObject({ game: 'g', seats: 3, sit: ['me', 'bot:easy', 'bot:easy'], options: { a: true } });
  expect(usual(game, 2)).toEqual({ a: true, two: false });
  expect(chosen(game, 3, { a: false, two: true })).toEqual({ a: false });
  expect(seating(2, 'link')).toEqual(['me', 'link']);
  expect(resized(['me', 'bot:easy'], 4)).toEqual(['me', 'bot:easy', 'bot:easy', 'bot:easy']);
  expect(resized(['me', 'link', 'device'], 2)).toEqual(['me', 'link']);
});

it('offers the levels that one plays against, and remembers the one that was chosen', () => {
  const bots = (...names: string[]): Game => ({ bots: names.map((level) => ({ level, name: level, about: '', yardstick: ['uniform', 'greedy'].includes(level) })) }) as Game;
  const five = bots('novice', 'casual', 'strong', 'uniform', 'greedy');
  expect(levels(five).map((bot) => bot.level)).toEqual(['novice', 'casual', 'strong']);
  expect([levelOf(five, ''), levelOf(five, 'strong'), levelOf(five, 'greedy')]).toEqual(['casual', 'strong', 'casual']);
  expect([levelOf(bots('uniform'), 'strong'), levelOf(bots(), 'strong')]).toEqual(['uniform', '']);
});
