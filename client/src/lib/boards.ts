// Boards that belong to seats: how many stand side by side, and which one is shown where there is room for one only.
import type { Area, Item } from './types/scene';

/** The number of columns that draws boxes of this shape largest. */
export function columns(count: number, ratio: number, width: number, height: number): number {
  let best = 1;
  let largest = 0;
  for (let across = 1; across <= count; across++) {
    const drawn = Math.min(width / across, (height / Math.ceil(count / across)) * ratio);
    if (drawn > largest + 0.5) [best, largest] = [across, drawn];
  }
  return best;
}

/** The board to show: the present one, unless what can be touched next lies out of sight. */
export function follow(shown: string, boards: Area[], items: Item[], next: (id: string) => boolean): string {
  const lit = new Set(items.filter((item) => next(item.id)).map((item) => item.area));
  const hidden = boards.filter((area) => area.id !== shown);
  const seen = [...lit].some((id) => !hidden.some((area) => area.id === id));
  return seen ? shown : (hidden.find((area) => lit.has(area.id))?.id ?? shown);
}

/** The board beside this one, round and round. */
export function beside(shown: string, boards: Area[], step: 1 | -1): string {
  const at = boards.findIndex((area) => area.id === shown);
  return boards[(at + step + boards.length) % boards.length]?.id ?? shown;
}
