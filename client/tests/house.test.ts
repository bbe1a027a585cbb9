import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Asked = { path: string; body: unknown };
let asked: Asked[];
let known: boolean;
let answers: (() => void)[];

function answer(path: string, body: unknown): unknown {
  if (path === '/api/games') return { games: [], address: 'http://house' };
  return body ? { name: (body as { name: string }).name, known: true } : { name: known ? 'Ann' : '', known };
}

/** A house that answers when it is told to. */
function slow(path: string, init: RequestInit): Promise<Response> {
  const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
  asked.push({ path, body });
  return new Promise((resolve) => answers.push(() => resolve(new Response(JSON.stringify(answer(path, body))))));
}

async function letAnswer(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    answers.splice(0).forEach((send) => send());
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function sitDown(named: boolean): Promise<{ me: { name: string; known: boolean } | null }> {
  known = named;
  const { house } = await import('../src/lib/games.svelte');
  const ready = house.ensureName();
  await letAnswer();
  await ready;
  return house;
}

const names = (): unknown[] => asked.filter((one) => one.body !== null).map((one) => one.body);

beforeEach(() => {
  [asked, answers] = [[], []];
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'http://house' });
  vi.stubGlobal('fetch', slow);
});
afterEach(() => vi.unstubAllGlobals());

describe('who sits down before the house has said who he is', () => {
  it('keeps the name he has', async () => {
    const house = await sitDown(true);
    expect(names()).toEqual([]);
    expect(house.me?.name).toBe('Ann');
  });

  it('is a guest if he has none', async () => {
    const house = await sitDown(false);
    expect(names()).toHaveLength(1);
    expect(house.me?.known).toBe(true);
  });
});
