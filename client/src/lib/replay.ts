// Looking at past positions: which one is wanted, which is asked for, which are known.
import type { Scene } from './types/scene';
import type { LogLine } from './types/socket';

export interface Wanted {
  n: number;
  seat: number;
}

/** One question at a time: while a slider is dragged only the newest wish is asked after the last answer. */
export class Asker {
  private wish: Wanted | null = null;
  private open: Wanted | null = null;

  constructor(private readonly ask: (wanted: Wanted) => void) {}

  want(wanted: Wanted): void {
    if (this.open) this.wish = wanted;
    else this.put(wanted);
  }

  /** An answer came; the wish that waited is asked now. */
  answered(): void {
    this.open = null;
    const wish = this.wish;
    this.wish = null;
    if (wish) this.put(wish);
  }

  /** The connection is new: what was asked is lost and asked again. */
  again(): void {
    const lost = this.wish ?? this.open;
    this.wish = this.open = null;
    if (lost) this.put(lost);
  }

  private put(wanted: Wanted): void {
    this.open = wanted;
    this.ask(wanted);
  }
}

/** A cache that forgets its oldest entries. */
export class Shelf<T> {
  private readonly kept = new Map<string, T>();

  constructor(private readonly size: number) {}

  get(key: string): T | undefined {
    return this.kept.get(key);
  }

  put(key: string, value: T): void {
    this.kept.delete(key);
    this.kept.set(key, value);
    const first = this.kept.keys().next();
    if (this.kept.size > this.size && !first.done) this.kept.delete(first.value);
  }

  clear(): void {
    this.kept.clear();
  }
}

export function clampMove(n: number, last: number): number {
  return Number.isFinite(n) ? Math.min(last, Math.max(0, Math.round(n))) : last;
}

/** The lines to show: the newest, or those that led to a past position before all of them. */
export function shownLines(log: LogLine[], past: LogLine[], at: number, most = 400): LogLine[] {
  const newest = log.slice(-most);
  return at >= 0 && past.length > 0 && (newest[0]?.n ?? 0) > at ? past : newest;
}

/** Where "show me the last moves" begins: before the first move after one's own last one, or one round back. */
export function sinceMine(log: { n: number; seat: number }[], own: number, last: number, seats: number): number {
  const mine = log.filter((line) => line.seat === own && line.n <= last).at(-1);
  if (mine && mine.n < last) return clampMove(mine.n, last);
  return clampMove(last - Math.max(1, seats), last);
}

export interface Act {
  scene: Scene;
  text: string;
}

export const PACES = ['slow', 'usual', 'fast'] as const;
export type Pace = (typeof PACES)[number];
const FACTORS: Record<Pace, number> = { slow: 2, usual: 1, fast: 0.4 };

/** Milliseconds that an act stays: as long as its sentence takes to be read. */
export function actTime(text: string, pace: Pace): number {
  return (1100 + 40 * Math.min(text.length, 130)) * FACTORS[pace];
}

/** The moves of the latest round that can be seen piece by piece; one that a question interrupted has several. */
export function lastRound(log: LogLine[]): number[] {
  const last = log.findLastIndex((line) => line.acts);
  let first = last;
  while (first > 0 && log[first - 1]?.acts) first -= 1;
  return last < 0 ? [] : log.slice(first, last + 1).map((line) => line.n);
}
