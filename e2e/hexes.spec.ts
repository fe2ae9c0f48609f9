import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { pointOnMap } from './drawing-layer.ts';
import { click, drag, mapOf, tool } from './party-paper.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

interface Hex {
  readonly x: number;
  readonly y: number;
}

/** A blank map of hexes: a wall is drawn at their sides, and a character walks from hex to hex, and not through the wall. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;
let hers = '';

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
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
    Grid: 'Hexes, points up',
    'Hexes across': 14,
    'Hexes down': 10,
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
  await expect(rhea.page.getByRole('log')).toContainText('35 hexes of floor drawn');
  await rhea.page.getByRole('button', { name: 'Done' }).click();
  await ann.take('ClaimCharacter');
  await rhea.page.getByRole('button', { name: 'Bring the party without showing it' }).click();
  await expect(rhea.page.getByText(/click a hex, or take one by the arrows/)).toBeVisible();
  await rhea.page.getByRole('button', { name: 'Cancel' }).click();
  await rhea.page.getByRole('button', { name: /Show to the players\s…$/ }).click();
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
  await shot(ann.page, 'hexes');
});

test('the wall around the floor holds her', async () => {
  const { rhea, ann } = demo;
  await rhea.page.getByRole('button', { name: 'End the turn' }).first().click();
  while ((await place()).x > 2) await step('ArrowLeft');
  const at = await place();
  await ann.page.getByRole('application').press('ArrowLeft');
  expect(await step('ArrowRight')).toEqual({ x: at.x + 1, y: at.y });
});

test('a player draws the party’s own map on paper of the same hexes, by mouse and by keyboard', async () => {
  const { rhea, ann } = demo;
  const { page } = ann;
  const paper = mapOf(page);
  const at = (hex: Hex) => [pointy(hex).x, pointy(hex).y] as const;
  const floors = paper.locator('path[data-fill="floor"]');
  await page.getByRole('button', { name: 'Party’s map' }).click();
  await paper.getByRole('button', { name: 'Draw the map yourself' }).click();
  await ann.take('BeginPartyMap', { Name: 'The combs', 'Hexes across': 16, 'Hexes down': 12 });
  await expect(paper.getByRole('application')).toHaveAttribute('aria-label', /^The combs, 16 by 12 hexes of 10 feet/);
  await drag(page, at({ x: 3, y: 3 }), at({ x: 6, y: 5 }));
  await expect(floors).toHaveAttribute('d', /^(M[^M]*){12}$/);
  await tool(page, 'Passage');
  await drag(page, at({ x: 6, y: 4 }), at({ x: 10, y: 6 }));
  await expect(floors).toHaveAttribute('d', /^(M[^M]*){17}$/);
  await tool(page, 'Doors');
  const first = pointy({ x: 3, y: 4 });
  await click(page, first.x - 0.45, first.y);
  await expect(paper.locator('[data-border="door"]')).toHaveAttribute('data-side', '3,4,west');
  await tool(page, 'Signs');
  await paper.getByLabel('What').selectOption('Statue');
  await click(page, ...at({ x: 4, y: 3 }));
  await expect(paper.locator('[data-sign="statue"]')).toHaveAttribute('data-square', '4,3');
  await tool(page, 'We are here');
  await click(page, ...at({ x: 5, y: 5 }));
  await expect(paper.locator('[data-party-mark]')).toHaveAttribute('data-party-mark', '5,5');
  await tool(page, 'Rub out');
  await click(page, ...at({ x: 10, y: 6 }));
  await expect(floors).toHaveAttribute('d', /^(M[^M]*){16}$/);
  await page.keyboard.press('d');
  await paper.getByRole('application').focus();
  for (const key of ['ArrowLeft', 'Shift+Home', 'Enter']) await page.keyboard.press(key);
  await expect(paper.getByRole('status')).toContainText('10 hexes across, 7 down, floor, door to the north-west');
  await shot(page, 'hexes-party-map');
  await rhea.page.getByRole('button', { name: 'Party’s map' }).click();
  await expect(mapOf(rhea.page).locator('[data-border="door"]')).toHaveCount(2);
  for (const each of [rhea.page, page]) await each.getByRole('button', { name: 'Back to the board' }).click();
});

/** A picture of lands with hexes of so many pixels from side to side printed on it, their points up. */
async function printed(pixels: number): Promise<Buffer> {
  const address = await demo.rhea.page.evaluate((side) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 960, height: 720 });
    const pen = canvas.getContext('2d');
    const corner = side / Math.sqrt(3);
    const lands = ['#8fae6a', '#a8bd7e', '#7b9a5f', '#c8b27a', '#7fa6bd'];
    for (let row = -1; pen && row < 20; row += 1)
      for (let column = -1; column < 24; column += 1) {
        const [x, y] = [11 + (column + (row & 1) / 2) * side, 23 + row * corner * 1.5];
        pen.beginPath();
        for (let turn = 30; turn < 390; turn += 60) {
          const way = (turn * Math.PI) / 180;
          pen.lineTo(x + corner * Math.cos(way), y + corner * Math.sin(way));
        }
        pen.closePath();
        pen.fillStyle = lands[(row * 7 + column * column + 40) % lands.length] ?? '';
        pen.fill();
        pen.strokeStyle = '#4a4030';
        pen.stroke();
      }
    return canvas.toDataURL('image/jpeg', 0.7).split(',')[1] ?? '';
  }, pixels);
  return Buffer.from(address, 'base64');
}

