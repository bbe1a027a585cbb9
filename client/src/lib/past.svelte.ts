// Past positions of a table: the slider, step by step or by itself.
import { Asker, clampMove, Shelf } from './replay';
import { applied } from './scene';
import type { Scene } from './types/scene';
import type { Screen } from './types/socket';

const STEP_EVERY = 1100;

interface Seen {
  screen: Screen;
  scene: Scene;
}

export class Past {
  on = $state(false);
  n = $state(0);
  seat = $state(-2);
  playing = $state(false);
  waiting = $state(false);
  screen = $state.raw<Screen | null>(null);
  scene = $state.raw<Scene | null>(null);
  private last = 0;
  private leaveAtEnd = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly shelf = new Shelf<Seen>(300);
  private readonly asker: Asker;

  constructor(look: (n: number, seat: number) => void) {
    this.asker = new Asker((wanted) => look(wanted.n, wanted.seat));
  }

  /** Shows the position after n of `last` moves as a seat saw it. */
  go(n: number, last: number, seat: number): void {
    this.last = last;
    this.n = clampMove(n, last);
    this.seat = seat;
    this.on = true;
    const seen = this.shelf.get(this.key());
    if (seen) this.show(seen);
    else {
      this.waiting = true;
      this.asker.want({ n: this.n, seat });
    }
  }

  /** Plays on from here; with `thenLeave` it ends in the present. */
  play(thenLeave = false): void {
    this.leaveAtEnd = thenLeave;
    this.playing = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tick(), STEP_EVERY);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.pause();
    this.on = this.waiting = false;
    this.screen = this.scene = null;
  }

  /** After an undo the moves behind it may be played differently. */
  forget(): void {
    this.shelf.clear();
  }

  came(n: number, screen: Screen, live: Scene | null): void {
    this.asker.answered();
    const scene = applied(this.scene, screen.scene) ?? applied(live, screen.scene);
    if (!scene) return;
    const seen = { screen, scene };
    this.shelf.put(`${screen.seat}:${n}`, seen);
    this.shelf.put(`${this.seat}:${n}`, seen); // a seat one may not look through is answered with one's own
    if (this.on && n === this.n) this.show(seen);
  }

  answered(): void {
    this.asker.answered();
    this.waiting = false;
  }

  again(): void {
    this.asker.again();
  }

  private key(): string {
    return `${this.seat}:${this.n}`;
  }

  private show(seen: Seen): void {
    this.waiting = false;
    this.screen = seen.screen;
    this.scene = seen.scene;
  }

  private tick(): void {
    if (!this.playing) return;
    if (this.n >= this.last) {
      if (this.leaveAtEnd) this.leave();
      else this.pause();
      return;
    }
    if (!this.waiting) this.go(this.n + 1, this.last, this.seat);
    this.timer = setTimeout(() => this.tick(), STEP_EVERY);
  }
}
