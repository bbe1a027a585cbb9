// The line to the house: kept open, opened again after a break, catching up from what was seen.
import type { FromHouse, ToHouse } from './types/socket';

export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

/** The part of a WebSocket the line needs, so that tests can bring their own. */
export interface Wire {
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineEnds {
  /** Address to open, asked for anew each time because it tells what was seen. */
  address(): string;
  heard(message: FromHouse): void;
  changed(state: LineState): void;
}

export interface LineTools {
  open(address: string): Wire;
  later(milliseconds: number, then: () => void): () => void;
  chance(): number;
}

export const browserTools: LineTools = {
  open: (address) => new WebSocket(address) as unknown as Wire,
  later: (milliseconds, then) => {
    const id = setTimeout(then, milliseconds);
    return () => clearTimeout(id);
  },
  chance: Math.random,
};

/** Waiting time before the next try: doubling to 15 s, spread so that not everybody comes at once. */
export function backoff(tries: number, chance: number): number {
  return Math.min(15_000, 500 * 2 ** tries) * (0.5 + chance / 2);
}

const PING_EVERY = 25_000;
const PONG_WITHIN = 8_000;

export class Line {
  private wire: Wire | null = null;
  private tries = 0;
  private stopped = false;
  private cancel: () => void = () => {};

  constructor(
    private readonly ends: LineEnds,
    private readonly tools: LineTools = browserTools,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  /** False when the line is down; nothing is kept for later, because it would be out of date then. */
  send(message: ToHouse): boolean {
    if (!this.wire || this.tries > 0) return false;
    try {
      this.wire.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  /** Drops the line and opens it again at once. */
  restart(): void {
    if (this.stopped) return;
    this.drop();
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.drop();
    this.ends.changed('closed');
  }

  private drop(): void {
    this.cancel();
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close();
  }

  private connect(): void {
    this.ends.changed('connecting');
    const wire = this.tools.open(this.ends.address());
    this.wire = wire;
    this.tries += 1; // counts as failed until it is open
    wire.onopen = () => {
      this.tries = 0;
      this.ends.changed('open');
      this.listen();
    };
    wire.onmessage = (event) => {
      this.listen();
      const message = parsed(event.data);
      if (message) this.ends.heard(message);
    };
    wire.onclose = () => this.lost();
  }

  private lost(): void {
    this.drop();
    if (this.stopped) return;
    this.ends.changed('waiting');
    const tries = Math.max(0, this.tries - 1);
    this.tries = Math.max(1, this.tries);
    this.cancel = this.tools.later(backoff(tries, this.tools.chance()), () => this.connect());
  }

  /** A line on which nothing is heard is asked; one that does not answer is dead. */
  private listen(): void {
    this.cancel();
    this.cancel = this.tools.later(PING_EVERY, () => {
      this.send(['ping']);
      this.cancel = this.tools.later(PONG_WITHIN, () => this.restart());
    });
  }
}

function parsed(data: unknown): FromHouse | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    return Array.isArray(message) && typeof message[0] === 'string' ? (message as unknown as FromHouse) : null;
  } catch {
    return null;
  }
}
