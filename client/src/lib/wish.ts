// The table somebody wants to set up.
import type { Game, GameOption, NewMatch, OptionValue } from './types';

export function usual(game: Game, seats: number): Record<string, OptionValue> {
  return Object.fromEntries(offered(game, seats).map((option) => [option.name, option.default]));
}

export function offered(game: Game, seats: number): GameOption[] {
  return game.options.filter((option) => option.seats.length === 0 || option.seats.includes(seats));
}

/** Of what somebody chose, all that a table with so many seats has. */
export function chosen(game: Game, seats: number, options: Record<string, OptionValue>): Record<string, OptionValue> {
  const names = new Set(offered(game, seats).map((option) => option.name));
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.has(name)));
}

/** One click: me against the first level of computer at every other seat. */
export function atOnce(game: Game): NewMatch {
  return wish(game, game.fewest, seating(game, game.fewest, true));
}

export function wish(game: Game, seats: number, sit: string[]): NewMatch {
  return { game: game.id, seats, options: usual(game, seats), sit, names: sit.map(() => ''), listed: false, luck: '', commitment: '', clock: 0 };
}

export function seating(game: Game, seats: number, bots: boolean): string[] {
  const bot = game.bots.find((each) => each.level === 'casual') ?? game.bots[1] ?? game.bots[0];
  const level = bot?.level; // the first one is for testing a table
  const other = bots && level ? `bot:${level}` : 'link';
  return Array.from({ length: seats }, (_, i) => (i === 0 ? 'me' : other));
}

/** The chairs of a table that grew or shrank: those that stay keep who sits there. */
export function resized(sit: string[], seats: number): string[] {
  const other = sit.find((who) => who !== 'me') ?? 'link';
  return Array.from({ length: seats }, (_, i) => sit[i] ?? other);
}
