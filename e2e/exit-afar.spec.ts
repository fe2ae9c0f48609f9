import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { pointOnMap } from './drawing-layer.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** Stairs that are farther than a turn's walk: a click on them leads there, and down once one stands at them. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;
/** Who Ann plays. */
let hers = '';
/** Where the stairs are, in columns and rows from one. */
const STAIRS = { column: 27, row: 4 };

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(() => demo.end());

test('a long hall is prepared with stairs at its end, and the party comes in at the other', async () => {
  const { rhea, ann } = demo;
  await rhea.page.getByRole('tab', { name: 'Maps' }).click();
  for (const [Name, wide] of [
    ['Cellar of Vhul', 12],
    ['Long hall of Vhul', 30],
  ] as const) {
    const ground = { 'Squares across': wide, 'Squares down': 8, 'It begins as': 'Open ground, in daylight' };
    await rhea.take('NewScene', { Name, ...ground });
    await expect(rhea.page.getByTestId('preparing')).toContainText(`You are preparing ${Name}`);
  }
  await rhea.page.getByRole('button', { name: 'Draw', exact: true }).click();
  await rhea.page.getByRole('button', { name: 'Way out', exact: true }).click();
  const form = rhea.page.getByRole('complementary', { name: 'A way out' });
  // One comes in at the first of them.
  for (const [column, to] of [
    [3, null],
    [STAIRS.column, 'Cellar of Vhul'],
  ] as const) {
    const { x, y } = await pointOnMap(rhea.page, column - 0.5, STAIRS.row - 0.5);
    await rhea.page.mouse.click(x, y);
    if (to) await form.getByLabel('Leads to').selectOption(to);
  }
  await rhea.page.getByRole('button', { name: 'Done' }).click();
  await ann.take('ClaimCharacter');
  const card = ann.page.locator('[data-member]').filter({ hasText: 'Ann' }).first();
  hers = (await card.getAttribute('data-member')) ?? '';
  await rhea.page.getByRole('button', { name: /Show to the players\s…$/ }).click();
  await rhea.page.getByRole('dialog').getByRole('button', { name: 'Show it now' }).click();
  await expect(ann.page.getByRole('application')).toHaveAttribute('aria-label', /Long hall of Vhul\. [4-9] tokens/);
});

test('whoever clicks stairs far away walks towards them as far as the turn allows', async () => {
  const before = await place(hers);
  const squares = (await left()) / 10;
  expect(STAIRS.column - before.column).toBeGreaterThan(squares + 1);
  await clickAt(STAIRS.column, STAIRS.row);
  await expect.poll(left).toBeLessThan(10);
  const now = await place(hers);
  expect(now.column - before.column).toBe(Math.floor(squares));
  await expect(demo.ann.page.getByTestId('ways-out')).toBeHidden();
});

test('whoever has come to them is offered to go down, and does', async () => {
  const { rhea, ann } = demo;
  for (let turns = 0; turns < 6; turns += 1) {
    await rhea.page.getByRole('button', { name: 'End the turn' }).first().click();
    await expect.poll(left).toBeGreaterThan(10);
    const squares = Math.floor((await left()) / 10);
    const away = STAIRS.column - (await place(hers)).column;
    // A step short of them after a whole turn's walk: nearer, the click would lead down at once.
    const last = away === squares + 1;
    if (last) await clickAt(STAIRS.column, STAIRS.row);
    else await clickAt((await place(hers)).column + Math.min(squares, away - squares - 1), (await place(hers)).row);
    if (last) break;
    await expect.poll(async () => STAIRS.column - (await place(hers)).column).toBeLessThan(away);
  }
  const down = ann.page.getByTestId('ways-out').getByRole('button', { name: /^Go down the stairs/ });
  await expect(down).toBeVisible();
  await shot(ann.page, 'exit-afar');
  await down.click();
  await expect(ann.page.getByRole('application')).toHaveAttribute('aria-label', /Cellar of Vhul\. 1 tokens/);
});

/** Feet that Ann's may still go in this turn, as the card says. */
const left = async (): Promise<number> =>
  Number(
    /(\d+)′\s*of movement left/.exec((await demo.ann.page.locator(`[data-member="${hers}"]`).textContent()) ?? '')?.[1],
  );

/** Where a token stands, in squares and in pixels of the page. */
async function place(name: string) {
  const listed = demo.ann.page
    .getByRole('list', { name: 'On the board' })
    .locator('[data-at]')
    .filter({ hasText: name });
  return seen((await listed.getAttribute('data-at')) ?? '', await listed.innerText());
}

function seen(at: string, words: string) {
  const [x = 0, y = 0] = at.split(',').map(Number);
  const [, column = 0, row = 0] = (/column (\d+), row (\d+)/.exec(words) ?? []).map(Number);
  return { column, row, x, y };
}

/** Clicks a square of Ann's board, reckoned from two tokens that stand on it. */
async function clickAt(column: number, row: number): Promise<void> {
  const { page } = demo.ann;
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  const listed = await page.getByRole('list', { name: 'On the board' }).locator('[data-at]').all();
  const tokens = await Promise.all(
    listed.map(async (one) => seen((await one.getAttribute('data-at')) ?? '', await one.innerText())),
  );
  const own = await place(hers);
  const other = tokens.find((one) => one.column !== own.column || one.row !== own.row);
  if (!other) throw new Error('nobody else is seen to reckon from');
  const square =
    Math.hypot(other.x - own.x, other.y - own.y) / Math.hypot(other.column - own.column, other.row - own.row);
  await page.mouse.click(own.x + (column - own.column) * square, own.y + (row - own.row) * square);
}
