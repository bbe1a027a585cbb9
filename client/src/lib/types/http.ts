// What the house tells over HTTP: games and their rules, matches and who plays them; see docs/protocol.md.

export interface Me {
  name: string;
  known: boolean;
}

export interface Bot {
  level: string;
  name: string;
  about: string;
  /** To measure others by: nobody plays against it for fun. */
  yardstick: boolean;
}

export type OptionValue = string | number | boolean;

export interface GameOption {
  name: string;
  kind: 'choice' | 'flag' | 'number';
  values: OptionValue[];
  /** Each value in words. */
  told: string[];
  low?: number | null;
  high?: number | null;
  step: number;
  /** The tables that have it, by their number of seats; empty: all. */
  seats: number[];
  default: OptionValue;
  label: string;
  help: string;
  rules: string[];
}

export interface Game {
  id: string;
  title: string;
  about: string;
  fewest: number;
  most: number;
  art: string;
  picture: string;
  tones: string[];
  /** Seconds to decide by number of seats, where the game has a sandglass; and of each player's pause. */
  clock: Record<string, number>;
  pause: number;
  bots: Bot[];
  options: GameOption[];
}

export interface Rule {
  id: string;
  text: string;
  question: string;
  source: string;
  standing: string;
  cites: string[];
}

export interface BookPart {
  part: string;
  rules: Rule[];
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  yours: boolean;
  online: boolean;
  level: string;
  /** The number of its colour; its own number unless the game says otherwise. */
  tone?: number;
}

export interface Row {
  code: string;
  game: string;
  title: string;
  seats: Seat[];
  n: number;
  state: 'open' | 'running' | 'over';
  to_act: number[];
  mine: number[];
  age: number;
}

export interface Match extends Row {
  options: Record<string, OptionValue>;
  told_options: { label: string; value: string }[];
  commitment: string;
  rematch: string | null;
}

export interface Rows {
  open: Row[];
  running: Row[];
  mine: Row[];
  over: Row[];
}

export interface NewMatch {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  sit: string[];
  names: string[];
  listed: boolean;
  luck: string;
  /** Shown before the words for the luck were said. */
  commitment: string;
  /** Seconds to decide; 0: no sandglass. */
  clock: number;
}

export interface Proof {
  commitment: string;
  secret: string;
  contributions: { who: string; words: string }[];
  draws: { n: number; words: string; text: string; odds: number[]; drawn: number }[];
  holds: boolean;
  text: string;
}

/** How likely each seat was to win after so many moves, as it could know it. */
export interface Point {
  n: number;
  chances: number[];
  turning: boolean;
  /** What happened, at a turning point. */
  text?: string;
}

export interface Chances {
  points: Point[];
  /** Seats that win together; each alone where there are no teams. */
  sides: number[][];
}
