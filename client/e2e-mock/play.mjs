// Playing for real against the mock: mouse, keyboard only, fingers, two people, one device, breaks of the line.
import { axe, check, DESK, HOUSE, PHONE, shot, start, summary, visit } from './browser.mjs';

const browser = await start();
const item = (page, id) => page.locator(`[data-item="${id}"]`);
const prompt = (page) => page.locator('.prompt p').innerText();
const myTurn = (page) => page.locator('.prompt.turn').waitFor({ timeout: 15000 });
const quick = async (page, title) => {
  await page.getByRole('button', { name: new RegExp(`computer now: ${title}`) }).click();
  await page.locator('svg.area.board [data-item]').first().waitFor();
  await myTurn(page);
};
const codeOf = (page) => /\/m\/(\w{4})/.exec(page.url())[1];

async function mouse() {
  console.log('mouse: a move, a why, undo, replay');
  const page = await visit(browser, DESK);
  await quick(page, 'The Twelve');
  check((await page.title()).startsWith('● Your turn'), 'the title says it is my turn');
  check((await page.locator('link[rel=icon]').getAttribute('href')).includes('icon-turn'), 'the icon has a badge');
  check((await page.locator('.item.lit').count()) === 3, 'three pawns glow');
  await item(page, 'pawn-0-0').hover();
  check((await page.locator('.tip').innerText()).includes('possibilities'), 'a tip follows the pointer');
  await item(page, 'pawn-0-0').click();
  check(await page.getByRole('button', { name: /Put the king on guard/ }).isVisible(), 'a complete prefix can be confirmed');
  await page.mouse.move(5, 400);
  await page.keyboard.press('Escape');
  check((await page.locator('.item.chosen').count()) === 0, 'Escape lets go');
  await item(page, 'pawn-0-0').click();
  await page.locator('.frame').click({ position: { x: 4, y: 4 } });
  check((await page.locator('.item.chosen').count()) === 0, 'touching the background lets go');
  await item(page, 'pawn-0-0').click();
  await item(page, 'pawn-0-1').click();
  check(await item(page, 'pawn-0-1').evaluate((e) => e.classList.contains('chosen')), 'another pawn is chosen instead');
  const from = await item(page, 'pawn-0-1').boundingBox();
  await item(page, 'land-5').hover({ position: { x: 60, y: 60 } });
  check((await page.locator('.tip').innerText()).includes('Move the'), 'the tip says what would happen');
  await item(page, 'land-5').click({ position: { x: 60, y: 60 } });
  await page.waitForTimeout(200);
  const half = await item(page, 'pawn-0-1').boundingBox();
  await page.waitForTimeout(600);
  const to = await item(page, 'pawn-0-1').boundingBox();
  check(Math.abs(to.y - from.y) > 60 && Math.abs(half.y - from.y) > 2 && Math.abs(half.y - to.y) > 2, 'the pawn glides');
  check((await prompt(page)).includes('1 of 2'), 'the prompt tells what is left');
  check((await page.locator('.log li').count()) === 1, 'the log has a line');
  check((await page.locator('[aria-live=polite]').first().innerText()).includes('moves the'), 'the live region says it');
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length === 0);
  check(true, 'u takes it back');
  await item(page, 'land-7').click({ position: { x: 60, y: 60 } });
  await page.locator('.why').waitFor();
  check((await page.locator('.why').innerText()).includes('TL-1'), 'why not: sentence and rule');
  await page.locator('.why .near').nth(1).hover();
  check((await page.locator('.item.hinted').count()) === 2, 'what would be legal is shown on the board');
  await shot(page, 'play-why-hint');
  await page.locator('.why .near').nth(1).click();
  check((await page.locator('.item.chosen').count()) === 2, 'and touched with one click');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await myTurn(page).catch(() => {});
  await page.waitForFunction(() => document.querySelectorAll('.log li').length >= 4);
  await myTurn(page);
  await page.getByRole('button', { name: 'Last moves' }).click();
  await page.locator('.table.looking').waitFor();
  await page.waitForTimeout(600);
  await shot(page, 'play-last-moves');
  await page.locator('.table:not(.looking)').waitFor({ timeout: 15000 });
  check(true, 'the last moves are shown again, then the present');
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.waitForTimeout(300);
  check(page.url().endsWith('/0') && (await prompt(page)).includes('start'), 'the slider goes to the start, the address too');
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.waitForTimeout(300);
  await shot(page, 'play-replay');
  await axe(page, 'replay');
  await page.reload();
  await page.locator('.table.looking [data-item]').first().waitFor();
  check((await page.locator('.chip').innerText()).includes('After move 1'), 'a link to a position opens it');
  await page.getByRole('button', { name: 'To the present' }).click();
  await myTurn(page);
  // zoom
  const before = await item(page, 'pawn-0-0').boundingBox();
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, -500);
  await page.waitForTimeout(200);
  check((await item(page, 'pawn-0-0').boundingBox()).width > before.width * 1.5, 'the wheel comes closer');
  await page.mouse.down();
  await page.mouse.move(200, 200, { steps: 5 });
  await page.mouse.up();
  check((await page.locator('.item.chosen').count()) === 0, 'a drag is no touch');
  await shot(page, 'play-zoom');
  await page.getByRole('button', { name: 'The whole board' }).click();
  // table matters
  for (const tab of ['Chat', 'Table']) {
    await page.getByRole('tab', { name: tab }).click();
    if (tab === 'Chat') {
      await page.getByLabel('Write something').fill('u are good');
      await page.keyboard.press('Enter');
      await page.locator('.lines p b').waitFor();
    }
    await shot(page, `play-${tab}`);
    await axe(page, tab);
  }
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
  await page.locator('.ending').waitFor();
  await page.waitForTimeout(300);
  await shot(page, 'play-ending');
  await axe(page, 'ending');
  await page.getByRole('link', { name: 'Check the luck' }).first().click();
  await page.getByText('✓ Every draw follows').waitFor();
  await shot(page, 'play-proof');
  await axe(page, 'proof');
  await page.goBack();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('.prompt.turn').waitFor();
  check(true, 'a rematch begins');
  await page.context().close();
}

