import { describe, expect, it } from 'vitest';
import { quietChoices } from '../src/lib/quiet';

const scopes = [
  { scope: 'season', text: 'this season' },
  { scope: 'battle', text: 'this battle' },
];

describe('do not ask me', () => {
  it('offers nothing where nobody could be spared anything', () => {
    expect(quietChoices(null)).toEqual([]);
    expect(quietChoices(undefined)).toEqual([]);
  });

  it('offers to be asked, and every scope the house names', () => {
    const choices = quietChoices({ now: '', scopes });
    expect(choices.map((one) => one.scope)).toEqual(['', 'season', 'battle']);
    expect(choices.map((one) => one.now)).toEqual([true, false, false]);
    expect(choices[2]?.text).toContain('this battle');
  });

  it('marks what holds, so that it is still there after a reload', () => {
    const choices = quietChoices({ now: 'battle', scopes });
    expect(choices.filter((one) => one.now).map((one) => one.scope)).toEqual(['battle']);
  });
});
