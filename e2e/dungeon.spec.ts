import { expect, type Locator, type Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { Demo } from './demo.ts';
import { afterFitting, pointOnMap, settled } from './drawing-layer.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** A referee who has prepared nothing lets the dice make a dungeon, and lays treasure of their own in it. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(() => demo.end());

/** Lays a hoard from the card of the last keyed room; that card. */
async function layInLastRoom(page: Page, seen: string): Promise<Locator> {
  await page.getByRole('tab', { name: 'Key' }).click();
  const room = page
    .getByRole('region', { name: 'Key of the map' })
    .locator('details')
    .filter({ hasText: 'Who wanders by here' })
    .last();
  const lay = room.getByRole('button', { name: /^Lay a hoard/ }).first();
  // The rooms of a map that has only just been made come after its name.
  await expect(async () => {
    await room.locator('summary').click();
    await expect(lay).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await lay.click();
  const form = page.getByRole('dialog').locator('form');
  await form.getByLabel('What one sees of it').fill(seen);
  await form.getByLabel('Treasure types (letters A to V)').fill('S');
  await form.locator('button[type=submit]').click();
  return room;
}

test('a dungeon is made and played in four clicks from the desk', async () => {
  const { rhea, ann } = demo;
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Maps' }).click();
  await rhea.offers('MakeDungeon').first().click();
  const form = page.getByRole('dialog').locator('form');
  await shot(demo.rhea.page, 'dungeon-form');
  await form.getByLabel('Name, if it is to have one').fill('The Vaults of Xyzzybar');
  await form.getByLabel(/Put it before the players/).check();
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('application')).toHaveAttribute('aria-label', /^The board\. The Vaults of Xyzzybar\./);
  await expect(ann.page.getByRole('application')).not.toHaveAttribute('aria-label', /Xyzzybar/);
  await expect(ann.page.getByRole('application')).toHaveAttribute('aria-label', /[1-9]\d* tokens/);
  expect(await ann.page.content()).not.toContain('Xyzzybar');
  await shot(demo.rhea.page, 'dungeon-made');
});

test('its rooms are keyed and stocked, for the referee alone', async () => {
  const { rhea, ann } = demo;
  await rhea.page.getByRole('tab', { name: 'Key' }).click();
  const key = rhea.page.getByRole('region', { name: 'Key of the map' });
  await expect(key.getByText('Entrance')).toBeVisible();
  expect(await key.locator('details').count()).toBeGreaterThan(4);
  await key.locator('summary').nth(2).click();
  await shot(demo.rhea.page, 'dungeon-key');
  expect(await barriers(rhea.page)).toEqual([]);
  expect(await ann.page.content()).not.toContain('out of sight)');
});

test('the key of a room is written from its card, and from the menu of its number on the board', async () => {
  const { page } = demo.rhea;
  const card = page.getByRole('region', { name: 'Key of the map' }).locator('details[open]').first();
  await card.getByRole('button', { name: /^Edit the key of room/ }).click();
  const form = page.getByRole('complementary', { name: 'A room' });
  await form.getByLabel('Name, for you').fill('Hall of echoes');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(card.locator('summary')).toContainText('Hall of echoes');
  await card.getByRole('button', { name: /^Edit the key of room/ }).click();
  const number = await page
    .getByTestId('drawing-layer')
    .locator('circle[r="0.5"]')
    .evaluate((ring) => ring.getBoundingClientRect().toJSON() as DOMRect);
  const middle = { x: number.x + number.width / 2, y: number.y + number.height / 2 };
  const [place = middle] = await afterFitting(page, [middle], () => page.getByRole('button', { name: 'Done' }).click());
  await page.mouse.click(place.x, place.y, { button: 'right' });
  await page.getByTestId('thing').getByRole('button', { name: 'Edit the key' }).click();
  await expect(form.getByLabel('Name, for you')).toHaveValue('Hall of echoes');
  await shot(page, 'dungeon-key-edited');
  await page.getByRole('button', { name: 'Done' }).click();
});

test('a trap is drawn with dice alone for its damage, and sprung by a right click where it stands', async () => {
  const { page } = demo.rhea;
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await settled(page);
  await page.getByRole('group', { name: 'Drawing' }).getByRole('button', { name: 'Trap', exact: true }).click();
  const middle = await pointOnMap(page, 6.5, 6.5);
  await page.mouse.click(middle.x, middle.y);
  const form = page.getByRole('complementary', { name: 'A trap' });
  await form.getByLabel('Name').fill('Falling block');
  const damage = form.getByLabel('Damage, in dice');
  await damage.fill('three dice');
  await damage.blur();
  expect(await damage.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain('such as 1d6');
  await damage.fill('2d6');
  await damage.blur();
  const [place = middle] = await afterFitting(page, [middle], () => page.getByRole('button', { name: 'Done' }).click());
  await page.mouse.click(place.x, place.y, { button: 'right' });
  const menu = page.getByTestId('thing');
  await expect(menu.getByRole('heading')).toHaveText('Falling block');
  await expect(menu.getByRole('button', { name: 'Disarm a trap' })).toBeVisible();
  await shot(page, 'trap-menu');
  await menu.getByRole('button', { name: 'Spring a trap' }).click();
  await page.getByRole('dialog').getByLabel('It springs for certain (otherwise on 2 in 6)').check();
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByRole('log')).toContainText('falling block');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    await page.mouse.click(place.x, place.y, { button: 'right' });
    await expect(menu.getByRole('heading')).toHaveText('Falling block, sprung', { timeout: 1_000 });
  }).toPass();
  await menu.getByRole('button', { name: 'Edit the trap' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Falling block');
  await page.getByRole('button', { name: 'Done' }).click();
});

test('a hoard is laid, looked into and added to, out of the players’ sight', async () => {
  const { rhea, ann } = demo;
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Tools' }).click();
  await page
    .getByRole('tabpanel', { name: 'Tools' })
    .getByRole('button', { name: /^Lay a hoard/ })
    .first()
    .click();
  const form = page.getByRole('dialog').locator('form');
  await form.getByLabel('What one sees of it').fill('a drowned strongbox');
  await form.getByLabel('Treasure types (letters A to V)').fill('S');
  await form.getByRole('button', { name: 'Choose on the board' }).click();
  await rhea.click(0.5, 0.5);
  await form.locator('button[type=submit]').click();
  await page.getByRole('tab', { name: 'Key' }).click();
  const hoard = page.getByTestId('hoard').filter({ hasText: 'drowned strongbox' });
  await hoard.locator('summary').click();
  await expect(hoard).toContainText(/\d+ gp/);
  expect(await ann.page.content()).not.toContain('drowned strongbox');
  await hoard.getByRole('button', { name: /^Put more into/ }).click();
  const filling = page.getByRole('dialog').locator('form');
  await filling.getByLabel('Gold', { exact: true }).fill('90');
  await filling.locator('button[type=submit]').click();
  await expect(hoard).toContainText(/9\d gp/);
  await shot(demo.rhea.page, 'dungeon-hoard');
});

test('what the dice made of a hoard is read in the card of the room where it was laid', async () => {
  const { page } = demo.rhea;
  const room = await layInLastRoom(page, 'a tin box');
  await expect(room.getByTestId('lies-here').filter({ hasText: 'tin box' })).toContainText(
    /^A tin box \(out of sight\): \d+ gp/,
  );
});

test('a hoard at the party’s feet is found, taken by a player, and divided with the experience for it', async () => {
  const { rhea, ann } = demo;
  const { page } = rhea;
  const treasure = ann.page.getByRole('region', { name: 'Treasure' });
  await ann.take('ClaimCharacter');
  const card = ann.page.locator('[data-member]').filter({ hasText: 'Ann' }).first();
  const hers = (await card.getAttribute('data-member')) ?? '';
  await page.getByRole('tab', { name: 'Tools' }).click();
  await page
    .getByRole('tabpanel', { name: 'Tools' })
    .getByRole('button', { name: /^Lay a hoard/ })
    .first()
    .click();
  const form = page.getByRole('dialog').locator('form');
  await form.getByLabel('What one sees of it').fill('a mossy urn');
  await form.getByLabel('Treasure types (letters A to V)').fill('R');
  await form.getByRole('button', { name: 'Choose on the board' }).click();
  await rhea.clickToken(hers);
  await form.locator('button[type=submit]').click();
  await page.getByRole('tab', { name: 'Key' }).click();
  const hoard = page.getByTestId('hoard').filter({ hasText: 'mossy urn' });
  await hoard.locator('summary').click();
  await hoard.getByRole('button', { name: /^Put more into/ }).click();
  const filling = page.getByRole('dialog').locator('form');
  await filling.getByLabel('Gold', { exact: true }).fill('400');
  await filling.locator('button[type=submit]').click();
  await expect(hoard).toContainText(/4\d\d gp/);
  await expect(ann.offers('TakeHoard')).toHaveCount(0);
  await hoard.getByRole('button', { name: /^Let the players find/ }).click();
  await ann.page.getByTestId('ways-out').getByRole('button', { name: 'Take a mossy urn' }).click();
  await expect(ann.log).toContainText('takes a mossy urn');
  await expect(treasure).toContainText(/4\d\d gp/);
  await shot(demo.rhea.page, 'hoard-taken');
  await page.getByRole('tab', { name: 'Party' }).click();
  await page.locator('summary', { hasText: 'Experience' }).click();
  await rhea.take('ReckonAward');
  await rhea.take('AwardExperience');
  await expect(ann.log).toContainText(/experience points were earned/);
  await expect(treasure).toHaveCount(0);
});

test('what lies in a room is read there on a map that is prepared, too, which the players do not see', async () => {
  const { rhea, ann } = demo;
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Maps' }).click();
  await rhea.offers('MakeDungeon').first().click();
  const making = page.getByRole('dialog').locator('form');
  await making.getByLabel('Name, if it is to have one').fill('The Cellars of Quorl');
  await making.locator('button[type=submit]').click();
  await expect(page.getByTestId('preparing')).toContainText('The Cellars of Quorl');
  const room = await layInLastRoom(page, 'a cracked jar');
  await expect(room.getByTestId('lies-here').filter({ hasText: 'jar' })).toContainText(
    /^A cracked jar \(out of sight\): \d+ gp/,
  );
  expect(await ann.page.content()).not.toContain('Quorl');
});

test('what is put before the players is before the referee too, whatever they prepared', async () => {
  const { page } = demo.rhea;
  await page.getByRole('tab', { name: 'Party' }).click();
  await expect(page.getByTestId('preparing')).toContainText('The Cellars of Quorl');
  await page.getByRole('tab', { name: 'Maps' }).click();
  await demo.rhea.offers('MakeDungeon').first().click();
  const making = page.getByRole('dialog').locator('form');
  await making.getByLabel('Name, if it is to have one').fill('The Pits of Yarrow');
  await making.getByLabel(/Put it before the players/).check();
  await making.locator('button[type=submit]').click();
  await expect(page.getByRole('application')).toHaveAttribute('aria-label', /^The board\. The Pits of Yarrow\./);
  await expect(page.getByTestId('preparing')).toBeHidden();
});
