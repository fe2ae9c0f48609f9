import { expect, type Page } from '@playwright/test';
import { Demo } from './demo.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';
import { Thumb } from './thumb.ts';

/** The pen: everybody at the table draws and writes over the board, and wipes it off again. */
test.describe.configure({ mode: 'serial' });

let demo: Demo;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
  await demo.ann.page.getByRole('button', { name: 'Play Hild Ashgrove' }).click();
  await expect(demo.ann.page.getByText('You play Hild Ashgrove now.')).toBeVisible();
});

test.afterAll(async () => {
  await demo.end();
});

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tools of the board' }).getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('group', { name: 'What is drawn' });
const drawings = (page: Page) => bar(page).getByRole('list', { name: 'Drawings on the board' }).getByRole('listitem');
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();

/** A place on the board, by parts of its width and height. */
async function placeOn(page: Page, [across, down]: readonly [number, number]) {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('There is no board.');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

async function drag(page: Page, ...way: readonly (readonly [number, number])[]): Promise<void> {
  const [first, ...rest] = await Promise.all(way.map((at) => placeOn(page, at)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

async function write(page: Page, words: string, at: readonly [number, number]): Promise<void> {
  await press(page, 'Text');
  const { x, y } = await placeOn(page, at);
  await page.mouse.click(x, y);
  await page.getByLabel('What is written on the board').fill(words);
  await page.keyboard.press('Enter');
}

test('a player draws a circle and writes a word, and the referee sees them', async () => {
  const [{ page: rhea }, { page: ann }] = [demo.rhea, demo.ann];
  await tool(ann, 'Pen').click();
  await press(ann, 'Circle');
  await press(ann, 'red');
  await drag(ann, [0.5, 0.55], [0.58, 0.6]);
  await expect(bar(ann)).toContainText('All drawings (1)');
  await write(ann, 'Ambush!', [0.35, 0.7]);
  await expect(bar(ann)).toContainText('All drawings (2)');
  await rhea.keyboard.press('6');
  await bar(rhea).getByText('All drawings').click();
  await expect(drawings(rhea)).toContainText(['red circle, Ann', '“Ambush!”, Ann']);
  await shot(ann, 'pen-player');
  await shot(rhea, 'pen-referee');
});

test('what the referee draws for themselves no player sees', async () => {
  const [{ page: rhea }, { page: ann }] = [demo.rhea, demo.ann];
  await bar(rhea).getByLabel('Players see it').uncheck();
  await press(rhea, 'blue');
  await press(rhea, 'Pen');
  await drag(rhea, [0.4, 0.6], [0.5, 0.7], [0.6, 0.6]);
  await expect(drawings(rhea)).toContainText([
    'red circle, Ann',
    '“Ambush!”, Ann',
    'blue stroke, Referee (yours alone)',
  ]);
  await bar(rhea).getByLabel('Players see it').check();
  await press(rhea, 'Line');
  await drag(rhea, [0.45, 0.75], [0.6, 0.75]);
  await bar(ann).getByText('All drawings').click();
  await expect(drawings(ann)).toContainText(['red circle, Ann', '“Ambush!”, Ann', 'blue line, Referee']);
  await expect(drawings(ann)).toHaveCount(3);
  await expect(drawings(ann).getByRole('button')).toHaveCount(2);
  await shot(ann, 'pen-player-later');
  await shot(rhea, 'pen-referee-later');
});

test('one is wiped off by the eraser, all of one’s own by a click, and the referee is asked before all goes', async () => {
  const [{ page: rhea }, { page: ann }] = [demo.rhea, demo.ann];
  await press(ann, 'Eraser');
  const { x, y } = await placeOn(ann, [0.35, 0.7]);
  await ann.mouse.click(x, y);
  await expect(drawings(ann)).toContainText(['red circle, Ann', 'blue line, Referee']);
  await press(rhea, 'Wipe mine');
  await expect(drawings(rhea)).toHaveText([/red circle, Ann/]);
  await press(rhea, 'Wipe all');
  await press(rhea, 'Keep it');
  await press(rhea, 'Wipe all');
  await press(rhea, 'Wipe it all off');
  await expect(bar(ann).getByRole('button', { name: 'Wipe mine' })).toBeDisabled();
  await expect(bar(ann)).not.toContainText('All drawings');
  await rhea.getByRole('group', { name: 'Time' }).getByRole('button', { name: /Undo/ }).click();
  await expect(bar(ann)).toContainText('All drawings (1)');
  await press(rhea, 'Wipe all');
  await press(rhea, 'Wipe it all off');
  await expect(bar(ann)).not.toContainText('All drawings');
});

test('the pen is led by keyboard: arrows move it, Space sets a point, Enter ends the stroke, and buttons are pressed by both', async () => {
  const [{ page: rhea }, { page: ann }] = [demo.rhea, demo.ann];
  await press(rhea, 'Pen');
  await rhea.keyboard.press('ArrowLeft');
  await expect(rhea.getByText('Arrows lead the pen.')).toBeVisible();
  await rhea.keyboard.press('Space');
  for (const key of ['Shift+ArrowRight', 'Space', 'ArrowDown', 'Shift+ArrowDown', 'Space', 'Enter'])
    await rhea.keyboard.press(key);
  await expect(bar(ann)).toContainText('All drawings (1)');
  await press(rhea, 'Box');
  for (const key of ['ArrowUp', 'Space', 'Shift+ArrowUp', 'Shift+ArrowLeft', 'Space']) await rhea.keyboard.press(key);
  await expect(bar(ann)).toContainText('All drawings (2)');
  const line = bar(rhea).getByRole('button', { name: 'Line', exact: true });
  await line.focus();
  await rhea.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await bar(rhea).getByRole('button', { name: 'Wipe mine' }).focus();
  await rhea.keyboard.press('Space');
  await expect(bar(ann)).not.toContainText('All drawings');
});

test('Escape lays the pen aside, and a remark on the map is written on the board', async () => {
  const { page } = demo.rhea;
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(tool(page, 'Move')).toHaveAttribute('aria-pressed', 'true');
  const { x, y } = await placeOn(page, [0.5, 0.6]);
  const look = () => page.screenshot({ clip: { x: x - 80, y: y - 40, width: 160, height: 80 } });
  const before = await look();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(/What do you do/).fill('Write on the map');
  await page.getByRole('option', { name: 'Write on the map' }).first().click();
  const form = page.getByRole('dialog').locator('form');
  await form.getByLabel('Remark').fill('Smells of smoke');
  await form.getByRole('button', { name: 'Choose on the board' }).click();
  await page.mouse.click(x, y);
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.move(5, 5);
  await expect.poll(async () => (await look()).equals(before)).toBe(false);
  await shot(page, 'pen-remark');
});

test('a thumb draws as well', async ({ browser }) => {
  const cal = await Thumb.at(browser, 'Cal');
  await cal.page.goto(await demo.rhea.page.getByLabel('Link for players').inputValue());
  await cal.page.getByLabel('Your name at the table').fill('Cal');
  await cal.tap(cal.button(/Take a seat/));
  await cal.tap(cal.button('Play Ilphas'));
  await cal.show('Board');
  await expect(cal.page.locator('[data-board=drawn]')).toBeVisible();
  await cal.tap(cal.button('More tools'));
  await cal.tap(cal.button('Pen'));
  await expect(bar(cal.page)).toBeVisible();
  expect.soft(await cal.tooSmall(), 'the bar of the pen').toEqual([]);
  await cal.rests(await placeOn(cal.page, [0.3, 0.3]), await placeOn(cal.page, [0.6, 0.4]));
  await expect(bar(cal.page)).toContainText('All drawings (1)');
  // What follows the stroke at once may be taken for part of it.
  const text = bar(cal.page).getByRole('button', { name: 'Text', exact: true });
  await expect(async () => {
    await cal.tap(text);
    await expect(text).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
  await cal.tapAt(await placeOn(cal.page, [0.5, 0.2]));
  await expect(cal.page.getByLabel('What is written on the board')).toBeFocused();
  await cal.page.keyboard.type('Up here');
  await cal.page.keyboard.press('Enter');
  await expect(bar(cal.page)).toContainText('All drawings (2)');
  await shot(cal.page, 'pen-phone');
  await cal.tap(bar(cal.page).getByRole('button', { name: 'Wipe mine' }));
  await expect(bar(cal.page)).not.toContainText('All drawings');
  await cal.page.context().close();
});
