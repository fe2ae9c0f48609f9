import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { pointOnMap, settled } from './drawing-layer.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** The referee draws a map of their own: what is drawn is what the rules use at once, and nobody else is told. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(() => demo.end());

const board = () => demo.rhea.page.getByRole('application');
const layer = () => demo.rhea.page.getByTestId('drawing-layer');

async function click(x: number, y: number): Promise<void> {
  const at = await pointOnMap(demo.rhea.page, x, y);
  await demo.rhea.page.mouse.click(at.x, at.y);
}

async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [one, other] = [await pointOnMap(demo.rhea.page, ...from), await pointOnMap(demo.rhea.page, ...to)];
  await demo.rhea.page.mouse.move(one.x, one.y);
  await demo.rhea.page.mouse.down();
  await demo.rhea.page.mouse.move(other.x, other.y, { steps: 4 });
  await demo.rhea.page.mouse.up();
}

const hint = () => demo.rhea.page.getByTestId('drawing-hint');

const tool = (name: string) =>
  demo.rhea.page.getByRole('group', { name: 'Drawing' }).getByRole('button', { name, exact: true });

test('rooms are dug out of the rock by dragging, with walls around them', async () => {
  const { rhea } = demo;
  await rhea.page.getByRole('tab', { name: 'Maps' }).click();
  await rhea.take('NewScene', { Name: 'The crypt of Vhul', 'Squares across': 24, 'Squares down': 16 });
  await expect(rhea.page.getByTestId('preparing')).toBeVisible();
  await rhea.page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(layer()).toBeVisible();
  await expect(tool('Dig')).toHaveAttribute('aria-pressed', 'true');
  await expect(hint()).toHaveText('Drag to dig a room');
  await settled(rhea.page);
  await shot(demo.rhea.page, 'drawing-rock');
  await drag([2.5, 2.5], [7.5, 6.5]);
  await expect(rhea.page.getByRole('log')).toContainText('22 walls and 30 squares of floor drawn');
  await expect(hint()).toHaveCount(0);
  await drag([12.5, 2.5], [18.5, 8.5]);
  await drag([8.5, 4.5], [11.5, 4.5]);
  await expect(rhea.page.getByRole('log')).toContainText('2 walls taken off');
});

test('a door breaks through a wall or stands in an opening, and the rules know it', async () => {
  await tool('Door').click();
  await click(12, 4.5);
  await expect(board()).toHaveAttribute('aria-label', /1 doors known/);
  await demo.rhea.page.getByLabel('Kind of door').selectOption('Secret door');
  await click(15.5, 9);
  await expect(board()).toHaveAttribute('aria-label', /2 doors known/);
});

test('a room is found by its walls in one click, and its key is written beside it', async () => {
  const { rhea } = demo;
  await tool('Room').click();
  await click(14.5, 6.5);
  const form = rhea.page.getByRole('complementary', { name: 'A room' });
  await form.getByLabel('Name, for you').fill('Tomb of Vhul');
  await form.getByLabel('What is there, for you').fill('A wight under the slab.');
  await form.getByLabel('Name, for players').fill('A cold hall');
  await form.getByLabel('Name, for players').blur();
  await form.getByLabel('What they read').fill('Your breath steams.');
  await form.getByLabel('What they read').blur();
  await expect(form.getByLabel('What they read')).toHaveValue('Your breath steams.');
  await shot(demo.rhea.page, 'drawing-room');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(rhea.page.getByTestId('drawing-layer').locator('path[fill="var(--color-lamp)"]')).toHaveAttribute(
    'd',
    /^(M\d+ \d+h1v1h-1z){49}$/,
  );
});

test('a thing is given a picture from the computer, and then one that was brought before', async () => {
  const { rhea } = demo;
  await tool('Thing').click();
  await rhea.page.getByLabel('What stands there').selectOption('Statue');
  await click(17.5, 3.5);
  const form = rhea.page.getByRole('complementary', { name: 'A thing' });
  await form.getByRole('button', { name: 'Give it a picture' }).click();
  const buffer = await rhea.page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
  await rhea.page
    .getByLabel('A picture of your own')
    .setInputFiles({ name: 'Vhul.png', mimeType: 'image/png', buffer });
  await rhea.page.getByRole('button', { name: 'Use this part' }).click();
  await expect(form.locator('img')).toBeVisible();
  await shot(rhea.page, 'drawing-picture');
  await form.getByRole('button', { name: 'Another picture' }).click();
  await rhea.page.getByLabel('Search the faces').fill('vhul');
  await expect(rhea.page.getByRole('button', { name: 'Vhul', exact: true })).toBeVisible();
  await rhea.page.getByRole('button', { name: 'No picture' }).click();
  await expect(form.locator('img')).toHaveCount(0);
  await form.getByRole('button', { name: 'Delete' }).click();
  await expect(form).toHaveCount(0);
});