async function keyboardOnly() {
  console.log('keyboard only: noughts and crosses to the end, a move on the map');
  const page = await visit(browser, DESK);
  await page.getByRole('heading', { name: 'Noughts and Crosses' }).waitFor();
  const tabTo = async (test, most = 40) => {
    for (let i = 0; i < most; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(test)) return true;
    }
    return false;
  };
  check(await tabTo(() => document.activeElement.getAttribute('aria-label')?.includes('computer now: Noughts')), 'Tab reaches the start button');
  await page.keyboard.press('Enter');
  await page.locator('[data-item=cell-0]').waitFor();
  check(await tabTo(() => document.activeElement.hasAttribute('data-item')), 'Tab reaches the board');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  check((await page.evaluate(() => document.activeElement.dataset.item)) === 'cell-4', 'arrows go to the centre');
  await shot(page, 'keys-focus');
  await page.keyboard.press('Enter');
  await page.locator('[data-item=mark-4]').waitFor({ state: 'attached' });
  await myTurn(page);
  await page.keyboard.press('?');
  await page.locator('.why').waitFor();
  check((await page.locator('.why').innerText()).includes('taken'), '? says why not');
  check(await page.evaluate(() => document.activeElement.classList.contains('why')), 'the focus goes into the answer');
  await shot(page, 'keys-why');
  await page.keyboard.press('Escape');
  check((await page.evaluate(() => document.activeElement.dataset.item)) === 'cell-4', 'and back');
  for (let i = 0; i < 5; i++) {
    if ((await page.locator('.ending').count()) > 0) break;
    await myTurn(page).catch(() => {});
    if ((await page.locator('.ending').count()) > 0) break;
    await page.keyboard.press('n');
    await page.keyboard.press(' ');
    await page.waitForTimeout(900);
  }
  await page.locator('.ending').waitFor({ timeout: 5000 });
  check(true, 'played to the end with n and Space');
  await shot(page, 'keys-ending');
  await page.goto(HOUSE);
  await page.getByRole('heading', { name: 'The Twelve Lands' }).waitFor();
  await tabTo(() => document.activeElement.getAttribute('aria-label')?.includes('computer now: The Twelve'));
  await page.keyboard.press('Enter');
  await page.locator('[data-item=land-0]').waitFor();
  await myTurn(page);
  await page.keyboard.press('ArrowDown');
  check(await page.evaluate(() => document.activeElement.hasAttribute('data-item')), 'an arrow key enters the board');
  await page.keyboard.press('n');
  const pawn = await page.evaluate(() => document.activeElement.dataset.item);
  check(pawn.startsWith('pawn-0'), 'n goes to a pawn that glows');
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await shot(page, 'keys-map');
  const land = await page.evaluate(() => document.activeElement.dataset.item);
  check(land.startsWith('land'), 'and on to a land that glows');
  await page.keyboard.press('ArrowRight');
  check((await page.evaluate(() => document.activeElement.dataset.item)).startsWith('land'), 'arrows follow the neighbours');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length === 1);
  check(true, 'a move on the map');
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length === 0);
  await page.keyboard.press('1');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length >= 1);
  check(true, 'u and 1');
  await page.context().close();
}

