import { describe, expect, it } from 'vitest';
import { applied, followed, joinedLog, labelLines, labelSize, neighbours, nextPerson, painted, places, placeSize, seatOrder, thinkers } from '../src/lib/scene';
import type { Seat } from '../src/lib/types/http';
import type { Scene } from '../src/lib/types/scene';
import type { Screen } from '../src/lib/types/socket';
import { action, area, item } from './make';

const base: Scene = { key: 'a', areas: [area('board')], items: [item('one'), item('two'), item('three')], actions: [], groups: { arm: { angle: 0, x: 0, y: 0, behind: false, swing: null } } };

describe('a change', () => {
  it('sets, removes and adds items and keeps the order of the rest', () => {
    const next = applied(base, { base: 'a', key: 'b', set: [item('two', { x: 9 }), item('four')], gone: ['one'], actions: [action('done')] });
    expect(next?.key).toBe('b');
    expect(next?.items.map((one) => one.id)).toEqual(['two', 'three', 'four']);
    expect(next?.items[0]?.x).toBe(9);
    expect(next?.areas).toBe(base.areas);
    expect(next?.groups).toBe(base.groups);
    expect(next?.actions).toHaveLength(1);
    expect(base.items).toHaveLength(3);
  });
  it('an item that goes and comes in one change is there', () => {
    expect(applied(base, { base: 'a', key: 'b', set: [item('one', { x: 1 })], gone: ['one'], actions: [] })?.items.at(-1)?.x).toBe(1);
  });
  it('of another scene is not applied', () => {
    expect(applied(base, { base: 'z', key: 'b', set: [], gone: [], actions: [] })).toBeNull();
    expect(applied(null, { base: 'a', key: 'b', set: [], gone: [], actions: [] })).toBeNull();
  });
  it('that is a whole scene replaces everything', () => {
    expect(applied(null, base)).toBe(base);
  });
});

it('paints regions first, then by layer, equals as they came', () => {
  const items = [item('top', { layer: 3 }), item('a'), item('land', { region: true, layer: 9 }), item('b'), item('else', { area: 'hand' })];
  expect(painted(items, 'board').map((one) => one.id)).toEqual(['land', 'a', 'b', 'top']);
});

it('what is in two scenes stays drawn when one takes the place of the other', () => {
  const shown = { ...base, items: [item('one', { track: 'x' }), item('two')] };
  const next = followed({ ...base, key: 'k', items: [item('one'), item('two', { track: 'old' }), item('three', { track: 'x' }), item('four')] }, shown);
  expect(next.items.map((one) => one.track)).toEqual(['x', 'two', 'three~k', 'four']);
  expect(followed(base, null)).toBe(base);
});

it('joins the log where the house says, and notices a gap', () => {
  const line = (n: number) => ({ n, seat: 0, text: String(n) });
  const two = { from: 1, lines: [line(1), line(2)], to: 2 };
  expect(joinedLog(two, { from: 3, lines: [line(3)] }, 3)?.lines).toHaveLength(3);
  expect(joinedLog(two, { from: 2, lines: [] }, 1)?.lines).toEqual([line(1)]); // an undo
  expect(joinedLog(two, { from: 1, lines: [line(7)] }, 7)?.lines).toEqual([line(7)]);
  expect(joinedLog(two, { from: 4, lines: [line(4)] }, 4)).toBeNull();
  const hidden = joinedLog(two, { from: 3, lines: [] }, 5); // three moves of which nothing is told
  expect(joinedLog(hidden, { from: 6, lines: [line(6)] }, 6)?.lines).toEqual([line(1), line(2), line(6)]);
  const late = { from: 301, lines: [line(301)] }; // a long match told from its three hundredth line on
  const told = joinedLog(null, late, 301);
  expect(told?.lines).toBe(late.lines);
  expect(joinedLog(told, { from: 302, lines: [line(302)] }, 302)).toEqual({ from: 301, lines: [line(301), line(302)], to: 302 });
});

