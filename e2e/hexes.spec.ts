import { expect, test } from '@playwright/test';
import { Demo } from './demo.ts';
import { pointOnMap } from './drawing-layer.ts';

interface Hex {
  readonly x: number;
  readonly y: number;
}

/** A blank map of hexes: a wall is drawn at their sides, and a character walks from hex to hex, and not through the wall. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;
let hers = '';

test.beforeAll(async ({ browser }) => {
  demo = await Demo.begin(browser);
});

test.afterAll(() => demo.end());

/** The middle of a hex with its points up, where neighbours are 1 apart. */
const pointy = ({ x, y }: Hex) => ({ x: x + 0.5 + (y % 2) / 2, y: (y * 1.5 + 1) / Math.sqrt(3) });

const apart = (one: Hex, other: Hex) => Math.hypot(pointy(one).x - pointy(other).x, pointy(one).y - pointy(other).y);

/** The hex that her character stands in. */
async function place(): Promise<Hex> {
  const listed = demo.ann.page
    .getByRole('list', { name: 'On the board' })
    .locator('[data-at]')
    .filter({ hasText: hers });
  const [, column = 0, row = 0] = (/column (\d+), row (\d+)/.exec(await listed.innerText()) ?? []).map(Number);
  return { x: column - 1, y: row - 1 };
}

/** A step by a key, to a neighbour. */
async function step(key: string): Promise<Hex> {
  const from = await place();
  await demo.ann.page.getByRole('application').press(key);
  await expect.poll(async () => apart(from, await place())).toBeCloseTo(1);
  return place();
}

test('a blank map of hexes is begun, dug and shown', async () => {
  const { rhea, ann } = demo;
  await rhea.page.getByRole('tab', { name: 'Maps' }).click();
  await rhea.take('NewScene', {
    Name: 'The combs of Vhul',
    'Squares wide': 14,
    'Squares high': 10,
    Grid: 'Hexes, points up',
  });
  await rhea.page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(rhea.page.getByTestId('drawing-hint')).toHaveText('Drag to dig a room');
  const drag = async (from: Hex, to: Hex) => {
    const [one, other] = [
      await pointOnMap(rhea.page, pointy(from).x, pointy(from).y),
      await pointOnMap(rhea.page, pointy(to).x, pointy(to).y),
    ];
    await rhea.page.mouse.move(one.x, one.y);
    await rhea.page.mouse.down();
    await rhea.page.mouse.move(other.x, other.y, { steps: 4 });
    await rhea.page.mouse.up();
  };
  await drag({ x: 2, y: 3 }, { x: 8, y: 7 });
  await expect(rhea.page.getByRole('log')).toContainText('35 squares of floor drawn');
  await rhea.page.getByRole('button', { name: 'Done' }).click();
  await ann.take('ClaimCharacter');
  await rhea.page.getByRole('button', { name: /Show to the players/ }).click();
  await rhea.page.getByRole('dialog').getByRole('button', { name: 'Show it now' }).click();
  await expect(ann.page.getByRole('application')).toHaveAttribute('aria-label', /The combs of Vhul\. [4-9] tokens/);
  const card = ann.page.locator('[data-member]').filter({ hasText: 'Ann' }).first();
  hers = (await card.getAttribute('data-member')) ?? '';
});

test('she walks six ways by keyboard', async () => {
  const { ann } = demo;
  await ann.page.getByRole('application').press('n');
  const begun = await step('PageDown');
  const right = await step('ArrowRight');
  expect(right).toEqual({ x: begun.x + 1, y: begun.y });
  const below = await step('End');
  expect(below.y).toBe(right.y + 1);
  expect(await step('PageUp')).toEqual(right);
  expect(await step('ArrowLeft')).toEqual(begun);
  const above = await step('Home');
  expect(above.y).toBe(begun.y - 1);
  if (process.env.SHOTS) await ann.page.screenshot({ path: `${process.env.SHOTS}/hexes.png` });
});

test('the wall around the floor holds her', async () => {
  const { rhea, ann } = demo;
  await rhea.page.getByRole('button', { name: 'End the turn' }).first().click();
  while ((await place()).x > 2) await step('ArrowLeft');
  const at = await place();
  await ann.page.getByRole('application').press('ArrowLeft');
  expect(await step('ArrowRight')).toEqual({ x: at.x + 1, y: at.y });
});
