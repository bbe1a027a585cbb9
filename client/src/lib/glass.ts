// The sandglass of a table, counted on from what the house said last.
import type { Clock } from './types/socket';

export interface Glass {
  clock: Clock;
  /** When it came, in milliseconds of this page. */
  at: number;
}

export interface Reading {
  left: number;
  paused: boolean;
  pauseLeft: number;
}

/** What is left, in seconds: first the pause runs out, then the sand. */
export function reading(glass: Glass, now: number): Reading {
  const gone = Math.max(0, (now - glass.at) / 1000);
  const pauseLeft = Math.max(0, glass.clock.pause_left - gone);
  const run = Math.max(0, gone - glass.clock.pause_left);
  return { left: Math.max(0, glass.clock.left - run), paused: pauseLeft > 0, pauseLeft };
}

/** 3:05; seconds are rounded up, so that 0:00 is the end. */
export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