async function fingers() {
  console.log('phone: fingers');
  const page = await visit(browser, PHONE);
  await quick(page, 'The Twelve');
  const box = await item(page, 'pawn-0-0').boundingBox();
  await page.touchscreen.tap(box.x - 8, box.y + box.height / 2); // beside the pawn
  await page.waitForTimeout(300);
  check((await page.locator('.item.chosen').count()) === 1, 'a finger beside a small pawn means the pawn');
  check((await page.locator('.tip').count()) === 0, 'no tip hides what is under the finger');
  await shot(page, 'phone-path');
  await axe(page, 'phone path');
  const land = await item(page, 'land-1').boundingBox();
  await page.touchscreen.tap(land.x + land.width * 0.5, land.y + 25);
  await page.waitForFunction(() => document.querySelector('.prompt p').textContent.includes('1 of 2'));
  check(true, 'a tap on the land moves it');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  check(wide <= 390, `nothing is wider than the screen (${wide})`);
  const small = await page.evaluate(() => [...document.querySelectorAll('button,a.button,input,select,[role=tab]')].filter((e) => e.offsetParent && (e.offsetHeight < 40 || e.offsetWidth < 40) && !e.closest('.sr,.log') && !e.classList.contains('id')).map((e) => `${e.textContent.trim() || e.ariaLabel} ${e.offsetWidth}x${e.offsetHeight}`));
  check(small.length === 0, `touch targets are large ${small.join(', ')}`);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.waitForTimeout(200);
  await shot(page, 'phone-log');
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.waitForTimeout(200);
  await shot(page, 'phone-more');
  await axe(page, 'phone more');
  await page.context().close();
}