it('gives each area its place', () => {
  const where = places([area('map'), area('p1', { kind: 'panel', seat: 1 }), area('p', { kind: 'panel' }), area('t', { kind: 'track' }), area('h', { kind: 'hand', seat: 0 })]);
  expect(where.boards).toHaveLength(1);
  expect(where.hands).toHaveLength(1);
  expect(where.tracks.map((one) => one.id)).toEqual(['p', 't']);
  expect(where.panels.get(1)).toHaveLength(1);
});

it('shows the own seat first and keeps the turn order', () => {
  const seats = [0, 1, 2].map((seat) => ({ seat }) as Seat);
  expect(seatOrder(seats, 1).map((one) => one.seat)).toEqual([1, 2, 0]);
  expect(seatOrder(seats, -2).map((one) => one.seat)).toEqual([0, 1, 2]);
});

it('fits labels to their item, and names of regions to what can be read', () => {
  expect(labelSize(item('x'))).toBe(0);
  expect(labelSize(item('x', { label: 'K' }))).toBeLessThan(10);
  const land = item('l', { region: true, label: 'Constantinople', w: 100 });
  const map = area('map', { width: 1600, height: 1200 });
  expect(placeSize(land, map, 0.7)).toBeGreaterThan(0);
  expect(placeSize(land, map, 0.24)).toBe(0); // a phone shows it when one comes closer
  expect(placeSize(land, map, 0.24 * 4) * 0.24 * 4).toBeGreaterThanOrEqual(6.5);
});

it('follows one of a kin to its new place', () => {
  const king = (id: string) => item(id, { kin: 'king' });
  const before: Scene = { ...base, items: [king('london'), king('paris')] };
  const moved = applied(before, { base: 'a', key: 'b', set: [king('berlin')], gone: ['london'], actions: [] });
  expect(moved?.items.map((one) => [one.id, one.track ?? one.id])).toEqual([['paris', 'paris'], ['berlin', 'london']]);
  // Somebody else comes to where it was: that is another piece.
  const then = applied(moved, { base: 'b', key: 'c', set: [king('london')], actions: [] });
  const tracks = then?.items.map((one) => one.track ?? one.id);
  expect(new Set(tracks).size).toBe(3);
});

it('breaks a long name in two', () => {
  expect(labelLines(item('n', { sprite: '', label: 'Papal States', h: 20, w: 60 }))).toEqual(['Papal', 'States']);
  expect(labelLines(item('n', { sprite: '', label: 'Papal States', h: 20, w: 200 }))).toEqual(['Papal States']);
});

describe('a shared screen', () => {
  const seat = (number: number, yours: boolean): Seat => ({ seat: number, kind: 'person', name: '', yours, online: true, level: '' });
  const seats = [seat(0, false), seat(1, true), seat(2, true)];
  it('is handed to the first of its people who is to act, though nobody may act before he is ready', () => {
    const screen = (toAct: number[]) => ({ to_act: toAct, yours: [] as number[], seats }) as unknown as Screen;
    expect(nextPerson(screen([0, 2]))).toBe(2);
    expect(nextPerson(screen([2, 1]))).toBe(1);
    expect(nextPerson(screen([0]))).toBeNull();
  });
});

it('knows the regions next to the one pointed at, or to what stands in it', () => {
  const land = (id: string, ...near: string[]) => item(id, { region: true, near });
  const items = [land('kent', 'wessex', 'pawn'), land('wessex', 'kent'), land('elmet'), item('pawn', { near: ['kent'], stands_for: 'kent' }), item('tile', { near: ['kent'] })];
  expect([...neighbours(items, 'kent')]).toEqual(['wessex']);
  expect([...neighbours(items, 'pawn')]).toEqual(['wessex']);
  for (const none of ['elmet', 'tile', 'nobody', null]) expect(neighbours(items, none).size).toBe(0);
});

it('says which bots are waited for, unless a person is', () => {
  const seats = ['bot', 'person', 'bot'].map((kind, i) => ({ seat: i, kind, name: `S${i}` }) as Seat);
  expect(thinkers([0, 2], seats)).toEqual(['S0', 'S2']);
  expect(thinkers([0, 1], seats)).toEqual([]);
  expect(thinkers([], seats)).toEqual([]);
});
