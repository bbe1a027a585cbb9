// The picture of a position: areas, items, and what to touch for each action; see docs/protocol.md.

export interface Area {
  id: string;
  name: string;
  kind: 'board' | 'panel' | 'hand' | 'track' | 'choices';
  seat: number;
  width: number;
  height: number;
  backdrop: string;
}

export interface Item {
  id: string;
  area: string;
  sprite: string;
  x: number;
  y: number;
  w: number;
  h: number;
  angle: number;
  layer: number;
  label: string;
  name: string;
  group: string;
  tone: number;
  region: boolean;
  near: string[];
  /** Items of the same kin cannot be told apart: where one goes and another comes, it has moved. */
  kin: string;
  /** Touching this item counts as touching that one. */
  stands_for: string;
  /** When it is new, it glides from where that one was. */
  comes_from?: string;
  /** Given here: what is drawn keeps it while its id changes. */
  track?: string;
}

export interface Action {
  words: string;
  touches: string[];
  text: string;
  kind: string;
}

export interface Group {
  angle: number;
  x: number;
  y: number;
  behind: boolean;
  swing: { period: number; damping: number; stop: number } | null;
}

export interface Scene {
  areas: Area[];
  items: Item[];
  actions: Action[];
  groups?: Record<string, Group>;
  key: string;
}

export interface SceneChange {
  base: string;
  key: string;
  /** Left out when empty. */
  set?: Item[];
  gone?: string[];
  actions: Action[];
  areas?: Area[];
  groups?: Record<string, Group>;
}