async function together() {
  console.log('two people: a link, a spectator, a draw, breaks of the line');
  const ann = await visit(browser, DESK, '/new/isles');
  await ann.locator('#option-wind').selectOption('strong');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.locator('#option-wind-error').getByText('strong wind').waitFor();
  check(await ann.evaluate(() => document.activeElement.id === 'option-wind'), 'an error is shown at its option');
  await shot(ann, 'new-error');
  await axe(ann, 'new with error');
  await ann.locator('.option a').first().click();
  await ann.locator('dialog.book .here').waitFor();
  await ann.keyboard.press('Escape');
  await ann.locator('#option-wind').selectOption('none');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.locator('.share').waitFor();
  const code = codeOf(ann);
  const bob = await visit(browser, PHONE);
  await bob.getByLabel('Somebody gave you four letters?').fill(code.toLowerCase());
  await bob.keyboard.press('Enter');
  await bob.getByRole('heading', { name: 'Join this table' }).waitFor();
  await bob.getByLabel('Your name').fill('Bob');
  await shot(bob, 'phone-join');
  await axe(bob, 'join');
  await bob.getByRole('button', { name: 'Take seat 2' }).click();
  await myTurn(ann);
  check((await ann.locator('.seat').nth(1).innerText()).includes('Bob'), 'Ann sees Bob');
  check((await ann.locator('.share').count()) === 0, 'nothing more to share');
  const eve = await visit(browser, DESK, `/m/${code}`);
  await eve.getByText('You are watching').waitFor();
  await eve.getByText('One person is watching').waitFor();
  check((await eve.locator('.item.lit').count()) === 0, 'a spectator can touch nothing');
  await ann.keyboard.press('1');
  await myTurn(bob);
  check(true, 'Bob has the turn');
  await item(ann, 'pawn-0-0').click();
  await ann.locator('.why').getByText('It is the turn of seat 2').waitFor();
  check(true, 'Ann is told that it is not her turn');
  await ann.keyboard.press('Escape');
  // the line breaks; Bob moves meanwhile
  await ann.context().setOffline(true);
  await fetch(`${HOUSE}/mock/drop`);
  await ann.getByText('The connection is lost').first().waitFor();
  await shot(ann, 'lost');
  await fetch(`${HOUSE}/mock/move?code=${code}`);
  await ann.context().setOffline(false);
  await ann.waitForFunction(() => document.querySelectorAll('.log li').length === 2, null, { timeout: 20000 });
  check((await ann.locator('.log li').count()) === 2, 'after the break Ann has caught up');
  await bob.waitForFunction(() => document.querySelector('.prompt p').textContent.includes('1 of 2'), null, { timeout: 20000 });
  // no answer within three seconds
  await fetch(`${HOUSE}/mock/mute`);
  await bob.getByRole('button', { name: 'End your turn' }).tap();
  await bob.getByText('did not answer in time').waitFor({ timeout: 6000 });
  await myTurn(bob);
  check(true, 'an unanswered move is told, and the table is loaded anew');
  await shot(bob, 'phone-notice');
  await bob.getByRole('button', { name: 'End your turn' }).tap();
  await myTurn(ann);
  // draw
  await ann.getByRole('tab', { name: 'Table' }).click();
  await ann.getByRole('button', { name: 'Offer a draw' }).click();
  await bob.getByText('offers a draw').waitFor();
  await shot(bob, 'phone-ask');
  await axe(bob, 'ask');
  await bob.getByRole('button', { name: 'Yes' }).tap();
  await ann.locator('.ending').waitFor();
  check(true, 'a draw is agreed');
  await shot(bob, 'phone-ending');
  await axe(bob, 'phone ending');
  for (const page of [ann, bob, eve]) await page.context().close();
}

async function oneDevice() {
  console.log('one device: hand over');
  const page = await visit(browser, DESK, '/new/isles');
  await page.locator('#chair-1').selectOption('device');
  await page.getByLabel('Name of the person at seat 2').fill('Cleo');
  await page.getByText('Hide the board').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /show the board/ }).waitFor();
  check((await page.locator('[data-item]').count()) === 0, 'nothing is shown before');
  await page.getByRole('button', { name: /show the board/ }).click();
  await page.locator('[data-item=land-0]').waitFor();
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: 'Hand the device to Cleo' }).waitFor();
  await page.waitForTimeout(400);
  await shot(page, 'hand-over');
  await axe(page, 'hand over');
  await page.getByRole('button', { name: /I am Cleo/ }).click();
  await page.locator('[data-item=land-0]').waitFor();
  check((await page.locator('.item.lit').count()) === 3, 'Cleo can move');
  await page.context().close();
}

