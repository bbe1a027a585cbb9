// The words a table and the house exchange over the socket; see docs/protocol.md.
import type { Seat } from './http';
import type { Scene, SceneChange } from './scene';

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
  dictate?: string;
}

export interface Advice {
  n: number;
  kind: 'hint' | 'reason';
  text: string;
  nearest: Way[];
  /** All of the best way as a text; empty where it cannot be dictated. */
  dictate: string;
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

/** What the house says of matters of the table. */
export type Matter =
  | ['ask', Question]
  | ['asked', Question]
  | ['answered', Question]
  | ['chat', ChatLine]
  | ['chats', ChatLine[]]
  | ['rematch', string]
  | ['clock', Clock | null];

export type FromHouse =
  | ['screen', Screen]
  | ['past', number, Screen]
  | ['acts', number, ActsOut]
  | ['advice', Advice]
  | ['dictated', Dictated]
  | ['why', Why]
  | ['late', string]
  | ['refused', Why]
  | ['seats', Seat[]]
  | Matter
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
