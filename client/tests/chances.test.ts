import { describe, expect, it } from 'vitest';
import { lines, moveAt, turns } from '../src/lib/chances';

const POINTS = [
  { n: 0, chances: [0.5, 0.5], turning: false },
  { n: 2, chances: [0.55, 0.45], turning: false },
  { n: 4, chances: [0.9, 0.2], turning: true },
];

describe('the graph of chances', () => {
  it('draws a line for each seat over the whole match, the sure winner on top', () => {
    expect(lines(POINTS, 100, 10)).toEqual(['0.0,5.0 50.0,4.5 100.0,1.0', '0.0,5.0 50.0,5.5 100.0,8.0']);
  });
  it('is empty where there is nothing', () => {
    expect(lines([], 100, 10)).toEqual([]);
    expect(turns([])).toEqual([]);
    expect(moveAt([], 0.5)).toBe(0);
  });
  it('names whose chances turned the most', () => {
    expect(turns(POINTS)).toEqual([{ n: 4, seat: 0, before: 55, after: 90 }]);
  });
  it('finds the move under a click, also beside the graph', () => {
    expect([moveAt(POINTS, 0.5), moveAt(POINTS, -1), moveAt(POINTS, 2)]).toEqual([2, 0, 4]);
  });
});
