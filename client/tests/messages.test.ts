// Every text that is used is there, and every text that is there is used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
const code = files.map((name) => readFileSync(join(source, name), 'utf8')).join('\n');
const ids = new FluentResource(readFileSync(join(source, 'messages/en.ftl'), 'utf8')).body.map((message) => message.id);

it('finds each message once', () => expect(new Set(ids).size).toBe(ids.length));

it('has every message that is used', () => {
  // t('…'), and the two answers of t(condition ? '…' : '…')
  const used = [...code.matchAll(/\bt\(([^()]*)/g)].flatMap((call) => [...(call[1] ?? '').matchAll(/'([a-z][a-z-]*)'/g)].map((id) => id[1] as string));
  expect(used.length).toBeGreaterThan(80);
  const words = new Set(['ask', 'hint', 'waiting']); // compared with, not told
  expect(used.filter((id) => !words.has(id) && !ids.includes(id))).toEqual([]);
});

it('uses every message', () => {
  expect(ids.filter((id) => !code.includes(`'${id}'`) && !id.startsWith('key-'))).toEqual([]);
});

it('knows no game', () => {
  expect(code.match(/europe1815|duels|macht|dynasties|isles|noughts/gi)).toBeNull();
});
