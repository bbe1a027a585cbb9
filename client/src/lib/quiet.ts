// Do not ask me: what a seat may choose, and which of it holds.
import { t } from './messages';
import type { Quiet } from './types/socket';

export interface QuietChoice {
  scope: string;
  text: string;
  now: boolean;
}

/** Nothing where the game has no windows to react in now. */
export function quietChoices(quiet: Quiet | null | undefined): QuietChoice[] {
  if (!quiet) return [];
  const scopes = quiet.scopes.map((one) => ({ scope: one.scope, text: t('quiet-not', { what: one.text }), now: one.scope === quiet.now }));
  return [{ scope: '', text: t('quiet-always'), now: quiet.now === '' }, ...scopes];
}