test('a room that is drawn over rock is dug out of it in the same act, and undone in one', async () => {
  const { rhea } = demo;
  const log = rhea.page.getByRole('log');
  await tool('Room').click();
  await drag([2.5, 9.5], [4.5, 10.5]);
  await expect(rhea.page.getByRole('complementary', { name: 'A room' })).toBeVisible();
  await expect(log).toContainText(/10 walls.*6 squares of floor.*drawn/);
  await rhea.page.getByRole('button', { name: 'Undo the drawing' }).click();
  await expect(log).toContainText(/10 walls.*6 squares of floor.*taken off/);
});

test('walls go from corner to corner; undo takes the drawing back, and not what the table does', async () => {
  const { rhea, ann } = demo;
  await tool('Wall').click();
  await click(13, 7);
  await click(15, 7);
  await click(15, 8.5);
  await rhea.page.keyboard.press('Enter');
  await expect(rhea.page.getByRole('log')).toContainText('2 walls drawn');
  await rhea.page.keyboard.press('Control+z');
  await expect(rhea.page.getByRole('log')).toContainText('2 walls taken off.');
  expect(await ann.page.content()).not.toContain('Vhul');
  await rhea.page.keyboard.press('Control+Shift+z');
  await tool('Light').click();
  await click(4.5, 4.5);
  await tool('Trap').click();
  await click(9.5, 4.5);
  await expect(rhea.page.getByRole('complementary', { name: 'A trap' }).getByLabel('Name')).toHaveValue('Pit');
  await shot(demo.rhea.page, 'drawing-all');
});

test('a one-way wall shows by arrows where it is open, and is turned about by a key and back by undo', async () => {
  const { rhea } = demo;
  const arrows = () => rhea.page.getByTestId('one-way').getAttribute('d');
  await tool('Wall').click();
  await rhea.page.getByLabel('Kind of wall').selectOption('One-way wall');
  await click(5, 3);
  await click(5, 6);
  await rhea.page.keyboard.press('Enter');
  await expect(rhea.page.getByRole('log')).toContainText('a one-way wall drawn');
  // The wall leads down: what is on its left, the east, is open.
  await expect.poll(arrows).toMatch(/^M5\.3 3\.5L4\.7 3\.5/);
  await tool('Choose').click();
  await click(5, 4);
  const form = rhea.page.getByRole('complementary', { name: 'A wall' });
  await expect(form.getByLabel('Kind')).toHaveValue('both');
  await shot(demo.rhea.page, 'one-way');
  await rhea.page.keyboard.press('a');
  await expect.poll(arrows).toMatch(/^M4\.7 5\.5L5\.3 5\.5/);
  await form.getByRole('button', { name: 'Turn about' }).click();
  await expect.poll(arrows).toMatch(/^M5\.3 3\.5L4\.7 3\.5/);
  await form.getByLabel('Kind').selectOption('Wall');
  await expect.poll(arrows).toBe('');
  await rhea.page.getByRole('button', { name: 'Undo the drawing' }).click();
  await expect.poll(arrows).toMatch(/^M5\.3 3\.5/);
  await form.getByRole('button', { name: 'Delete' }).click();
  await tool('Wall').click();
  await rhea.page.getByLabel('Kind of wall').selectOption('Wall');
});

test('a part of the map is copied by a drag and put down elsewhere; a wall is split where it is clicked', async () => {
  const { rhea } = demo;
  await tool('Choose').click();
  await drag([2.5, 2.5], [4.5, 4.5]);
  await rhea.page.getByRole('button', { name: 'Copy', exact: true }).click();
  await rhea.page.getByRole('button', { name: 'Paste', exact: true }).click();
  await click(4.5, 12.5);
  await expect(rhea.page.getByRole('log')).toContainText('9 squares of floor drawn');
  await shot(demo.rhea.page, 'drawing-pasted');
  await click(13.5, 7);
  await rhea.page.getByRole('complementary', { name: 'A wall' }).getByRole('button', { name: 'Split here' }).click();
  await expect(rhea.page.getByRole('log')).toContainText('2 walls drawn, a wall taken off');
});

