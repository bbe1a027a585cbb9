// The graph of chances: its sides, where their lines go, and what its turning points say.
import type { Chances, Point } from './types/http';

/** Seats that win together, and what they could hope for at each point: from 0 to 1. */
export interface Side {
  seats: number[];
  hopes: number[];
}

export interface Turn {
  n: number;
  side: Side;
  before: number;
  after: number;
  text: string;
}

export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LONGEST = 160; // a whole round may be told in one line

export const percent = (hope: number): number => Math.round(hope * 100);

/** Partners may know different things; the hope of their side is what they hope for between them. */
export function sidesOf(chances: Chances): Side[] {
  return chances.sides.map((seats) => ({
    seats,
    hopes: chances.points.map((point) => seats.reduce((sum, seat) => sum + (point.chances[seat] ?? 0), 0) / seats.length),
  }));
}

export function lastOf(points: Point[]): number {
  return Math.max(1, points.at(-1)?.n ?? 0);
}

export function across(n: number, points: Point[], plot: Plot): number {
  return plot.left + (n / lastOf(points)) * plot.width;
}

export function down(hope: number, plot: Plot): number {
  return plot.top + (1 - hope) * plot.height;
}

/** The line of a side. */
export function line(side: Side, points: Point[], plot: Plot): string {
  return points.map((point, i) => `${across(point.n, points, plot).toFixed(1)},${down(side.hopes[i] ?? 0, plot).toFixed(1)}`).join(' ');
}

/** Whose chances changed the most at each turning point, from what to what, and by what. */
export function turns(points: Point[], sides: Side[]): Turn[] {
  return points.flatMap((point, i) => {
    if (!point.turning || i === 0) return [];
    const change = (side: Side): number => Math.abs((side.hopes[i] ?? 0) - (side.hopes[i - 1] ?? 0));
    const [side] = [...sides].sort((a, b) => change(b) - change(a));
    if (!side) return [];
    return [{ n: point.n, side, before: percent(side.hopes[i - 1] ?? 0), after: percent(side.hopes[i] ?? 0), text: shortened(point.text ?? '') }];
  });
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`;
}

/** The move under a place of the graph, counted in pixels from its left edge. */
export function moveAt(points: Point[], x: number, plot: Plot): number {
  const share = Math.min(1, Math.max(0, (x - plot.left) / plot.width));
  return Math.round(share * (points.at(-1)?.n ?? 0));
}

/** Which point tells of the position after n moves: that of the last move before it that was judged. */
export function pointAt(points: Point[], n: number): number {
  return Math.max(0, points.findLastIndex((point) => point.n <= n));
}
