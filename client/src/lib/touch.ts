// Touching items in order narrows the legal actions until one is left.
import type { Action, Item, Scene } from './types/scene';

export interface Narrowed {
  /** Actions whose touches begin with the path. */
  actions: Action[];
  /** The action whose touches are exactly the path. */
  complete: Action | null;
  /** Items that may be touched next, each with the actions it leads to. */
  next: Map<string, Action[]>;
}

export function narrow(actions: Action[], path: string[]): Narrowed {
  const found = actions.filter(
    (action) => action.touches.length > 0 && path.every((id, i) => action.touches[i] === id) && action.touches.length >= path.length,
  );
  const next = new Map<string, Action[]>();
  let complete: Action | null = null;
  for (const action of found) {
    const id = action.touches[path.length];
    if (id === undefined) complete = action;
    else next.set(id, [...(next.get(id) ?? []), action]);
  }
  return { actions: found, complete: path.length > 0 ? complete : null, next };
}

export type Step =
  | { kind: 'send'; action: Action }
  | { kind: 'path'; path: string[] }
  | { kind: 'refused'; items: string[] };

/** What touching an item does now. */
export function touch(actions: Action[], path: string[], id: string): Step {
  const now = narrow(actions, path);
  if (now.next.has(id)) {
    const longer = [...path, id];
    const then = narrow(actions, longer);
    if (then.complete && then.next.size === 0) return { kind: 'send', action: then.complete };
    return { kind: 'path', path: longer };
  }
  if (path.at(-1) === id) {
    // The last one again: it confirms what is complete, and lets go of what is not.
    if (now.complete) return { kind: 'send', action: now.complete };
    return { kind: 'path', path: path.slice(0, -1) };
  }
  if (path.length > 0 && narrow(actions, []).next.has(id)) return touch(actions, [], id); // begin anew with this one
  return { kind: 'refused', items: [...path, id] };
}

/** The path as far as the new actions still allow it: a screen may arrive while somebody is choosing. */
export function kept(actions: Action[], path: string[]): string[] {
  for (let length = path.length; length > 0; length--) {
    const shorter = path.slice(0, length);
    if (narrow(actions, shorter).actions.length > 0) return shorter;
  }
  return [];
}

export function sameActions(some: Action[], others: Action[]): boolean {
  return some.length === others.length && some.every((action, i) => action.words === others[i]?.words);
}

export function buttons(actions: Action[]): Action[] {
  return actions.filter((action) => action.touches.length === 0);
}

/** What the things touched so far can do: items without a place on the boards, shown as buttons. */
export function choices(scene: Scene | null, next: Map<string, Action[]>): Item[] {
  const areas = new Set((scene?.areas ?? []).filter((area) => area.kind === 'choices').map((area) => area.id));
  return (scene?.items ?? []).filter((item) => areas.has(item.area) && next.has(item.id));
}

const KEYS = [...'123456789abcdefghijklmoqrstvwxyz']; // without n, p and u, which do other things

/** The key that presses each button: the digit it speaks of, if all speak of numbers; else 1..9, then letters. */
export function buttonKeys(buttons: Action[]): string[] {
  const numbers = buttons.map((button) => /\b\d+\b/.exec(button.text)?.[0] ?? '');
  const counted = buttons.length > 1 && numbers[0] !== '' && new Set([...numbers, '']).size === buttons.length + 1;
  if (!counted) return buttons.map((_, i) => KEYS[i] ?? '');
  let letter = 9;
  return numbers.map((number) => (number.length === 1 ? number : (KEYS[letter++] ?? '')));
}
