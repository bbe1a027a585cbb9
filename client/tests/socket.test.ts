import { beforeEach, describe, expect, it } from 'vitest';
import { backoff, Line, type LineState, type Wire } from '../src/lib/socket';
import type { FromHouse } from '../src/lib/types/socket';

class Fake implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  sent: string[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

let wires: Fake[];
let timers: { ms: number; then: () => void; off: boolean }[];
let states: LineState[];
let heard: FromHouse[];
let seen: string;
let line: Line;

const wire = (): Fake => wires.at(-1) as Fake;
function fire(): number {
  const timer = timers.filter((one) => !one.off).at(-1);
  if (!timer) throw new Error('no timer');
  timer.off = true;
  timer.then();
  return timer.ms;
}

beforeEach(() => {
  wires = [];
  timers = [];
  states = [];
  heard = [];
  seen = 'none';
  line = new Line(
    { address: () => `/ws?seen=${seen}`, heard: (message) => heard.push(message), changed: (state) => states.push(state) },
    {
      open: (address) => {
        const fake = new Fake();
        fake.sent.push(address);
        wires.push(fake);
        return fake;
      },
      later: (ms, then) => {
        const timer = { ms, then, off: false };
        timers.push(timer);
        return () => (timer.off = true);
      },
      chance: () => 1,
    },
  );
});

describe('the line', () => {
  it('hears messages and ignores what is none', () => {
    line.start();
    wire().onopen?.(undefined as never);
    wire().onmessage?.({ data: '["pong"]' });
    wire().onmessage?.({ data: 'nonsense' });
    wire().onmessage?.({ data: '{}' });
    expect(heard).toEqual([['pong']]);
    expect(states).toEqual(['connecting', 'open']);
  });
  it('sends only when it is open', () => {
    line.start();
    expect(line.send(['ping'])).toBe(false);
    wire().onopen?.(undefined as never);
    expect(line.send(['act', 3, 0, 'done', 1])).toBe(true);
    expect(wire().sent.at(-1)).toBe('["act",3,0,"done",1]');
  });
  it('tries again after longer and longer pauses, telling what was seen', () => {
    line.start();
    wire().onopen?.(undefined as never);
    seen = 'key7';
    wire().onclose?.(undefined as never);
    expect(line.send(['ping'])).toBe(false);
    const pauses = [fire()];
    for (let i = 0; i < 7; i++) {
      wire().onclose?.(undefined as never);
      pauses.push(fire());
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
    expect(wire().sent[0]).toBe('/ws?seen=key7');
    wire().onopen?.(undefined as never);
    expect(states.at(-1)).toBe('open');
    expect(line.send(['ping'])).toBe(true);
  });
  it('restarts at once, and the old wire is heard no more', () => {
    line.start();
    const old = wire();
    old.onopen?.(undefined as never);
    line.restart();
    expect(old.closed).toBe(true);
    expect(old.onmessage).toBeNull();
    expect(wires).toHaveLength(2);
  });
  it('asks a silent line and drops one that does not answer', () => {
    line.start();
    wire().onopen?.(undefined as never);
    fire();
    expect(wire().sent.at(-1)).toBe('["ping"]');
    fire();
    expect(wires).toHaveLength(2);
  });
  it('stays closed when stopped', () => {
    line.start();
    line.stop();
    expect(states.at(-1)).toBe('closed');
    line.restart();
    expect(wires).toHaveLength(1);
    expect(timers.every((one) => one.off)).toBe(true);
  });
});

it('spreads the tries', () => {
  expect(backoff(0, 0)).toBe(250);
  expect(backoff(0, 1)).toBe(500);
  expect(backoff(30, 1)).toBe(15000);
});
