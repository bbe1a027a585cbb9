// The table somebody wants to set up.
import type { Bot, Game, GameOption, NewMatch, OptionValue } from './types/http';

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

/** One click: me against this level of computer at every other seat. */
export function atOnce(game: Game, level: string): NewMatch {
  return wish(game, game.fewest, seating(game.fewest, `bot:${level}`));
}

const USUAL = 'casual';

/** The levels that a person may want to play against. */
export function levels(game: Game): Bot[] {
  const found = game.bots.filter((bot) => !bot.yardstick);
  return found.length > 0 ? found : game.bots;
}

/** The level somebody chose before, if this game has it; empty: it has no bots at all. */
export function levelOf(game: Game, chosen: string): string {
  const found = levels(game).map((bot) => bot.level);
  return [chosen, USUAL].find((level) => found.includes(level)) ?? found[0] ?? '';
}

export function wish(game: Game, seats: number, sit: string[]): NewMatch {
  return { game: game.id, seats, options: usual(game, seats), sit, names: sit.map(() => ''), listed: false, luck: '', commitment: '', clock: 0 };
}

/** Me, and others like this. */
export function seating(seats: number, other: string): string[] {
  return Array.from({ length: seats }, (_, i) => (i === 0 ? 'me' : other));
}

/** The chairs of a table that grew or shrank: those that stay keep who sits there. */
export function resized(sit: string[], seats: number): string[] {
  const other = sit.find((who) => who !== 'me') ?? 'link';
  return Array.from({ length: seats }, (_, i) => sit[i] ?? other);
}
