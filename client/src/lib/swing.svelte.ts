// Turns groups to their new angles: swinging where the scene says so, at once where people want stillness.
import { angleAt, swingTime } from './pendulum';
import { stillness } from './prefs.svelte';
import type { Group } from './types/scene';
import type { Pointing } from './ui.svelte';

const PLAIN = { period: 1.2, damping: 0.9, stop: 180 }; // a group without a swing of its own still turns softly

export class Swinger {
  private frame = 0;
  private readonly going = new Map<string, { from: number; to: number; start: number; group: Group }>();

  private readonly behind = new Map<string, boolean>();

  constructor(private readonly ui: Pointing) {}

  turn(groups: Record<string, Group>): void {
    const now = performance.now();
    const angles: Record<string, number> = {};
    for (const [id, group] of Object.entries(groups)) {
      const seen = this.seen(id, group);
      if (seen === undefined || seen === group.angle || stillness()) {
        this.going.delete(id);
        angles[id] = group.angle;
      } else {
        if (this.going.get(id)?.to !== group.angle) this.going.set(id, { from: seen, to: group.angle, start: now, group });
        angles[id] = seen;
      }
    }
    this.ui.angles = angles;
    if (this.going.size > 0 && this.frame === 0) this.frame = requestAnimationFrame(() => this.step());
  }

  /** The angle on screen; whoever now looks from the other side sees it the other way round. */
  private seen(id: string, group: Group): number | undefined {
    const angle = this.ui.angles[id];
    const round = this.behind.has(id) && this.behind.get(id) !== group.behind;
    this.behind.set(id, group.behind);
    if (!round || angle === undefined) return angle;
    this.going.delete(id);
    return -angle;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private step(): void {
    const now = performance.now();
    const angles = { ...this.ui.angles };
    for (const [id, one] of this.going) {
      const swing = one.group.swing ?? PLAIN;
      const seconds = (now - one.start) / 1000;
      const done = seconds >= swingTime(swing, one.from - one.to);
      angles[id] = done ? one.to : angleAt(swing, one.from, one.to, seconds);
      if (done) this.going.delete(id);
    }
    this.ui.angles = angles;
    this.frame = this.going.size > 0 ? requestAnimationFrame(() => this.step()) : 0;
  }
}
