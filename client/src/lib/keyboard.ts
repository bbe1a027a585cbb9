// Where the arrow keys lead, and which item a finger meant.
import type { Item } from './types/scene';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const WAYS: Record<Arrow, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** Cost of going from one item to another in a direction; null when it lies the other way. */
function cost(from: Item, to: Item, way: [number, number], slack: number): number | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = dx * way[0] + dy * way[1];
  const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
  if (along <= 0 || across > along * slack) return null;
  return along + 2 * across;
}

function best(from: Item, among: Item[], way: [number, number], slack: number): Item | null {
  let found: Item | null = null;
  let least = Infinity;
  for (const item of among) {
    if (item.id === from.id) continue;
    const price = cost(from, item, way, slack);
    if (price !== null && price < least) {
      least = price;
      found = item;
    }
  }
  return found;
}

/** The item an arrow key leads to: a neighbour in that direction if the scene names neighbours, else the nearest one there. */
export function towards(from: Item, arrow: Arrow, items: Item[]): Item | null {
  const way = WAYS[arrow];
  const here = items.filter((item) => item.area === from.area && item.name !== '');
  const near = here.filter((item) => from.near.includes(item.id));
  return best(from, near, way, 1.2) ?? best(from, here, way, 1) ?? best(from, here, way, 4);
}

/** The next or previous item in reading order (rows from the top), round and round. */
export function along(from: Item | null, step: 1 | -1, items: Item[]): Item | null {
  const row = Math.max(1, Math.min(...items.map((item) => item.h)) / 2);
  const order = [...items].sort((a, b) => Math.round(a.y / row) - Math.round(b.y / row) || a.x - b.x);
  if (order.length === 0) return null;
  const at = from ? order.findIndex((item) => item.id === from.id) : -1;
  const to = at < 0 ? (step > 0 ? 0 : order.length - 1) : (at + step + order.length) % order.length;
  return order[to] ?? null;
}

/** The nearest of these items whose edge is within reach of a point; fingers are wider than pieces. */
export function within(items: Item[], x: number, y: number, reach: number): Item | null {
  let found: Item | null = null;
  let least = reach;
  for (const item of items) {
    const dx = Math.max(0, Math.abs(x - item.x) - item.w / 2);
    const dy = Math.max(0, Math.abs(y - item.y) - item.h / 2);
    const away = Math.hypot(dx, dy);
    if (away <= least) {
      least = away;
      found = item;
    }
  }
  return found;
}

/** True when a key press belongs to a field where one types, or to the browser. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['button', 'checkbox', 'radio'].includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName) || target.closest('dialog') !== null;
}
