import { expect } from '@playwright/test';
import { pointOnMap } from './drawing-layer.ts';
import { DOORS, middleOf, ROOMS, roomsPicture, SQUARES } from './drawn-rooms.ts';
import { Hand } from './hand.ts';
import { motley } from './maps.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** A picture of twenty rooms is walled by mouse: some rooms by a click each, and then all the rest. */
test.describe.configure({ mode: 'serial' });

/** Milliseconds from the picture to the last wall, and clicks. */
const LONGEST = 120_000;
const MOST_CLICKS = 12;

let rhea: Hand;

test.beforeAll(async ({ browser, serve }) => {
  const server = await serve();
  rhea = await Hand.at(browser, 'Rhea');
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
});

test.afterAll(() => rhea.leave());

const panel = () => rhea.page.getByRole('region', { name: 'Walls from the picture' });
const board = () => rhea.page.getByRole('application');

/** Brings in a picture as a map that is so many squares wide. */
async function bringIn(name: string, buffer: Buffer, squares: number): Promise<void> {
  const { page } = rhea;
  await rhea.click(page.getByRole('tab', { name: 'Maps' }));
  await page.getByLabel('Bring in a map').setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  await page.getByLabel('Squares from left to right').fill(String(squares));
  await rhea.click(rhea.button('Bring it in'));
  await expect(page.getByTestId('preparing')).toContainText(name);
}

async function clickRoom(nth: number): Promise<void> {
  const { x, y } = middleOf(nth);
  await rhea.clickBoard(await pointOnMap(rhea.page, x, y));
}

/** Sets one of the referee's wishes, as a hand on the slider does. */
async function wish(name: RegExp, value: string): Promise<void> {
  await panel().getByLabel(name).fill(value);
}

test('twenty rooms are walled within two minutes: three by a click each, and all the rest at once', async () => {
  const begun = performance.now();
  rhea.for('walls');
  await bringIn('Warren', roomsPicture(), SQUARES);
  for (const name of [/^Draw$/, /^Trace$/, /^Follow the lines/]) await rhea.click(rhea.button(name));
  await expect(panel().getByRole('status')).toContainText(`${ROOMS} floors, ${DOORS} doors`);
  await shot(rhea.page, 'rooms-proposed');
  await clickRoom(0);
  // One door to the right, and one to the row below.
  await expect(panel().getByRole('status')).toContainText(`${ROOMS - 1} floors, ${DOORS - 2} doors`);
  await clickRoom(1);
  await clickRoom(6);
  // The room to the right brings none but its own: the one between them is there.
  await expect(panel().getByRole('status')).toContainText(`${ROOMS - 3} floors, ${DOORS - 5} doors`);
  await expect(board()).toHaveAttribute('aria-label', /5 doors known/);
  await shot(rhea.page, 'rooms-taken');
  await rhea.click(panel().getByRole('button', { name: 'Take all the rest' }));
  await expect(panel().getByRole('status')).toHaveCount(0);
  await expect(board()).toHaveAttribute('aria-label', new RegExp(`${DOORS} doors known`));
  await shot(rhea.page, 'rooms-walled');
  expect(rhea.clicksFor('walls')).toBeLessThanOrEqual(MOST_CLICKS);
  expect(performance.now() - begun).toBeLessThan(LONGEST);
});

test('what was taken last is proposed again once it is undone', async () => {
  await rhea.click(rhea.button('Undo the drawing'));
  await expect(panel().getByRole('status')).toContainText(`${ROOMS - 3} floors`);
  await rhea.click(panel().getByRole('button', { name: 'Take all the rest' }));
  await expect(board()).toHaveAttribute('aria-label', new RegExp(`${DOORS} doors known`));
});

test('the referee’s wishes change what is proposed at once, and rooms that were taken stay as they are', async () => {
  await rhea.click(rhea.button('Undo the drawing'));
  await expect(panel().getByRole('status')).toContainText(`${ROOMS - 3} floors`);
  await wish(/Leave out what is smaller/, '3');
  await expect(panel()).toContainText('3 squares');
  await expect(panel().getByRole('status')).toContainText(`${ROOMS - 3} floors`);
  const proposed = async () => rhea.page.getByTestId('traced-walls').getAttribute('d');
  const before = await proposed();
  await rhea.click(panel().getByText('How walls follow the lines'));
  await wish(/On the grid what is nearer/, '0');
  await expect.poll(proposed).not.toBe(before);
  await wish(/Straighten what strays less/, '0.6');
  await wish(/How dark a wall is/, '10');
  await expect(panel().getByRole('status')).toContainText(`${ROOMS - 3} floors`);
  await rhea.page.setViewportSize({ width: 390, height: 844 });
  await shot(rhea.page, 'rooms-phone');
  await rhea.page.setViewportSize({ width: 1366, height: 768 });
  await rhea.click(rhea.button('Done'));
});

test('noise is not walled, and that is said in words', async () => {
  await bringIn('Noise', motley(600, 400), 30);
  for (const name of [/^Draw$/, /^Trace$/, /^Follow the lines/]) await rhea.click(rhea.button(name));
  await expect(panel().getByRole('alert')).toHaveText(/^(Too many lines|No floor is found)/);
  await shot(rhea.page, 'rooms-noise');
  await expect(panel().getByRole('button', { name: /^Take/ })).toHaveCount(0);
});
