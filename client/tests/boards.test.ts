import { expect, it } from 'vitest';
import { beside, columns, follow } from '../src/lib/boards';
import { choices, narrow } from '../src/lib/touch';
import { places } from '../src/lib/scene';
import { action, area, item } from './make';

it('as many side by side as makes them largest', () => {
  expect(columns(1, 1.5, 900, 400)).toBe(1);
  expect(columns(2, 1.2, 900, 400)).toBe(2);
  expect(columns(4, 2.5, 1000, 400)).toBe(2);
  expect(columns(6, 1.8, 1000, 400)).toBe(3);
  expect(columns(3, 1.5, 300, 900)).toBe(1);
});

it('what can be touched next comes into sight', () => {
  const boards = [area('one', { seat: 0 }), area('two', { seat: 1 }), area('three', { seat: 2 })];
  const items = [item('a', { area: 'one' }), item('b', { area: 'two' }), item('c', { area: 'hand' })];
  const next = (...ids: string[]) => (id: string) => ids.includes(id);
  expect(follow('one', boards, items, next('b'))).toBe('two');
  expect(follow('one', boards, items, next('a', 'b'))).toBe('one');
  expect(follow('three', boards, items, next('c', 'b'))).toBe('three'); // the hand is always seen
  expect(follow('three', boards, items, next())).toBe('three');
  expect(beside('three', boards, 1)).toBe('one');
  expect(beside('one', boards, -1)).toBe('three');
});

it('choices are no items of a board, but buttons once they come next', () => {
  const areas = [area('board'), area('does', { kind: 'choices' })];
  const scene = { key: 'a', areas, items: [item('card'), item('up', { area: 'does' }), item('down', { area: 'does' })], actions: [] };
  const actions = [action('play', 'card', 'up'), action('other', 'board', 'down')];
  expect(choices(scene, narrow(actions, []).next)).toEqual([]);
  expect(choices(scene, narrow(actions, ['card']).next).map((one) => one.id)).toEqual(['up']);
  expect(places(areas).tracks).toEqual([]);
});
