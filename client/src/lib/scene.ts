// A scene as a value: changes applied to it, its parts in drawing order, its log.
import type { Seat } from './types/http';
import type { Area, Item, Scene, SceneChange } from './types/scene';
import type { Screen } from './types/socket';

export function isChange(scene: Scene | SceneChange): scene is SceneChange {
  return 'base' in scene;
}

/** The scene after a change; null when the change belongs to another scene, so that a whole one is needed. */
export function applied(base: Scene | null, next: Scene | SceneChange): Scene | null {
  if (!isChange(next)) return next;
  if (!base || base.key !== next.base) return null;
  const items = new Map(base.items.map((item) => [item.id, item]));
  const gone = next.gone ?? [];
  const left = gone.map((id) => items.get(id)).filter((item) => item !== undefined);
  for (const id of gone) items.delete(id);
  // An item that is already there keeps its place in the order.
  for (const item of next.set ?? []) items.set(item.id, { ...item, track: trackOf(item, items.get(item.id), left, next.key) });
  return {
    key: next.key,
    areas: next.areas ?? base.areas,
    groups: next.groups ?? base.groups,
    items: [...items.values()],
    actions: next.actions,
  };
}

/** What is drawn goes on as the item itself, or as one of its kin that has just come; else it is new. */
function trackOf(item: Item, before: Item | undefined, left: Item[], key: string): string {
  if (before) return before.track ?? before.id;
  const at = left.findIndex((gone) => item.kin !== '' && gone.kin === item.kin && gone.area === item.area);
  const [moved] = at >= 0 ? left.splice(at, 1) : [];
  return moved ? (moved.track ?? moved.id) : `${item.id}~${key}`;
}

/** A scene that takes the place of another: what is in both stays drawn, so that it glides instead of blinking. */
export function followed(scene: Scene, shown: Scene | null): Scene {
  if (!shown) return scene;
  const tracks = new Map(shown.items.map((item) => [item.id, item.track ?? item.id]));
  const taken = new Set(tracks.values());
  const items = scene.items.map((item) => {
    const track = tracks.get(item.id) ?? item.track ?? item.id;
    return { ...item, track: taken.has(track) && !tracks.has(item.id) ? `${item.id}~${scene.key}` : track };
  });
  return { ...scene, items };
}

/** Items of an area as they are painted: regions first, then by layer; equals stay in the order they came. */
export function painted(items: Item[], area: string): Item[] {
  return items
    .filter((item) => item.area === area)
    .sort((a, b) => Number(b.region) - Number(a.region) || a.layer - b.layer);
}

/** A stretch of the log: the lines from number `from` up to `to`; moves of which nothing is told have none. */
export type Stretch = Screen['log'] & { to: number };

/** The log after a screen of `n` moves. Null: lines are missing in between, and it is wanted anew. */
export function joinedLog(seen: Stretch | null, log: Screen['log'], n: number): Stretch | null {
  if (!seen || log.from <= seen.from) return { ...log, to: n }; // the house may leave out old lines
  const known = seen.lines.filter((line) => line.n < log.from);
  return seen.to < log.from - 1 ? null : { from: seen.from, lines: [...known, ...log.lines], to: n };
}

/** The seat of the person a shared screen is handed to: the first of this browser's that is to act. */
export function nextPerson(screen: Screen): number | null {
  return screen.seats.find((seat) => seat.yours && screen.to_act.includes(seat.seat))?.seat ?? null;
}

/** The names of the bots that everybody waits for; none, if it is a person. */
export function thinkers(toAct: number[], seats: Seat[]): string[] {
  const acting = seats.filter((seat) => toAct.includes(seat.seat));
  return acting.every((seat) => seat.kind === 'bot') ? acting.map((seat) => seat.name) : [];
}

export interface Places {
  boards: Area[];
  hands: Area[];
  tracks: Area[];
  panels: Map<number, Area[]>;
}

/** Where each area goes on the page; panels that belong to nobody are tracks. */
export function places(areas: Area[]): Places {
  const found: Places = { boards: [], hands: [], tracks: [], panels: new Map() };
  for (const area of areas) {
    if (area.kind === 'choices') continue; // buttons in the bar
    if (area.kind === 'board') found.boards.push(area);
    else if (area.kind === 'hand') found.hands.push(area);
    else if (area.kind === 'panel' && area.seat >= 0) {
      found.panels.set(area.seat, [...(found.panels.get(area.seat) ?? []), area]);
    } else found.tracks.push(area);
  }
  return found;
}

/** Seats in the order they are shown: in turn order, beginning with one's own. */
export function seatOrder(seats: Seat[], own: number): Seat[] {
  const at = seats.findIndex((seat) => seat.seat === own);
  return at <= 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
}

/** Size of the text drawn on an item, in the units of its area; 0 when there is nothing to draw. */
export function labelSize(item: Item): number {
  const length = [...item.label].length;
  if (length === 0) return 0;
  if (!item.sprite) return item.h; // a line of text by itself
  return Math.min(item.h * (length > 2 ? 0.46 : 0.56), (item.w * 0.88) / (length * 0.6));
}

/** The lines of a label that stands by itself: two where one would be too wide. */
export function labelLines(item: Item): string[] {
  const words = item.label.split(' ');
  if (item.sprite || words.length < 2 || item.label.length * item.h * 0.42 <= item.w) return [item.label];
  let best = 1;
  const longer = (at: number): number => Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length);
  for (let at = 1; at < words.length; at++) if (longer(at) < longer(best)) best = at;
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

const READABLE = 11;
const LEGIBLE = 6.5;

/** Size of a region's name: readable at this scale (pixels for each unit), but never wider than the region; 0 when too small to read. */
export function placeSize(item: Item, area: Area, scale: number): number {
  const length = [...item.label].length;
  if (length === 0) return 0;
  const usual = Math.max(area.width, area.height) * 0.02;
  const size = Math.min(Math.max(Math.min(usual, 20 / scale), READABLE / scale), (item.w * 0.95) / (length * 0.55));
  return size * scale < LEGIBLE ? 0 : size;
}

/** The regions next to the one that is pointed at, itself or by something that stands in it. */
export function neighbours(items: Item[], pointed: string | null): Set<string> {
  const at = items.find((item) => item.id === pointed);
  const region = at?.region ? at : items.find((item) => item.id === at?.stands_for);
  if (!region?.region) return new Set();
  const near = new Set(region.near);
  return new Set(items.filter((item) => item.region && near.has(item.id)).map((item) => item.id));
}
