import type { Action, Area, Item } from '../src/lib/types/scene';

export function item(id: string, more: Partial<Item> = {}): Item {
  return { id, area: 'board', sprite: 's', x: 0, y: 0, w: 10, h: 10, angle: 0, layer: 0, label: '', name: id, group: '', tone: -1, region: false, near: [], kin: '', stands_for: '', ...more };
}

export function area(id: string, more: Partial<Area> = {}): Area {
  return { id, name: id, kind: 'board', seat: -1, width: 100, height: 100, backdrop: '', ...more };
}

export function action(words: string, ...touches: string[]): Action {
  return { words, touches, text: words, kind: '' };
}
