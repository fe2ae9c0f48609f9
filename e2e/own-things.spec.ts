import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** Things of the table's own: made at the desk, given or found, used by a player, and known for what they are. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;
/** Ann's character: her name, and her card. */
let name: string;
let hers: string;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
  const { ann } = demo;
  const claim = ann.offers('ClaimCharacter').first();
  name = (await claim.innerText()).replace(/^Play /, '').trim();
  await ann.take('ClaimCharacter');
  const card = ann.page.locator('[data-member]').filter({ hasText: 'Ann' }).first();
  hers = (await card.getAttribute('data-member')) ?? '';
});

test.afterAll(() => demo.end());

const give = (fields: Readonly<Record<string, string | number | boolean>>) =>
  demo.rhea.command(`Give ${name} a thing of your own making`, fields);

test('a thing with charges and a light is made at the desk, and a player uses both', async () => {
  const { rhea, ann } = demo;
  await give({
    Item: 'moon rod',
    'Coins of weight, each': 20,
    'Charges; 0 for what is not counted': 2,
    'Feet around that it lights': 20,
    'Turns that it shines; 0 for without end': 6,
  });
  await expect(ann.log).toContainText(`${name} receives a moon rod`);
  await ann.choose(hers);
  await expect(ann.offers('UseCharge').first()).toContainText('Use the moon rod (2 charges)');
  await ann.take('UseCharge');
  await expect(ann.log).toContainText(`${name} uses the moon rod: 1 charge is left.`);
  await expect(ann.offers('UseCharge').first()).toContainText('(1 charge)');
  await ann.take('LightUp:own');
  await expect(ann.log).toContainText('moon rod');
  await expect(ann.offers('PutOut').first()).toContainText('moon rod');
  await shot(ann.page, 'own-things-player');
  await ann.take('UseCharge');
  await expect(ann.log).toContainText('it is used up');
  await expect(rhea.log).toContainText('it is used up');
});

test('a weapon and an armour of the table’s own are given, and carried', async () => {
  const { ann } = demo;
  await give({
    Item: 'Moonsilver',
    'Coins of weight, each': 60,
    'Bonus of its magic': 2,
    'Fought with': 'melee',
    'Damage of the weapon, in dice': '2d4',
  });
  await give({
    Item: 'scales of the eel',
    'Coins of weight, each': 300,
    'Bonus of its magic': 1,
    'Worn as': 'chainmail',
  });
  await expect(ann.log).toContainText('scales of the eel');
  const sheet = ann.page.locator(`[data-member="${hers}"]`);
  await expect(sheet).toContainText(/Moonsilver|scales of the eel/);
  await shot(ann.page, 'own-things-armed');
});

test('a named thing lies in a hoard behind a trap, is found, divided, and known', async () => {
  const { rhea, ann } = demo;
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Tools' }).click();
  await rhea.offers('LayHoard').first().click();
  const form = page.getByRole('dialog').locator('form');
  await form.getByLabel('What one sees of it').fill('a tarred chest');
  await form.getByLabel('Treasure types (letters A to V)').fill('R');
  await form.getByRole('button', { name: 'Choose on the board' }).click();
  await rhea.clickToken(name);
  await form.locator('button[type=submit]').click();
  await page.getByRole('tab', { name: 'Key' }).click();
  const hoard = page.getByTestId('hoard').filter({ hasText: 'tarred chest' });
  await hoard.locator('summary').click();
  await hoard.getByRole('button', { name: /^Put a magic item into/ }).click();
  const putting = page.getByRole('dialog').locator('form');
  await putting.getByLabel('As the players know it').fill('a rune-carved axe');
  await putting.getByRole('combobox', { name: 'Kind of thing' }).selectOption('weapon');
  await putting.getByLabel('What it is in truth').fill('Durgan’s Bane');
  await putting.getByLabel('One of a kind').check();
  await putting.getByLabel('Bonus of its magic').fill('2');
  await putting.getByLabel('Fought with').selectOption('melee');
  await putting.getByLabel('Damage of the weapon').fill('1d8');
  await putting.locator('button[type=submit]').click();
  await expect(hoard).toContainText('Durgan’s Bane');
  await hoard.getByRole('button', { name: /^Set a trap on/ }).click();
  const trap = page.getByRole('dialog').locator('form');
  await trap.getByLabel('What it is').fill('puff of soot');
  await trap.getByLabel('Damage in dice').fill('');
  await trap.locator('button[type=submit]').click();
  await expect(hoard).toContainText('(trapped)');
  await shot(page, 'own-things-hoard');
  expect(await ann.page.content()).not.toMatch(/tarred chest|rune-carved|Durgan|soot/);
  await hoard.getByRole('button', { name: /^Let the players find/ }).click();
  await ann.take('TakeHoard');
  const treasure = ann.page.getByRole('region', { name: 'Treasure' });
  await expect(treasure).toContainText('rune-carved axe');
  await expect(rhea.log).toContainText(/puff of soot/);
  expect(await ann.page.content()).not.toContain('Durgan');
  await rhea.command('Agree who takes the rune-carved axe', { Recipient: name });
  await expect(treasure).not.toContainText('rune-carved axe');
  await page.getByRole('tab', { name: 'Party' }).click();
  const member = page.locator(`[data-member="${name}"]`);
  const opens = member.getByRole('button', { name: 'Character sheet' });
  if (!(await opens.isVisible())) await member.getByRole('button').first().click();
  await opens.click();
  const sheet = page.getByRole('dialog');
  const axe = sheet.locator('[data-item="a rune-carved axe"]');
  await expect(axe.getByRole('button', { name: /^Identify/ })).toBeVisible();
  await shot(page, 'own-things-identify');
  await axe.getByRole('button', { name: /^Identify/ }).click();
  await expect(sheet.locator('[data-item="Durgan’s Bane"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ann.log).toContainText('Durgan’s Bane');
  await page.getByRole('tab', { name: 'Key' }).click();
});

test('who wanders by in a room is chosen on its card, and rolled there in secret or in the open', async () => {
  const { rhea, ann } = demo;
  const { page } = rhea;
  await rhea.goTo('Content');
  await page.getByRole('button', { name: 'Random tables' }).click();
  await page.getByRole('button', { name: 'New table' }).click();
  const form = page.getByRole('form', { name: 'A new table' });
  await form.getByLabel('Name').fill('What the bell stirs');
  await form.getByLabel('Line 1', { exact: true }).fill('a drowned sexton');
  await form.getByRole('button', { name: 'Save' }).click();
  await rhea.goTo('The desk');
  await page.getByRole('tab', { name: 'Key' }).click();
  const room = page.getByRole('region', { name: 'Key of the map' }).locator('details').filter({ hasText: 'The nave' });
  await room.locator('summary').click();
  await room.getByLabel('Who wanders by here').selectOption('What the bell stirs');
  await room.getByRole('button', { name: 'Roll in secret' }).click();
  await expect(rhea.log).toContainText('a drowned sexton');
  expect(await ann.page.content()).not.toMatch(/sexton|bell stirs/);
  await room.getByRole('button', { name: 'Roll in the open' }).click();
  await expect(ann.log).toContainText('a drowned sexton');
  await shot(page, 'own-things-room');
});
