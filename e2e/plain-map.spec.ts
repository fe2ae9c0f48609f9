import { writeFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { Demo } from './demo.ts';
import { afterFitting, pointOnMap } from './drawing-layer.ts';
import { dungeonPicture } from './drawn-dungeon.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** From a plain picture to a walled, keyed, stocked scene that a party explores, as a referee would: clicks are counted. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;
let clicks = 0;
let seconds = 0;
/** Where the first room is on the page of the referee, and two places in the one behind its door. */
let hall = { x: 0, y: 0 };
let den = { x: 0, y: 0 };
let niche = { x: 0, y: 0 };

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(async () => {
  const figures = { plain_map_clicks: clicks, plain_map_seconds: Math.round(seconds) };
  if (process.env.PLAIN_MAP_JSON) writeFileSync(process.env.PLAIN_MAP_JSON, JSON.stringify({ figures }));
  await demo.end();
});

/** A part of the way from the picture to play: how long it takes counts. */
function onTheWay(title: string, act: () => Promise<void>): void {
  test(title, async () => {
    const begun = performance.now();
    await act();
    seconds += (performance.now() - begun) / 1_000;
  });
}

async function press(name: string | RegExp): Promise<void> {
  clicks += 1;
  await demo.rhea.page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
}

async function click(x: number, y: number): Promise<void> {
  clicks += 1;
  const at = await pointOnMap(demo.rhea.page, x, y);
  await demo.rhea.page.mouse.click(at.x, at.y);
}

onTheWay('a plain picture is brought in, and opened for the referee alone', async () => {
  const { page } = demo.rhea;
  const buffer = await dungeonPicture(page);
  clicks += 1;
  await page.getByRole('tab', { name: 'Maps' }).click();
  clicks += 1;
  await page.getByLabel('Bring in a map').setInputFiles({ name: 'Old keep.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('Squares from left to right').fill('24');
  await expect(page.getByRole('combobox', { name: 'Light', exact: true })).toHaveValue('dark');
  await page.getByRole('combobox', { name: 'Light', exact: true }).selectOption('lit');
  clicks += 1;
  await press('Bring it in');
  await expect(page.getByTestId('preparing')).toContainText('Old keep');
  const card = page.getByTestId('scene-card').filter({ hasText: 'Old keep' });
  await expect(card.locator('canvas[data-picture]')).toBeVisible();
  await shot(page, 'scenes-picture');
});

test('its squares are found where they are drawn, moved by the keys, and laid over it; undo lays them as they were', async () => {
  const { page } = demo.rhea;
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Grid of the picture' });
  await panel.getByRole('button', { name: 'Find it in the picture' }).click();
  await expect(panel.getByRole('status')).toHaveText('Squares of 40.0 pixels are drawn in it: 24 by 18.');
  await expect(page.getByTestId('grid-shown')).toHaveAttribute('d', /M.*v18/);
  await shot(demo.rhea.page, 'squares-found');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await panel.getByRole('button', { name: 'Move the squares down' }).click();
  await panel.getByRole('button', { name: 'Lay the squares so' }).click();
  const laid = page.getByRole('log').getByText('its squares laid anew over the picture, 24 by 18');
  await expect(laid).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo the drawing' }).click();
  await expect(laid).toHaveCount(2);
});

test('any number of squares is marked by a drag, and said to be so many', async () => {
  const { page } = demo.rhea;
  const panel = page.getByRole('region', { name: 'Grid of the picture' });
  const [from, to] = [await pointOnMap(page, 2, 2), await pointOnMap(page, 9, 7)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(panel.getByLabel('Marked across')).toHaveValue('7');
  await expect(panel.getByLabel('and down')).toHaveValue('5');
  await panel.getByLabel('Marked across').fill('14');
  await panel.getByLabel('and down').fill('10');
  await panel.getByLabel('and down').blur();
  await expect(panel.getByLabel('Pixels a side')).toHaveValue(/^(19\.\d+|20(\.\d+)?)$/);
  await shot(demo.rhea.page, 'squares-marked');
  await panel.getByRole('button', { name: 'Lay the squares so' }).click();
  await expect(page.getByRole('log')).toContainText(/its squares laid anew over the picture, 4[78] by 3[56]/);
  await page.getByRole('button', { name: 'Undo the drawing' }).click();
  await expect(page.getByRole('log').getByText('laid anew over the picture, 24 by 18')).toHaveCount(3);
  await page.getByRole('button', { name: 'Done' }).click();
});

test('a notice comes beside the tools of the map, and not over their button', async () => {
  const { page } = demo.rhea;
  const notice = page.locator('[data-sonner-toast]').last();
  /** Pixels from the foot of one to the head of another below it. */
  const between = async (upper: Locator, lower: Locator) => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    return above && below ? below.y - above.y - above.height : Number.NaN;
  };
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: 'Trace', exact: true }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Invite spectators' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).last().click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Walls from the picture' });
  await expect.poll(() => between(notice, panel)).toBeGreaterThanOrEqual(0);
  await shot(page, 'notice-beside-tools');
  await page.getByRole('button', { name: 'Done' }).click();
});

