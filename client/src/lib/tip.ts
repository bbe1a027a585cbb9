// The sentence that says what touching an item would do.
import { t } from './messages';
import type { Narrowed } from './touch';
import type { Item } from './types/scene';

export interface Tip {
  title: string;
  text: string;
  legal: boolean;
}

export function tipFor(item: Item, narrowed: Narrowed, path: string[], starts: Narrowed | null): Tip {
  const next = narrowed.next.get(item.id) ?? starts?.next.get(item.id);
  if (next) {
    const only = next.length === 1 ? next[0] : undefined;
    return { title: item.name, text: only ? only.text : t('tip-choices', { count: next.length }), legal: true };
  }
  if (path.at(-1) === item.id) {
    const done = narrowed.complete;
    return { title: item.name, text: done ? t('tip-again', { text: done.text }) : t('tip-let-go'), legal: true };
  }
  return { title: item.name, text: '', legal: false };
}
