// Addresses of the client.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string; withBots: boolean }
  | { page: 'table'; code: string; n: number | null; seat: number | null }
  | { page: 'proof'; code: string }
  | { page: 'nowhere' };

export function routeOf(path: string, query = ''): Route {
  const parts = path.split('/').filter((part) => part !== '').map(decoded);
  const asked = new URLSearchParams(query);
  const [head, one, two] = parts;
  if (head === undefined) return { page: 'lobby' };
  if (head === 'new' && one && parts.length === 2) return { page: 'new', game: one, withBots: asked.has('bots') };
  if (head === 'm' && one && parts.length <= 3) {
    const code = one.toUpperCase();
    if (two === 'proof') return { page: 'proof', code };
    if (two === undefined) return { page: 'table', code, n: null, seat: null };
    if (/^\d{1,6}$/.test(two)) return { page: 'table', code, n: Number(two), seat: seatOf(asked.get('seat')) };
  }
  return { page: 'nowhere' };
}

function seatOf(text: string | null): number | null {
  return text !== null && /^-?\d{1,2}$/.test(text) ? Number(text) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function tablePath(code: string, n: number | null = null): string {
  return n === null ? `/m/${code}` : `/m/${code}/${n}`;
}

/** `#rule-EU-R34` names a rule. */
export function ruleOf(hash: string): string | null {
  return hash.startsWith('#rule-') ? decoded(hash.slice(6)) : null;
}

/** A code as typed: letters only, at most four, capital; of a link that was pasted, the code in it. */
export function tidyCode(text: string): string {
  const code = /\/m\/([A-Z]{4})\b/i.exec(text)?.[1] ?? text;
  return code.toUpperCase().replace(/[^A-Z]/g, '').slice(0, 4);
}