onTheWay('its lines are followed, and all its walls and doors taken', async () => {
  const { page } = demo.rhea;
  await press('Draw');
  await press('Trace');
  await press('Follow the lines');
  const panel = page.getByRole('region', { name: 'Walls from the picture' });
  await expect(panel.getByRole('status')).toContainText(/walls around \d+ floors?, 2 doors/);
  await shot(demo.rhea.page, 'trace-proposed');
  await press('Take all');
  await expect(page.getByRole('application')).toHaveAttribute('aria-label', /2 doors known/);
});

onTheWay('its rooms are keyed by a click each', async () => {
  const { page } = demo.rhea;
  await press('Room');
  await click(5.5, 3.5);
  await page.getByRole('complementary', { name: 'A room' }).getByLabel('Name, for you').fill('Guard room');
  await click(4.5, 12.5);
  await page.getByRole('complementary', { name: 'A room' }).getByLabel('Name, for you').fill('Larder');
  [hall, den, niche] = await Promise.all([
    pointOnMap(page, 5.5, 4.5),
    pointOnMap(page, 17.5, 4.5),
    pointOnMap(page, 13.5, 4.5),
  ]);
  [hall = hall, den = den, niche = niche] = await afterFitting(page, [hall, den, niche], () => press('Done'));
  clicks += 1;
  await page.getByRole('tab', { name: 'Key' }).click();
  await expect(page.getByRole('region', { name: 'Key of the map' })).toContainText('Guard room');
  await shot(demo.rhea.page, 'trace-keyed');
});

/** Opens what may be done at a place of the board by the other button, and puts something there: where it is need not be said. */
async function puts(
  what: RegExp,
  at: { readonly x: number; readonly y: number },
  fill: () => Promise<void>,
): Promise<void> {
  const { page } = demo.rhea;
  const form = page.getByRole('dialog').locator('form');
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await page.getByTestId('thing').getByRole('button', { name: what }).click();
  await expect(form.getByText(/Column \d+, row \d+/)).toBeVisible();
  await fill();
  await form.locator('button[type=submit]').click();
  await expect(form).toBeHidden();
  clicks += 3;
}

onTheWay('it is stocked by mouse: a goblin and a chest are put into the room behind the door', async () => {
  const { page } = demo.rhea;
  const form = page.getByRole('dialog').locator('form');
  await puts(/^Bring in monsters/, den, async () => {
    await form.getByLabel('Monster').selectOption({ label: 'Goblin' });
    await form.getByLabel('How many').fill('1');
    await form.getByLabel('Hidden from the players').uncheck();
    clicks += 2;
  });
  await puts(/^Lay a hoard(?! of)/, niche, async () => {
    await form.getByLabel('Out of sight until it is found').uncheck();
    clicks += 1;
  });
  await expect(page.getByRole('application')).toHaveAttribute('aria-label', /1 tokens/);
  await shot(page, 'plain-map-stocked');
});

test('a room whose key is open has a place for what is put into it', async () => {
  const { page } = demo.rhea;
  const key = page.getByRole('region', { name: 'Key of the map' });
  await key.getByText('Larder').click();
  await key.getByRole('button', { name: /^Bring in monsters …/ }).click();
  const form = page.getByRole('dialog').locator('form');
  await expect(form.getByText(/Column \d+, row \d+/)).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
});

