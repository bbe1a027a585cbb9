// The words the house and the browser exchange; see docs/protocol.md.

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

export interface Area {
  id: string;
  name: string;
  kind: 'board' | 'panel' | 'hand' | 'track' | 'choices';
  seat: number;
  width: number;
  height: number;
  backdrop: string;
}

export interface Item {
  id: string;
  area: string;
  sprite: string;
  x: number;
  y: number;
  w: number;
  h: number;
  angle: number;
  layer: number;
  label: string;
  name: string;
  group: string;
  tone: number;
  region: boolean;
  near: string[];
  /** Items of the same kin cannot be told apart: where one goes and another comes, it has moved. */
  kin: string;
  /** Touching this item counts as touching that one. */
  stands_for: string;
  /** When it is new, it glides from where that one was. */
  comes_from?: string;
  /** Given here: what is drawn keeps it while its id changes. */
  track?: string;
}

export interface Action {
  words: string;
  touches: string[];
  text: string;
  kind: string;
}

export interface Group {
  angle: number;
  x: number;
  y: number;
  behind: boolean;
  swing: { period: number; damping: number; stop: number } | null;
}

export interface Scene {
  areas: Area[];
  items: Item[];
  actions: Action[];
  groups?: Record<string, Group>;
  key: string;
}

export interface SceneChange {
  base: string;
  key: string;
  /** Left out when empty. */
  set?: Item[];
  gone?: string[];
  actions: Action[];
  areas?: Area[];
  groups?: Record<string, Group>;
}

export interface LogLine {
  n: number;
  seat: number;
  text: string;
  /** What it tells can be seen piece by piece. */
  acts?: boolean;
  /** A bot did it, and can be asked why. */
  reason?: boolean;
}

/** The first scene is whole, the others are changes; each has a sentence. */
export interface ActsOut {
  seat: number;
  texts: string[];
  scenes: (Scene | SceneChange)[];
}

/** What is wrong with a text; an empty sentence if it was taken. */
export interface Dictated {
  text: string;
  rule: string;
  rule_text: string;
}

export interface Outcome {
  reason: string;
  text: string;
  ranks: number[];
  scores: (number | string)[];
}

/** In what the seat may say that it does not want to be asked, and what it said. */
export interface Quiet {
  now: string;
  scopes: { scope: string; text: string }[];
}

export interface Screen {
  n: number;
  line: number;
  seat: number;
  yours: number[];
  to_act: number[];
  prompt: string;
  scene: Scene | SceneChange;
  log: { from: number; lines: LogLine[] };
  outcome: Outcome | null;
  seats: Seat[];
  can: { undo: 'free' | 'ask' | ''; draw: boolean; resign: boolean; hint?: boolean; dictate?: string; rematch?: boolean };
  hand_over: string | null;
  quiet?: Quiet | null;
  watchers?: number;
}

/** The sandglass; seats are -2 if there is none. */
export interface Clock {
  seconds: number;
  left: number;
  paused: number;
  pause_left: number;
  may_pause: number;
  may_resume: number;
}

/** Something that could be done instead, or that is advised. */
export interface Way {
  words: string;
  text: string;
  /** What it goes on with, if it is a plan. */
  then?: string[];
}

export interface Why {
  words: string;
  text: string;
  rule: string;
  rule_text: string;
  nearest: Way[];
  /** Not given: why something is not allowed. */
  kind?: 'hint' | 'reason';
}

export interface Advice {
  n: number;
  kind: 'hint' | 'reason';
  text: string;
  nearest: Way[];
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

export interface Question {
  id: string | number;
  text: string;
  kind?: 'undo' | 'draw';
  seat?: number;
}

export interface ChatLine {
  who: string;
  text: string;
  seat: number;
}

export type FromHouse =
  | ['screen', Screen]
  | ['past', number, Screen]
  | ['acts', number, ActsOut]
  | ['advice', Advice]
  | ['dictated', Dictated]
  | ['why', Why]
  | ['late', string]
  | ['refused', Why]
  | ['ask', Question]
  | ['asked', Question]
  | ['answered', Question]
  | ['seats', Seat[]]
  | ['chat', ChatLine]
  | ['chats', ChatLine[]]
  | ['rematch', string]
  | ['clock', Clock | null]
  | ['pong']
  | ['error', string];

export type ToHouse =
  | ['act', number, number, string, number]
  | ['why', number, string]
  | ['why-items', number, string[]]
  | ['undo', number, number, number]
  | ['answer', string | number, boolean]
  | ['offer', 'draw', number]
  | ['resign', number]
  | ['pause', number]
  | ['resume', number]
  | ['quiet', number, string]
  | ['look', number, number]
  | ['acts', number, number]
  | ['hint', number]
  | ['reason', number]
  | ['dictate', number, number, string, number]
  | ['ready', number]
  | ['chat', string]
  | ['ping'];