async function taking() {
  console.log('taking: three touches, a glide to a panel, a stale click, pinch');
  const page = await visit(browser, PHONE, '/new/isles');
  await page.locator('#chair-1').selectOption('device');
  await page.getByRole('button', { name: 'Start' }).tap();
  await myTurn(page);
  const code = codeOf(page);
  const tap = async (id) => {
    const box = await item(page, id).boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + (id.startsWith('land') ? 25 : box.height / 2));
    await page.waitForTimeout(250);
  };
  const lines = (n) => page.waitForFunction((count) => document.querySelector('output').textContent.startsWith(`${count}/`), n);
  for (const ids of [['pawn-0-1', 'land-5'], ['pawn-0-1', 'land-6']]) for (const id of ids) await tap(id);
  await lines(2);
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'End your turn' }).tap();
  await lines(3);
  await tap('pawn-1-0');
  await tap('land-10');
  await tap('pawn-1-0');
  check((await page.locator('.item.chosen').count()) === 1, 'a pawn is chosen after the move of another');
  await tap('land-6');
  check((await page.locator('.item.lit').count()) >= 1, 'the pawn to be taken glows');
  await shot(page, 'phone-take');
  await tap('pawn-0-1');
  await lines(5);
  await page.waitForTimeout(700);
  check((await page.locator('.panel [data-item=pawn-0-1]').count()) === 1, 'what is taken lies in the panel');
  await shot(page, 'phone-taken');
  await fetch(`${HOUSE}/mock/move?code=${code}&quiet=1`);
  await page.getByRole('button', { name: 'End your turn' }).tap();
  await page.getByText('Somebody moved before you').waitFor();
  await lines(6);
  check(true, 'a stale click gets a sentence and the new screen');
  await shot(page, 'phone-late');
  const cdp = await page.context().newCDPSession(page);
  const fingers = (type, ...points) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const before = await item(page, 'pawn-0-0').boundingBox();
  await fingers('touchStart', [120, 220], [160, 220]);
  for (let i = 1; i <= 8; i++) await fingers('touchMove', [120 - i * 8, 220], [160 + i * 8, 220]);
  await fingers('touchEnd');
  await page.waitForTimeout(300);
  check((await item(page, 'pawn-0-0').boundingBox()).width > before.width * 1.8, 'two fingers come closer');
  await shot(page, 'phone-pinch');
  await page.context().close();
}

async function still() {
  console.log('stillness, unknown tables');
  const page = await visit(browser, { ...DESK, reducedMotion: 'reduce', colorScheme: 'dark' });
  await quick(page, 'The Twelve');
  const duration = await item(page, 'pawn-0-0').evaluate((e) => getComputedStyle(e).transitionDuration);
  check(/^0s/.test(duration), 'nothing moves for people who want stillness');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  check((await page.evaluate(() => document.documentElement.dataset.theme)) === 'light', 'the theme can be changed');
  await page.goto(`${HOUSE}/m/ZZZZ`);
  await page.getByText('There is no table with the code ZZZZ').waitFor();
  await axe(page, 'unknown table');
  await page.goto(`${HOUSE}/what`);
  await page.getByText('There is nothing here').waitFor();
  await page.context().close();
}

const runs = { mouse, keyboardOnly, fingers, together, oneDevice, taking, still };
for (const [name, run] of Object.entries(runs)) {
  if (process.argv[2] && process.argv[2] !== name) continue;
  try {
    await run();
  } catch (error) {
    check(false, `${name}: ${error.message.split('\n').slice(0, 3).join(' ')} @ ${/play\.mjs:(\d+)/.exec(error.stack)?.[1]}`);
    const page = browser.contexts().at(-1)?.pages().at(-1);
    if (page) await shot(page, `failed-${name}`);
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
process.exit(summary());
