// The graph of chances: where its lines go, and what its turning points say.
import type { Point } from './types';

export interface Turn {
  n: number;
  seat: number;
  before: number;
  after: number;
}

const hundred = (chance: number): number => Math.round(chance * 100);

/** One line for each seat, in a box of that size. */
export function lines(points: Point[], width: number, height: number): string[] {
  const last = Math.max(1, points.at(-1)?.n ?? 0);
  const seats = points[0]?.chances.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    points.map((point) => `${((point.n / last) * width).toFixed(1)},${((1 - (point.chances[seat] ?? 0)) * height).toFixed(1)}`).join(' '),
  );
}

/** Whose chances changed the most at each turning point, and from what to what in a hundred. */
export function turns(points: Point[]): Turn[] {
  return points.flatMap((point, i) => {
    const before = points[i - 1];
    if (!point.turning || !before) return [];
    const swings = point.chances.map((chance, seat) => Math.abs(chance - (before.chances[seat] ?? 0)));
    const seat = swings.indexOf(Math.max(...swings));
    return [{ n: point.n, seat, before: hundred(before.chances[seat] ?? 0), after: hundred(point.chances[seat] ?? 0) }];
  });
}

/** The move under a point of the graph, as a share of its width. */
export function moveAt(points: Point[], share: number): number {
  const last = points.at(-1)?.n ?? 0;
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}
