import { describe, expect, it } from 'vitest';
import { along, towards, within } from '../src/lib/keyboard';
import { item } from './make';

const grid = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => item(`c${i}`, { x: (i % 3) * 100, y: Math.floor(i / 3) * 100 }));
const centre = grid[4] as ReturnType<typeof item>;

describe('arrows', () => {
  it('lead to the nearest in that direction', () => {
    expect(towards(centre, 'ArrowUp', grid)?.id).toBe('c1');
    expect(towards(centre, 'ArrowDown', grid)?.id).toBe('c7');
    expect(towards(centre, 'ArrowLeft', grid)?.id).toBe('c3');
    expect(towards(centre, 'ArrowRight', grid)?.id).toBe('c5');
  });
  it('stop at the edge', () => {
    expect(towards(grid[0] as typeof centre, 'ArrowUp', grid)).toBeNull();
  });
  it('prefer a neighbour the scene names, though something else is closer', () => {
    const from = item('from', { near: ['far'] });
    const far = item('far', { x: 200, y: 100 });
    const close = item('close', { x: 30 });
    expect(towards(from, 'ArrowRight', [from, far, close])?.id).toBe('far');
    expect(towards(from, 'ArrowRight', [from, close])?.id).toBe('close');
  });
  it('never lead to other areas or to what has no name', () => {
    const from = item('from');
    expect(towards(from, 'ArrowRight', [from, item('a', { x: 9, area: 'hand' }), item('b', { x: 9, name: '' })])).toBeNull();
  });
  it('reach what lies askew when nothing is straight ahead', () => {
    const from = item('from');
    expect(towards(from, 'ArrowRight', [from, item('askew', { x: 30, y: 90 })])?.id).toBe('askew');
  });
});

it('walks in reading order, round and round', () => {
  expect(along(null, 1, grid)?.id).toBe('c0');
  expect(along(grid[2] ?? null, 1, grid)?.id).toBe('c3');
  expect(along(grid[8] ?? null, 1, grid)?.id).toBe('c0');
  expect(along(grid[0] ?? null, -1, grid)?.id).toBe('c8');
  expect(along(null, 1, [])).toBeNull();
});

it('gives a finger the nearest item within reach', () => {
  expect(within(grid, 98, 12, 20)?.id).toBe('c1');
  expect(within(grid, 50, 50, 20)).toBeNull();
});
