// Screenshots of each page in each shape, to look at.
import { axe, DARK, DESK, PHONE, shot, start, summary, visit } from './browser.mjs';

const browser = await start();
for (const [name, options] of [['desk', DESK], ['phone', PHONE], ['dark', DARK]]) {
  const page = await visit(browser, options);
  await page.getByRole('heading', { name: 'The Twelve Lands' }).waitFor();
  await shot(page, `${name}-lobby`);
  await axe(page, `${name} lobby`);
  await page.goto(page.url() + 'new/isles');
  await page.getByRole('button', { name: 'Open the table' }).waitFor();
  await shot(page, `${name}-new`);
  await axe(page, `${name} new`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-item=land-0]').waitFor();
  await page.waitForTimeout(400);
  await shot(page, `${name}-open`);
  await axe(page, `${name} open table`);
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('button', { name: /computer now: The Twelve/ }).click();
  await page.locator('[data-item=pawn-0-0]').waitFor();
  await page.waitForTimeout(500);
  await shot(page, `${name}-table`);
  await axe(page, `${name} table`);
  await page.locator('[data-item=pawn-0-0]').click();
  await page.waitForTimeout(400);
  await shot(page, `${name}-chosen`);
  await axe(page, `${name} chosen`);
  await page.locator('[data-item=land-10]').click();
  await page.locator('.why').waitFor();
  await page.waitForTimeout(300);
  await shot(page, `${name}-why`);
  await axe(page, `${name} why`);
  await page.locator('.why .rule').click();
  await page.locator('dialog.book article.here').waitFor();
  await page.waitForTimeout(300);
  await shot(page, `${name}-book`);
  await axe(page, `${name} book`);
  await page.keyboard.press('Escape');
  await page.context().close();
}
await browser.close();
process.exit(summary());
