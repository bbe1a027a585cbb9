// The browser of the trial runs, and what every run needs.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

export const HOUSE = process.env.HOUSE ?? 'http://127.0.0.1:4180';
export const SHOTS = process.env.SHOTS ?? 'shots';
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const DESK = { viewport: { width: 1366, height: 768 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const DARK = { ...DESK, colorScheme: 'dark' };

export async function start() {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGS });
}

const complaints = [];
function note(text) {
  console.log(`  !! ${text}`);
  complaints.push(text);
}

/** A page whose errors are gathered: exceptions, console errors, refused loads. */
export async function visit(browser, options, path = '/') {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('console', (line) => line.type() === 'error' && !/WebSocket|40[0349]|Failed to load/.test(line.text()) && complaints.push(`console: ${line.text()}`));
  await page.goto(HOUSE + path);
  return page;
}

export const shot = (page, name) => page.screenshot({ path: `${SHOTS}/${name}.png` });

export async function axe(page, where) {
  await page.waitForTimeout(400);
  await page.evaluate(axeSource);
  const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
  for (const one of found.violations) note(`axe ${where}: ${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map((n) => `${n.target} [${n.any[0]?.message ?? n.all[0]?.message ?? ''}]`).join(' | ')}`);
  console.log(`  axe ${where}: ${found.violations.length} violations, ${found.passes.length} rules passed`);
}

export function check(good, text) {
  console.log(`  ${good ? 'ok  ' : 'FAIL'} ${text}`);
  if (!good) complaints.push(text);
}

export function summary() {
  console.log(complaints.length === 0 ? '\nall well' : `\n${complaints.length} complaints:\n${complaints.join('\n')}`);
  return complaints.length === 0 ? 0 : 1;
}
