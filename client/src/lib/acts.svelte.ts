// What a move set off, shown piece by piece: by itself or step by step, slow or fast.
import { prefs, stillness } from './prefs.svelte';
import { actTime, type Act } from './replay';
import { applied, followed } from './scene';
import type { Scene } from './types/scene';
import type { ActsOut, LogLine } from './types/socket';

export class Acts {
  on = $state(false);
  at = $state(0);
  playing = $state(false);
  list = $state.raw<Act[]>([]);
  /** More acts are on their way. */
  waiting = $state(false);
  private held = $state.raw<Scene | null>(null);
  private moves: number[] = [];
  private staged = 0; // the latest move whose acts were shown or could have been
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: (n: number) => void,
    private readonly told: (text: string) => void,
    private readonly left: (shown: Scene | null) => void,
  ) {}

  now = $derived.by<Act | null>(() => this.list[this.at] ?? null);
  scene = $derived.by<Scene | null>(() => (this.on ? (this.now?.scene ?? this.held) : null));
  text = $derived.by(() => this.now?.text ?? '');

  /** Shows what these moves set off; until it comes, the scene that is held stays in sight. */
  show(moves: number[], held: Scene | null): void {
    if (moves.length === 0) return;
    if (this.on) {
      // The round goes on while its beginning is still being shown.
      this.moves.push(...moves);
      if (!this.waiting) this.next();
      return;
    }
    this.list = [];
    this.at = 0;
    this.held = held;
    this.moves = [...moves];
    this.on = this.playing = true;
    this.next();
  }

  /** What is new in the log of n moves and can be seen piece by piece is shown so at once, if it is wanted and motion is. */
  stage(log: LogLine[], n: number, held: Scene | null, wanted: boolean): boolean {
    const moves = log.filter((line) => line.acts && line.n > this.staged).map((line) => line.n);
    this.staged = moves.at(-1) ?? Math.min(this.staged, n);
    if (!wanted || moves.length === 0 || stillness()) return false;
    this.show(moves, held);
    return true;
  }

  came(n: number, out: ActsOut): void {
    if (!this.on || n !== this.moves[0]) return;
    this.moves.shift();
    const first = this.list.length === 0;
    const before = this.list.at(-1)?.scene ?? this.held;
    let base: Scene | null = null;
    const found: Act[] = [];
    out.scenes.forEach((scene, i) => {
      const whole = applied(base, scene);
      base = whole && base === null ? followed(whole, before) : whole;
      if (base) found.push({ scene: base, text: out.texts[i] ?? '' });
    });
    this.list = [...this.list, ...found];
    this.waiting = false;
    if (this.moves.length > 0) this.next();
    else if (this.list.length === 0) return this.leave();
    if (first) this.enter();
  }

  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at >= this.list.length - 1) this.at = 0;
    this.enter();
  }

  /** The connection is new: what was asked is asked again. */
  again(): void {
    if (this.on && this.waiting) this.next();
  }

  leave(): void {
    clearTimeout(this.timer);
    if (this.on) this.left(this.scene);
    this.on = this.playing = this.waiting = false;
    this.list = [];
    this.moves = [];
    this.held = null;
  }

  private next(): void {
    const n = this.moves[0];
    if (n === undefined) return;
    this.waiting = true;
    this.ask(n);
  }

  private go(to: number): void {
    if (to >= this.list.length) {
      if (!this.waiting) return this.leave();
      this.timer = setTimeout(() => this.go(to), 200);
      return;
    }
    this.at = Math.max(0, to);
    this.enter();
  }

  private enter(): void {
    clearTimeout(this.timer);
    this.told(this.text);
    if (this.playing) this.timer = setTimeout(() => this.go(this.at + 1), actTime(this.text, prefs.pace));
  }
}
