// The six colours of the seats must be told apart by people who see colours differently.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lineTone, PAPERS, seatTones } from '../src/lib/tones';

type Three = [number, number, number];
const css = readFileSync(join(import.meta.dirname, '../src/app.css'), 'utf8');
const rows = [...css.matchAll(/\.tone-(\d) \{ --tone: var\(--seat-\d, #(\w{6})\); --tone-ink: var\(--seat-\d-ink, #(\w{3,6})\);/g)];
const channels = (hex: string): Three => {
  const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex;
  return [0, 2, 4].map((i) => linear(parseInt(full.slice(i, i + 2), 16) / 255)) as Three;
};
const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const times = (m: number[][], v: Three): Three => m.map((r) => (r[0] ?? 0) * v[0] + (r[1] ?? 0) * v[1] + (r[2] ?? 0) * v[2]) as Three;

// Machado, Oliveira and Fernandes (2009), severity 1.
const EYES: Record<string, number[][]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function oklab(rgb: Three): Three {
  const lms = times([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], rgb);
  return times([[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]], lms.map((v) => Math.cbrt(Math.max(0, v))) as Three);
}
const light = (c: Three): number => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];

it('six of them', () => expect(rows).toHaveLength(6));

it.each(Object.keys(EYES))('told apart by %s eyes', (eye) => {
  const seen = rows.map((row) => oklab(times(EYES[eye] as number[][], channels(row[2] as string))));
  for (const [i, a] of seen.entries())
    for (const [j, b] of seen.entries())
      if (j > i) expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `${i} and ${j}`).toBeGreaterThan(0.15);
});

it('the number of a seat can be read on its colour', () => {
  for (const row of rows) {
    const [a, b] = [light(channels(row[2] as string)), light(channels(row[3] as string))].sort((x, y) => y - x) as [number, number];
    expect((a + 0.05) / (b + 0.05), `tone ${row[1]}`).toBeGreaterThan(4.5);
  }
});

const contrast = (one: string, other: string): number => {
  const [a, b] = [light(channels(one.slice(1))), light(channels(other.slice(1)))].sort((x, y) => y - x) as [number, number];
  return (a + 0.05) / (b + 0.05);
};

it('lines of every colour can be seen by day and by night', () => {
  expect(css).toContain(`--card: light-dark(${PAPERS.join(', ')})`);
  for (const row of rows) {
    const drawn = PAPERS.map((paper) => lineTone(`#${row[2]}`, paper));
    expect(css, `tone ${row[1]}`).toContain(`--tone-line: var(--seat-${row[1]}-line, light-dark(${drawn.join(', ')}))`);
  }
  const brought = ['#e8842c', '#f7f3e8', '#101010', '#7f7f7f'];
  for (const tone of [...rows.map((row) => `#${row[2]}`), ...brought])
    for (const paper of PAPERS) expect(contrast(lineTone(tone, paper), paper), `${tone} on ${paper}`).toBeGreaterThanOrEqual(3);
});

it('a game may bring its own, with an ink that can be read on them', () => {
  expect(seatTones([])).toBe('');
  const style = seatTones(['#e8842c', '#f7f3e8', '#101010']);
  expect(style).toContain('--seat-0: #e8842c;');
  expect(style).toContain('--seat-1-ink: #1d1a17;');
  expect(style).toContain('--seat-2-ink: #fff;');
  expect(style).toMatch(/--seat-1-line: light-dark\(#\w{6}, #f7f3e8\);/);
});
