import { expect, it } from 'vitest';
import { Stick } from '../src/lib/stick';

const at = (scrollTop: number, clientHeight: number, scrollHeight = 1000): { scrollTop: number; clientHeight: number; scrollHeight: number } => ({ scrollTop, clientHeight, scrollHeight });

it('lets go of the end when somebody scrolls up, and takes hold of it again there', () => {
  const stick = new Stick();
  stick.scrolled(at(700, 300));
  expect(stick.on).toBe(true);
  stick.scrolled(at(500, 300));
  expect(stick.on).toBe(false);
  stick.scrolled(at(690, 300));
  expect(stick.on).toBe(true);
});

it('stays at the end when the list gets less room before it is told that it was scrolled there', () => {
  const stick = new Stick();
  stick.scrolled(at(700, 130));
  expect(stick.on).toBe(true);
});