onTheWay(
  'the party is brought there, and the map is shown: the players see the room by its walls, and nothing beyond',
  async () => {
    const { rhea, ann } = demo;
    const { page } = rhea;
    await press(/^Bring the party/);
    clicks += 1;
    await page.mouse.click(hall.x, hall.y);
    await expect(page.getByTestId('preparing')).toContainText('though the party stands here');
    await press(/Show to the players\s…$/);
    await expect(page.getByRole('dialog')).toContainText('stand there already');
    await press('Show it now');
    await expect(ann.page.getByRole('application')).toHaveAttribute('aria-label', /^The board\. Old keep\./);
    await expect(ann.page.getByRole('application')).toHaveAttribute('aria-label', /1 doors known/);
    expect(await ann.page.content()).not.toMatch(/Larder|Guard room|iron-bound/);
    await expect(ann.page.getByRole('list', { name: 'On the board' })).not.toContainText(/goblin/i);
    await shot(demo.rhea.page, 'trace-played');
    await shot(ann.page, 'trace-ann');
    expect(clicks).toBeLessThanOrEqual(27);
  },
);

test('a player explores it: she opens the door, sees the goblin, and finds the chest', async () => {
  const { rhea, ann } = demo;
  await ann.take('ClaimCharacter');
  const card = ann.page.locator('[data-member]').filter({ hasText: 'Ann' }).first();
  const hers = (await card.getAttribute('data-member')) ?? '';
  await walkTo(hers, 9, 5);
  await ann.page.getByTestId('prompt').getByRole('button', { name: 'Open the door' }).click();
  await expect(ann.log).toContainText(/opens the door|opens a door/);
  await expect(ann.page.getByRole('list', { name: 'On the board' })).toContainText(/goblin/i);
  await shot(ann.page, 'plain-map-goblin');
  await rhea.page.getByRole('button', { name: 'End the turn' }).first().click();
  await walkTo(hers, 13, 5);
  await ann.take('TakeHoard');
  await expect(ann.log).toContainText('takes an iron-bound chest');
  await shot(ann.page, 'plain-map-chest');
});

test('somebody whom players see is removed only after a question', async () => {
  const { rhea, ann } = demo;
  await rhea.page.keyboard.press('Control+k');
  await rhea.page.getByPlaceholder(/What do you do/).fill('Remove Goblin');
  await rhea.page.getByRole('option', { name: 'Remove Goblin' }).click();
  const dialog = rhea.page.getByRole('dialog');
  await expect(dialog).toContainText('The goblin is gone from the table, for everybody.');
  await expect(ann.page.getByRole('list', { name: 'On the board' })).toContainText(/goblin/i);
  await dialog.getByRole('button', { name: 'Remove Goblin' }).click();
  await expect(ann.page.getByRole('list', { name: 'On the board' })).not.toContainText(/goblin/i);
});

test('the whole picture is shown to a player, as a handout is', async () => {
  const { rhea, ann } = demo;
  await rhea.page.getByRole('tab', { name: 'Maps' }).click();
  const card = rhea.page.getByTestId('scene-card').filter({ hasText: 'Old keep' });
  await card.getByText('More', { exact: true }).click();
  await card.getByRole('button', { name: /^Show its picture/ }).click();
  const dialog = rhea.page.getByRole('dialog');
  await dialog.getByLabel('Ann').check();
  await dialog.getByRole('button', { name: 'Show to Ann', exact: true }).click();
  const handout = ann.page.getByTestId('handout');
  await expect(handout).toContainText('Old keep');
  await expect.poll(() => handout.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  await shot(ann.page, 'plain-map-picture');
});

/** Where somebody stands on Ann's board, in squares counted from one and in pixels of the page. */
async function standing(name: string | RegExp) {
  const listed = demo.ann.page.getByRole('list', { name: 'On the board' }).locator('[data-at]');
  const seen = await listed
    .filter({ hasText: name })
    .evaluateAll((items) =>
      items.map((item) => ({ at: item.getAttribute('data-at') ?? '', words: item.textContent ?? '' })),
    );
  return seen.map(({ at, words }) => {
    const [x = 0, y = 0] = at.split(',').map(Number);
    const [, column = 0, row = 0] = (/column (\d+), row (\d+)/.exec(words) ?? []).map(Number);
    return { x, y, column, row };
  });
}

/** Somebody of Ann's goes to a square of her board by a click: where it lies is reckoned from two who stand there. */
async function walkTo(name: string, column: number, row: number): Promise<void> {
  const [own] = await standing(name);
  const other = (await standing(/./)).find((one) => one.column !== own?.column || one.row !== own.row);
  if (!own || !other) throw new Error('nobody is seen to reckon from');
  const square =
    Math.hypot(other.x - own.x, other.y - own.y) / Math.hypot(other.column - own.column, other.row - own.row);
  await demo.ann.page.mouse.click(own.x + (column - own.column) * square, own.y + (row - own.row) * square);
  await expect.poll(async () => (await standing(name))[0]).toMatchObject({ column, row });
}
