// What a first visit has to load: the page, its script and its styles, compressed. The limit is a promise of the README.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const dist = new URL('../dist/', import.meta.url);
const page = readFileSync(new URL('index.html', dist));
let total = gzipSync(page).length;
console.log(`\nfirst load, gzip:\n  index.html ${total}`);
for (const name of readdirSync(new URL('assets/', dist))) {
  if (!/\.(js|css)$/.test(name)) continue;
  const size = gzipSync(readFileSync(new URL(`assets/${name}`, dist)), { level: 9 }).length;
  total += size;
  console.log(`  ${name} ${size}`);
}
console.log(`  together ${(total / 1000).toFixed(1)} kB of ${LIMIT / 1000} kB`);
if (total > LIMIT) process.exit(1);
