// What is asked over HTTP.
import { t } from './messages';
import type { BookPart, Chances, Game, Match, Me, NewMatch, Proof, Rows } from './types/http';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly option: string = '',
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { headers: { accept: 'application/json' } }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal(0, t('error-no-house'));
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const told = (data ?? {}) as { error?: string; option?: string };
  throw new Refusal(answer.status, told.error ?? t('error-status', { status: answer.status }), told.option ?? '');
}

const match = (code: string): string => `/api/matches/${encodeURIComponent(code)}`;

export const api = {
  me: () => ask<Me>('/api/me'),
  name: (name: string) => ask<Me>('/api/me', { name }),
  games: () => ask<{ games: Game[]; address: string | null }>('/api/games'),
  book: (game: string) => ask<{ parts: BookPart[] }>(`/api/games/${encodeURIComponent(game)}/book`).then((answer) => answer.parts),
  matches: () => ask<Rows>('/api/matches'),
  create: (wish: NewMatch) => ask<{ code: string }>('/api/matches', wish).then((answer) => answer.code),
  openFile: (text: string) => ask<{ code: string }>('/api/files', { text }).then((answer) => answer.code),
  luck: () => ask<{ commitment: string }>('/api/luck', {}).then((answer) => answer.commitment),
  match: (code: string) => ask<Match>(match(code)),
  join: (code: string, seat: number, luck = '') => ask<Match>(`${match(code)}/join`, { seat, luck }),
  leave: (code: string, seat: number) => ask<Match>(`${match(code)}/leave`, { seat }),
  rematch: (code: string) => ask<{ code: string }>(`${match(code)}/rematch`, {}).then((answer) => answer.code),
  proof: (code: string) => ask<Proof>(`${match(code)}/proof`),
  chances: (code: string) => ask<Chances>(`${match(code)}/chances`),
  fileAddress: (code: string) => `${match(code)}/file`,
};

export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
