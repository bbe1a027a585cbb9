import { describe, expect, it } from 'vitest';
import { buttonKeys, buttons, kept, narrow, sameActions, touch } from '../src/lib/touch';
import { action } from './make';

const actions = [
  action('guard king', 'king'),
  action('move king paris', 'king', 'paris'),
  action('take king vienna hat', 'king', 'vienna', 'hat'),
  action('take king vienna disc', 'king', 'vienna', 'disc'),
  action('move hat paris', 'my-hat', 'paris'),
  action('done'),
];

it('knows whether the same can be done as before', () => {
  expect(sameActions(actions, [...actions])).toBe(true);
  expect(sameActions(actions, actions.slice(1))).toBe(false);
  expect(sameActions([action('done')], [action('seal')])).toBe(false);
});

describe('narrowing', () => {
  it('begins with the items that start an action', () => {
    expect([...narrow(actions, []).next.keys()]).toEqual(['king', 'my-hat']);
    expect(narrow(actions, []).complete).toBeNull(); // a button is no completed path
  });
  it('knows what is complete and what goes on', () => {
    const now = narrow(actions, ['king']);
    expect(now.complete?.words).toBe('guard king');
    expect([...now.next.keys()]).toEqual(['paris', 'vienna']);
    expect(now.next.get('vienna')).toHaveLength(2);
  });
  it('finds nothing behind a path that leads nowhere', () => {
    expect(narrow(actions, ['paris']).actions).toEqual([]);
  });
});

describe('touching', () => {
  it('goes on while there is a choice', () => {
    expect(touch(actions, [], 'king')).toEqual({ kind: 'path', path: ['king'] });
    expect(touch(actions, ['king'], 'vienna')).toEqual({ kind: 'path', path: ['king', 'vienna'] });
  });
  it('sends what is complete and unique', () => {
    expect(touch(actions, ['king'], 'paris')).toMatchObject({ kind: 'send', action: { words: 'move king paris' } });
    expect(touch(actions, ['king', 'vienna'], 'disc')).toMatchObject({ kind: 'send', action: { words: 'take king vienna disc' } });
  });
  it('does not send what is also the start of something longer, until touched again', () => {
    expect(touch(actions, ['king'], 'king')).toMatchObject({ kind: 'send', action: { words: 'guard king' } });
  });
  it('lets go of an incomplete choice when touched again', () => {
    expect(touch(actions, ['my-hat'], 'my-hat')).toEqual({ kind: 'path', path: [] });
  });
  it('begins anew with another start', () => {
    expect(touch(actions, ['king'], 'my-hat')).toEqual({ kind: 'path', path: ['my-hat'] });
  });
  it('refuses the rest, with the whole path to ask about', () => {
    expect(touch(actions, ['king'], 'rome')).toEqual({ kind: 'refused', items: ['king', 'rome'] });
    expect(touch(actions, [], 'paris')).toEqual({ kind: 'refused', items: ['paris'] });
  });
  it('sends a single touch at once when nothing longer begins with it', () => {
    expect(touch([action('mark 4', 'cell-4')], [], 'cell-4')).toMatchObject({ kind: 'send' });
  });
});

it('keeps as much of the path as new actions allow', () => {
  expect(kept(actions, ['king', 'vienna'])).toEqual(['king', 'vienna']);
  expect(kept(actions.slice(0, 2), ['king', 'vienna'])).toEqual(['king']);
  expect(kept([], ['king'])).toEqual([]);
});

it('numbers the buttons 1 to 9, then by letters that do nothing else', () => {
  expect(buttons(actions).map((one) => one.words)).toEqual(['done']);
  const keys = buttonKeys(Array.from({ length: 40 }, () => action('go')));
  expect([keys[0], keys[9], keys[39]]).toEqual(['1', 'a', '']);
  expect(keys).not.toContain('u');
});

it('a button that speaks of a number has its key, if all do', () => {
  expect(buttonKeys([action('bid 0'), action('bid 9'), action('bid 10')])).toEqual(['0', '9', 'a']);
  expect(buttonKeys([action('bid 0'), action('pass')])).toEqual(['1', '2']);
  expect(buttonKeys([action('knight 1'), action('mage 1')])).toEqual(['1', '2']);
});
