import { expect, type Locator } from '@playwright/test';
import { Hand } from './hand.ts';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** Hands on the board, by mouse: what is shown before a click, and what a click, a drag and a right click do. */
test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Hand;
let ann: Hand;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  [rhea, ann] = await Promise.all([Hand.at(browser, 'Rhea'), Hand.at(browser, 'Ann')]);
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await ann.join(await rhea.page.getByLabel('Link for players').inputValue());
  await ann.click(ann.button('Play Hild Ashgrove'));
  await expect(ann.card('Hild Ashgrove')).toContainText('Ann');
});

test.afterAll(async () => {
  await Promise.all([rhea, ann].map((person) => person.leave()));
});

/** Where a token stands, in squares and in pixels of the page. */
async function place(name: string): Promise<{ column: number; row: number; x: number; y: number }> {
  const listed = ann.page.getByRole('list', { name: 'On the board' }).locator('[data-at]').filter({ hasText: name });
  const [x = 0, y = 0] = ((await listed.getAttribute('data-at')) ?? '').split(',').map(Number);
  const [, column = 0, row = 0] = (/column (\d+), row (\d+)/.exec(await listed.innerText()) ?? []).map(Number);
  return { column, row, x, y };
}

/** Pixels of a square. */
async function scale(): Promise<number> {
  const [a, b] = [await place('Hild Ashgrove'), await place('Brother Oswin')];
  return Math.hypot(a.x - b.x, a.y - b.y) / Math.hypot(a.column - b.column, a.row - b.row);
}

async function floorBy(name: string, columns: number, rows: number): Promise<{ x: number; y: number }> {
  const [{ x, y }, square] = [await place(name), await scale()];
  return { x: x + columns * square, y: y + rows * square };
}

/** Feet that somebody may still go in this turn, as the card says. */
const left = async (name: string) =>
  Number(/(\d+)′\s*of movement left/.exec((await ann.card(name).textContent()) ?? '')?.[1]);

/** The board as it is drawn. */
const picture = async () => (await ann.page.getByRole('application').screenshot()).toString('base64');
const squareOf = async (name: string) => {
  const { column, row } = await place(name);
  return { column, row };
};

test('who is in hand has what is left in words, and the way is drawn before the click', async () => {
  expect(await left('Hild Ashgrove')).toBeGreaterThan(0);
  const before = await picture();
  const { x, y } = await floorBy('Hild Ashgrove', -1, 0);
  await ann.page.mouse.move(x, y);
  await expect.poll(picture).not.toBe(before);
});

test('a click on the floor goes there', async () => {
  const { column, row } = await place('Hild Ashgrove');
  const before = await left('Hild Ashgrove');
  const { x, y } = await floorBy('Hild Ashgrove', -1, 0);
  await ann.page.mouse.click(x, y);
  await expect.poll(() => squareOf('Hild Ashgrove')).toEqual({ column: column - 1, row });
  await expect.poll(() => left('Hild Ashgrove')).toBe(before - 10);
});

test('a token is dragged, with its way drawn, and back by one click', async () => {
  const from = await place('Hild Ashgrove');
  const to = await floorBy('Hild Ashgrove', 0, 1);
  await ann.page.mouse.move(from.x, from.y);
  const before = await picture();
  await ann.page.mouse.down();
  await ann.page.mouse.move(to.x, to.y, { steps: 6 });
  await expect.poll(picture).not.toBe(before);
  await ann.page.mouse.up();
  await expect.poll(() => squareOf('Hild Ashgrove')).toEqual({ column: from.column, row: from.row + 1 });
  await ann.click(ann.button(/Take back/).first());
  await expect.poll(() => squareOf('Hild Ashgrove')).toEqual({ column: from.column, row: from.row });
});

test('a right click shows all that can be done, beside the thing and not over it', async () => {
  const at = await place('Hild Ashgrove');
  await ann.page.mouse.click(at.x, at.y, { button: 'right' });
  const menu = ann.page.getByTestId('thing');
  await expect(menu.getByRole('heading', { name: 'Hild Ashgrove' })).toBeVisible();
  await isBeside(menu, at);
  await ann.page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await ann.clickDoor(/closed/, 'right');
  await expect(menu.getByRole('heading', { name: /^Door, closed/ })).toBeVisible();
  await expect(menu.getByRole('button', { name: /[Oo]pen/ }).first()).toBeVisible();
  await ann.page.keyboard.press('Escape');
});

