import { describe, expect, it } from 'vitest';
import { actTime, Asker, clampMove, lastRound, Shelf, shownLines, sinceMine, type Wanted } from '../src/lib/replay';

describe('asking for past positions', () => {
  it('has one question open and then asks the newest wish only', () => {
    const asked: Wanted[] = [];
    const asker = new Asker((wanted) => asked.push(wanted));
    for (const n of [1, 2, 3, 4]) asker.want({ n, seat: 0 });
    expect(asked.map((one) => one.n)).toEqual([1]);
    asker.answered();
    expect(asked.map((one) => one.n)).toEqual([1, 4]);
    asker.answered();
    asker.answered();
    expect(asked).toHaveLength(2);
  });
  it('asks again after the connection broke', () => {
    const asked: number[] = [];
    const asker = new Asker((wanted) => asked.push(wanted.n));
    asker.want({ n: 5, seat: 0 });
    asker.again();
    expect(asked).toEqual([5, 5]);
    asker.answered();
    asker.again();
    expect(asked).toEqual([5, 5]);
  });
});

it('forgets the oldest', () => {
  const shelf = new Shelf<number>(2);
  shelf.put('a', 1);
  shelf.put('b', 2);
  shelf.put('a', 3);
  shelf.put('c', 4);
  expect(shelf.get('b')).toBeUndefined();
  expect(shelf.get('a')).toBe(3);
});

it('keeps positions within the match', () => {
  expect(clampMove(-3, 9)).toBe(0);
  expect(clampMove(12, 9)).toBe(9);
  expect(clampMove(Number.NaN, 9)).toBe(9);
});

it('shows again what happened since the own last move', () => {
  const log = [{ n: 1, seat: 0 }, { n: 2, seat: 1 }, { n: 3, seat: 2 }];
  expect(sinceMine(log, 0, 3, 3)).toBe(1);
  expect(sinceMine(log, 2, 3, 3)).toBe(0); // the own move is the last one: a round back
  expect(sinceMine([], -2, 10, 2)).toBe(8);
});

describe('a round shown piece by piece', () => {
  const line = (n: number, acts = false) => ({ n, seat: 0, text: '', acts });
  it('is the latest one, with all its parts', () => {
    expect(lastRound([])).toEqual([]);
    expect(lastRound([line(1), line(2)])).toEqual([]);
    expect(lastRound([line(1, true), line(2), line(3, true), line(4, true), line(5)])).toEqual([3, 4]);
    expect(lastRound([line(7, true)])).toEqual([7]);
  });
  it('stays longer for a longer sentence and at a slower pace, and never for ever', () => {
    expect(actTime('short', 'usual')).toBeLessThan(actTime('a longer sentence', 'usual'));
    expect(actTime('same', 'fast')).toBeLessThan(actTime('same', 'usual'));
    expect(actTime('same', 'usual')).toBeLessThan(actTime('same', 'slow'));
    expect(actTime('x'.repeat(9000), 'slow')).toBeLessThan(15_000);
  });
});

describe('the log beside a past position', () => {
  const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => ({ n: from + i, seat: 0, text: `${from + i}` }));
  it('is the end of the log where that reaches so far', () => {
    expect(shownLines(lines(1, 9), [], -1, 5)).toEqual(lines(5, 9));
    expect(shownLines(lines(1, 9), lines(1, 7), 7, 5)).toEqual(lines(5, 9));
    expect(shownLines(lines(1, 9), [], 0)).toEqual(lines(1, 9));
  });
  it('is what led there where the log begins later', () => {
    expect(shownLines(lines(601, 1000), lines(251, 300), 300)).toEqual(lines(251, 300));
    expect(shownLines(lines(1, 9), lines(1, 3), 3, 5)).toEqual(lines(1, 3));
  });
});