test('a part of the map is taken off by the button or the key, and drawn again by undo', async () => {
  const { rhea } = demo;
  const log = rhea.page.getByRole('log');
  await tool('Choose').click();
  await drag([2.5, 11.5], [6.5, 13.5]);
  await rhea.page.getByRole('group', { name: 'Drawing' }).locator('..').getByRole('button', { name: 'Delete' }).click();
  await expect(log).toContainText('9 squares of floor taken off');
  await rhea.page.keyboard.press('Control+z');
  await expect(log.getByText(/\b9 squares of floor drawn/)).toHaveCount(2);
  await drag([2.5, 11.5], [6.5, 13.5]);
  await rhea.page.keyboard.press('Delete');
  await expect(log.getByText(/\b9 squares of floor taken off/)).toHaveCount(2);
});

test('what is drawn is moved by a drag, and back by undo; squares are dug freehand in one act', async () => {
  const { page } = demo.rhea;
  await tool('Light').click();
  await click(14.5, 4.5);
  await tool('Choose').click();
  const lights = page.getByTestId('drawing-layer').locator('circle[fill="var(--color-lamp)"][stroke="#2b1808"]').last();
  const at = async () => [await lights.getAttribute('cx'), await lights.getAttribute('cy')];
  await expect.poll(at).toEqual(['14.5', '4.5']);
  await drag([14.5, 4.5], [16.5, 6.5]);
  await expect.poll(at).toEqual(['16.5', '6.5']);
  await page.keyboard.press('Control+ArrowLeft');
  await expect.poll(at).toEqual(['15.5', '6.5']);
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Undo the drawing' }).click();
  await expect.poll(at).toEqual(['14.5', '4.5']);
  await page.getByRole('button', { name: 'Undo the drawing' }).click();
  await tool('Dig').click();
  await page.getByLabel('Freehand').check();
  const turns = [
    [20.5, 11.5],
    [20.5, 13.5],
    [22.5, 13.5],
  ] as const;
  for (const [nth, [x, y]] of turns.entries()) {
    const point = await pointOnMap(page, x, y);
    await page.mouse.move(point.x, point.y, { steps: 6 });
    if (nth === 0) await page.mouse.down();
  }
  await shot(page, 'drawing-freehand');
  await page.mouse.up();
  const log = page.getByRole('log');
  await expect(log).toContainText('5 squares of floor drawn');
  await page.getByRole('button', { name: 'Undo the drawing' }).click();
  await expect(log).toContainText('5 squares of floor taken off');
  await page.getByLabel('Freehand').uncheck();
});

test('the map is shown by brush, by polygon and by room, and hidden again by undo', async () => {
  const { rhea } = demo;
  const { page } = rhea;
  const hidden = async () =>
    [...((await page.getByTestId('fogged').getAttribute('d')) ?? '').matchAll(/h(\d+)v1/g)].reduce(
      (sum, [, wide]) => sum + Number(wide),
      0,
    );
  await tool('Fog').click();
  await expect.poll(hidden).toBe(24 * 16);
  await drag([13.5, 3.5], [16.5, 3.5]);
  await expect.poll(hidden).toBe(24 * 16 - 18);
  await page.getByRole('button', { name: 'Polygon' }).click();
  for (const [x, y] of [
    [2, 2],
    [8, 2],
    [8, 7],
    [2, 7],
  ] as const)
    await click(x, y);
  await page.keyboard.press('Enter');
  await expect.poll(hidden).toBe(24 * 16 - 18 - 30);
  await page.getByTestId('fog').getByRole('button', { name: 'Room' }).click();
  await click(14.5, 6.5);
  await expect.poll(hidden).toBe(24 * 16 - 49 - 30);
  await shot(demo.rhea.page, 'fog-shapes');
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo the drawing' }).click();
  await expect.poll(hidden).toBe(24 * 16);
});

test('by keyboard alone a wall is drawn, chosen and deleted', async () => {
  const { rhea } = demo;
  await tool('Wall').click();
  await layer().hover();
  for (const key of ['w', 'ArrowLeft', 'Space', 'ArrowDown', 'ArrowDown', 'Space', 'Enter'])
    await rhea.page.keyboard.press(key);
  await expect(rhea.page.getByRole('log')).toContainText(/: a wall drawn/);
  await rhea.page.getByRole('button', { name: 'Done' }).click();
  await expect(layer()).toBeHidden();
  await shot(rhea.page, 'drawn-lights');
});
