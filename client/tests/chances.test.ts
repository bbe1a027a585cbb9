import { describe, expect, it } from 'vitest';
import { line, moveAt, percent, pointAt, sidesOf, turns } from '../src/lib/chances';

const PLOT = { left: 10, top: 5, width: 100, height: 10 };
const POINTS = [
  { n: 0, chances: [0.5, 0.5], turning: false },
  { n: 2, chances: [0.55, 0.45], turning: false },
  { n: 4, chances: [0.9, 0.2], turning: true, text: 'Ann attacks.' },
];
const ALONE = { points: POINTS, sides: [[0], [1]] };

describe('the graph of chances', () => {
  it('draws a line for each side over the whole match, the sure winner on top', () => {
    const drawn = sidesOf(ALONE).map((side) => line(side, POINTS, PLOT));
    expect(drawn).toEqual(['10.0,10.0 60.0,9.5 110.0,6.0', '10.0,10.0 60.0,10.5 110.0,13.0']);
  });
  it('is empty where there is nothing', () => {
    expect(sidesOf({ points: [], sides: [[0]] }).map((side) => line(side, [], PLOT))).toEqual(['']);
    expect(turns([], [])).toEqual([]);
    expect([moveAt([], 50, PLOT), pointAt([], 3)]).toEqual([0, 0]);
  });
  it('names whose chances turned the most, and what happened', () => {
    expect(turns(POINTS, sidesOf(ALONE))).toMatchObject([{ n: 4, side: { seats: [0] }, before: 55, after: 90, text: 'Ann attacks.' }]);
  });
  it('tells of a whole round in a few words', () => {
    const points = POINTS.map((point) => ({ ...point, text: 'row by row '.repeat(50) }));
    const told = turns(points, sidesOf(ALONE))[0]?.text ?? '';
    expect(told.length).toBeLessThan(170);
    expect(told).toMatch(/row …$|by …$/);
  });
  it('takes partners for one', () => {
    const points = [{ n: 0, chances: [0.4, 0.6, 0.5, 0.5], turning: false }, { n: 1, chances: [0.2, 0.4, 0.7, 0.7], turning: true }];
    const sides = sidesOf({ points, sides: [[0, 1], [2, 3]] });
    expect(sides.map((side) => side.hopes.map(percent))).toEqual([[50, 30], [50, 70]]);
    expect(turns(points, sides)).toHaveLength(1);
  });
  it('finds the move under the pointer, also beside the graph', () => {
    expect([moveAt(POINTS, 60, PLOT), moveAt(POINTS, -1, PLOT), moveAt(POINTS, 200, PLOT)]).toEqual([2, 0, 4]);
  });
  it('tells of a move that was not judged by the one before it', () => {
    expect([0, 1, 2, 3, 4, 9].map((n) => pointAt(POINTS, n))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
