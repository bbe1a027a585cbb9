// The present of a table: the latest screen, its scene and log, and who sits there.
import { listed } from './messages';
import { applied, followed, joinedLog, type Stretch } from './scene';
import type { Seat } from './types/http';
import type { Scene } from './types/scene';
import type { LogLine, Screen } from './types/socket';

interface Next {
  screen: Screen;
  scene: Scene;
  stretch: Stretch;
}

export class Present {
  screen = $state.raw<Screen | null>(null);
  scene = $state.raw<Scene | null>(null);
  seats = $state.raw<Seat[]>([]);
  private stretch = $state.raw<Stretch | null>(null);
  log = $derived<LogLine[]>(this.stretch?.lines ?? []);
  seat = $derived(this.screen?.seat ?? -2);
  mine = $derived.by(() => this.seats.some((seat) => seat.yours));
  over = $derived.by(() => this.screen?.outcome != null);
  private acting = $derived.by(() => (this.screen ? this.screen.to_act.some((seat) => this.screen?.yours.includes(seat)) : false));
  myTurn = $derived(this.acting && !this.over);
  private standIns = $derived.by(
    () => new Map((this.scene?.items ?? []).filter((item) => item.stands_for !== '').map((item) => [item.id, item.stands_for])),
  );

  /** What a screen leads to; null: something is missing in between. */
  after(screen: Screen): Next | null {
    const scene = applied(this.scene, screen.scene);
    const stretch = joinedLog(this.stretch, screen.log, screen.n);
    return scene && stretch && { screen, scene, stretch };
  }

  show(next: Next): void {
    this.screen = next.screen;
    this.scene = next.scene;
    this.stretch = next.stretch;
    this.seats = next.screen.seats;
  }

  forget(): void {
    this.screen = this.scene = this.stretch = null;
  }

  /** The present comes back after something else was shown. */
  follow(shown: Scene | null): void {
    if (this.scene) this.scene = followed(this.scene, shown);
  }

  /** The number of a seat's colour. */
  tone(seat: number): number {
    return (this.seats.find((one) => one.seat === seat)?.tone ?? seat) % 6;
  }

  name(seat: number): string {
    return this.seats.find((one) => one.seat === seat)?.name ?? '';
  }

  /** Several seats in one sentence. */
  nameOf(seats: number[]): string {
    return listed(seats.map((seat) => this.name(seat)));
  }

  /** The seat table matters are done for: the one shown, else one of mine. */
  mySeat(): number {
    if (this.seats.some((seat) => seat.yours && seat.seat === this.seat)) return this.seat;
    return this.seats.find((seat) => seat.yours)?.seat ?? this.seat;
  }

  /** The item that a touch of this one counts for. */
  meant(id: string): string {
    return this.standIns.get(id) ?? id;
  }
}