test('what a right click shows goes as soon as anything else is clicked, or another tool is taken', async () => {
  const menu = ann.page.getByTestId('thing');
  const shown = async () => {
    await ann.clickDoor(/closed/, 'right');
    await expect(menu).toBeVisible();
  };
  const tools = ann.page.getByRole('group', { name: 'Tools of the board' });
  for (const elsewhere of [tools.getByRole('button', { name: 'Measure' }), ann.log, ann.button('Menu')]) {
    await shown();
    await ann.click(elsewhere);
    await expect(menu).toHaveCount(0);
    await ann.page.keyboard.press('Escape');
    await ann.click(tools.getByRole('button', { name: 'Move', exact: true }));
  }
  await shown();
  await ann.page.keyboard.press('2');
  await expect(menu).toHaveCount(0);
  await ann.page.keyboard.press('1');
  await shown();
  await ann.page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
});

test('a form stands beside what it is about, and Escape closes it', async () => {
  const card = ann.card('Hild Ashgrove');
  const asks = card.getByRole('button', { name: /Hand something over/ });
  await ann.click(asks);
  const dialog = ann.page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const box = await asks.boundingBox();
  if (box) await isBeside(dialog, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await ann.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('several are taken in hand and go together, each in its place', async () => {
  for (const name of ['Brother Oswin', 'Ilphas'])
    await rhea.click(rhea.card(name).getByRole('button', { name: /Give to Ann/ }));
  await expect(ann.card('Ilphas')).toContainText('Ann');
  const [hild, ilphas] = [await place('Hild Ashgrove'), await place('Ilphas')];
  await ann.page.mouse.click(hild.x, hild.y);
  await ann.page.keyboard.down('Shift');
  await ann.page.mouse.click(ilphas.x, ilphas.y);
  await ann.page.keyboard.up('Shift');
  const { x, y } = await floorBy('Hild Ashgrove', -1, 0);
  await ann.page.mouse.click(x, y);
  await expect.poll(() => squareOf('Hild Ashgrove')).toEqual({ column: hild.column - 1, row: hild.row });
  await expect.poll(() => squareOf('Ilphas')).toEqual({ column: ilphas.column - 1, row: ilphas.row });
});

/** Where somebody stands on the referee's board, and feet that the referee reads they have left. */
const ofReferee = async (name: string) => {
  const listed = rhea.page.getByRole('list', { name: 'On the board' }).locator('[data-at]').filter({ hasText: name });
  const [x = 0, y = 0] = ((await listed.getAttribute('data-at')) ?? '').split(',').map(Number);
  return { x, y, words: await listed.innerText() };
};
const leftForReferee = async (name: string) =>
  Number(/(\d+)′\s*of movement left/.exec((await rhea.card(name).textContent()) ?? '')?.[1]);

test('the referee’s click has one of the party walk at a cost, and the referee’s drag sets them down for nothing', async () => {
  const { page } = rhea;
  const before = await leftForReferee('Wren Tallow');
  const wren = await ofReferee('Wren Tallow');
  const square = await squarePixels();
  await page.mouse.click(wren.x, wren.y);
  await page.mouse.move(wren.x, wren.y - square);
  await shot(page, 'referee-walks');
  await page.mouse.click(wren.x, wren.y - square);
  await expect.poll(() => leftForReferee('Wren Tallow')).toBeLessThan(before);
  const walked = await leftForReferee('Wren Tallow');
  const now = await ofReferee('Wren Tallow');
  expect(now.words).not.toBe(wren.words);
  await page.mouse.move(now.x, now.y);
  await page.mouse.down();
  await page.mouse.move(now.x, now.y + square, { steps: 6 });
  await shot(page, 'referee-drags');
  await page.mouse.up();
  await expect.poll(async () => (await ofReferee('Wren Tallow')).words).toBe(wren.words);
  expect(await leftForReferee('Wren Tallow')).toBe(walked);
});

/** Pixels of a square on the referee's board. */
async function squarePixels(): Promise<number> {
  const [a, b] = [await ofReferee('Wren Tallow'), await ofReferee('Brother Oswin')];
  const at = (words: string) => (/column (\d+), row (\d+)/.exec(words) ?? []).slice(1).map(Number);
  const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [at(a.words), at(b.words)];
  return Math.hypot(a.x - b.x, a.y - b.y) / Math.hypot(ax - bx, ay - by);
}

async function isBeside(what: Locator, at: { readonly x: number; readonly y: number }): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('it stands there');
  const over = at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;
  expect(over).toBe(false);
}
