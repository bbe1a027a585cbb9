import { expect, it } from 'vitest';
import { minutes, reading } from '../src/lib/glass';
import type { Clock } from '../src/lib/types/socket';

const clock: Clock = { seconds: 180, left: 100, paused: -2, pause_left: 0, may_pause: 0, may_resume: -2 };

it('counts down from what the house said', () => {
  const glass = { clock, at: 5000 };
  expect(reading(glass, 5000)).toEqual({ left: 100, paused: false, pauseLeft: 0 });
  expect(reading(glass, 35_000).left).toBe(70);
  expect(reading(glass, 500_000).left).toBe(0);
});

it('stands in a pause, which ends by itself', () => {
  const glass = { clock: { ...clock, paused: 1, pause_left: 60 }, at: 0 };
  expect(reading(glass, 20_000)).toEqual({ left: 100, paused: true, pauseLeft: 40 });
  expect(reading(glass, 61_000)).toEqual({ left: 99, paused: false, pauseLeft: 0 });
});

it('tells minutes and seconds', () => {
  expect([minutes(180), minutes(64.2), minutes(9), minutes(0.1), minutes(0)]).toEqual(['3:00', '1:05', '0:09', '0:01', '0:00']);
});