test('a picture with hexes printed on it is brought in, and its grid is found by itself', async () => {
  const { page } = demo.rhea;
  const buffer = await printed(52);
  await page.getByRole('tab', { name: 'Maps' }).click();
  await page.getByLabel('Bring in a map').setInputFiles({ name: 'Marches.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Hexes, points up were found in the picture: 18 by 16.')).toBeVisible();
  await expect(page.getByLabel('Hexes from left to right')).toHaveValue('18');
  await page.getByRole('button', { name: 'Bring it in', exact: true }).click();
  await expect(page.getByTestId('preparing')).toContainText('Marches');
  await expect(page.getByRole('log')).toContainText('its hexes laid anew over the picture, 18 by 16');
});

test('hexes are marked by a drag, from flat side to flat side', async () => {
  const { page } = demo.rhea;
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Grid of the picture' });
  const [from, to] = [pointy({ x: 2, y: 4 }), pointy({ x: 7, y: 4 })];
  const begun = await pointOnMap(page, from.x - 0.5, from.y);
  const ended = await pointOnMap(page, to.x + 0.5, to.y);
  await page.mouse.move(begun.x, begun.y);
  await page.mouse.down();
  await page.mouse.move(ended.x, ended.y, { steps: 4 });
  await page.mouse.up();
  await expect(panel.getByLabel('Marked across')).toHaveValue('6');
  await expect(panel.getByLabel('Pixels, flat to flat')).toHaveValue(/^5[12]/);
  await shot(page, 'hexes-marked');
  await panel.getByRole('button', { name: 'Leave them' }).click();
  await panel.getByRole('button', { name: 'Find it in the picture' }).click();
  await expect(panel.getByRole('status')).toHaveText(
    'Hexes with points up, 52.0 pixels from side to side, are drawn in it: 18 by 16.',
  );
  await panel.getByRole('button', { name: 'Move the hexes right' }).click();
  await panel.getByRole('button', { name: 'Lay the hexes so' }).click();
  await expect(page.getByRole('log').getByText('its hexes laid anew over the picture, 18 by 16')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo the drawing' }).click();
  await expect(page.getByRole('log').getByText('its hexes laid anew over the picture, 18 by 16')).toHaveCount(3);
});

test('they become squares where the referee says so twice, and hexes again as the log takes that back', async () => {
  const { page } = demo.rhea;
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  const light = await pointOnMap(page, 9, 7);
  await page.mouse.click(light.x, light.y);
  await expect(page.getByRole('log')).toContainText('a light drawn');
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Grid of the picture' });
  await panel.getByLabel('Kind of grid').selectOption('Squares');
  await panel.getByRole('button', { name: 'Lay the squares so' }).click();
  const asked = page.getByRole('dialog', { name: 'Shall the grid be of squares?' });
  await shot(page, 'hexes-to-squares');
  await asked.getByRole('button', { name: 'Keep it as it is' }).click();
  await panel.getByRole('button', { name: 'Lay the squares so' }).click();
  await asked.getByRole('button', { name: 'Change the grid' }).click();
  await expect(page.getByRole('log')).toContainText(/its picture laid with squares, 18 by 1[34]/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel.getByLabel('Kind of grid')).toHaveValue('pointy');
  await expect(page.getByRole('button', { name: 'Undo the drawing' })).toBeDisabled();
});

/** How many hexes of the map before the referee the players have not explored. */
async function unexplored(): Promise<number> {
  const { page } = demo.rhea;
  const drawn = await page.getByTestId('fogged').getAttribute('d');
  return drawn?.split('M').slice(1).length ?? 0;
}

test('she explores the picture hex by hex, and sees none of what lies beyond', async () => {
  const { rhea, ann } = demo;
  const { page } = rhea;
  await page.getByRole('button', { name: 'Done' }).click();
  await rhea.command('Light and scale of Marches', { Light: 'Dark' });
  await page.getByRole('button', { name: /^Bring the party/ }).click();
  const board = await page.getByRole('application').boundingBox();
  if (!board) throw new Error('the board is there');
  await page.mouse.click(board.x + board.width / 2, board.y + board.height / 2);
  await page.getByRole('button', { name: /Show to the players\s…$/ }).click();
  const tile = ann.page.waitForResponse((answer) => answer.url().includes('/tiles/') && answer.ok());
  await page.getByRole('dialog').getByRole('button', { name: 'Show it now' }).click();
  await expect(ann.page.getByRole('application')).toHaveAttribute('aria-label', /^The board\. Marches\./);
  await tile;
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: 'Fog', exact: true }).click();
  const before = await unexplored();
  expect(before).toBeGreaterThan(100);
  expect(before).toBeLessThan(18 * 16);
  await shot(ann.page, 'hexes-picture');
  await ann.page.getByRole('button', { name: 'Light a torch' }).click();
  await ann.page.getByRole('application').press('n');
  await step('ArrowRight');
  await step('ArrowRight');
  await expect.poll(unexplored).toBeLessThan(before);
  await shot(ann.page, 'hexes-explored');
});
