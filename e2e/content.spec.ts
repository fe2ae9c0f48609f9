import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { Person } from './seats.ts';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Person;
let ann: Person;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  rhea = await Person.at(browser, 'Rhea');
  ann = await Person.at(browser, 'Ann');
});

test.afterAll(async () => {
  await Promise.all([rhea, ann].map((person) => person.leave()));
});

/** A monster in the shape of Foundry's OSE system, of our own making. */
const lantern = {
  name: 'Moor Lantern',
  type: 'monster',
  system: {
    hp: { hd: '2d8' },
    aac: { value: 15 },
    saves: {
      death: { value: 12 },
      wand: { value: 13 },
      paralysis: { value: 14 },
      breath: { value: 15 },
      spell: { value: 16 },
    },
    movement: { base: 60 },
    details: {
      biography: '<p>A cold light that leads astray.</p>',
      alignment: 'Chaotic',
      xp: 35,
      specialAbilities: 1,
      morale: 8,
      appearing: { d: '1', w: '1d4' },
      treasure: { type: '' },
      movement: '60’ (20’) / 180’ (60’) flying',
    },
  },
  items: [
    { name: 'Chill', type: 'weapon', system: { damage: '1d6', melee: true, counter: { max: 1 } } },
    { name: 'Wick', type: 'item', system: {} },
  ],
};
const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('the referee brings in monsters from files, and changes one', async () => {
  const { page } = rhea;
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(page).toHaveURL(/\/desk$/);
  await ann.join(await page.getByLabel('Link for players').inputValue());
  await rhea.goTo('Content');
  await page
    .getByLabel('Choose files …')
    .setInputFiles([file('lantern.json', JSON.stringify(lantern)), file('song.json', '{"verse":1}')]);
  const read = page.getByRole('list', { name: 'What was read' });
  await expect(read).toContainText('read: Moor Lantern');
  await expect(read).toContainText('Belongings left out, neither weapon nor ability: 1.');
  await expect(read).toContainText('refused');
  const form = page.getByRole('form', { name: 'Moor Lantern' });
  await expect(form.getByLabel('Flying')).toHaveValue('180');
  await form.getByLabel('Morale', { exact: true }).fill('13');
  await form.getByRole('button', { name: 'Write into the bestiary' }).click();
  await expect(form.getByRole('alert')).toContainText('its morale is from 2 to 12');
  await form.getByLabel('Morale', { exact: true }).fill('11');
  await form.getByRole('button', { name: 'Write into the bestiary' }).click();
  await expect(page.getByText('Moor Lantern is written into the bestiary.')).toBeVisible();
  await shot(page, 'content-bestiary', true);
  expect(await barriers(page)).toEqual([]);
});

test('a monster of the book is struck out, and taken back', async () => {
  const { page } = rhea;
  await page.getByLabel('Search the bestiary').fill('goblin');
  const goblin = page.locator('[data-monster="goblin"]');
  await goblin.click();
  await page.getByRole('button', { name: 'Strike it out' }).click();
  await expect(goblin).toContainText('struck out');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(goblin).not.toContainText('struck out');
});

test('the table of a level is written anew', async () => {
  const { page } = rhea;
  await page.getByRole('button', { name: 'Encounter tables' }).click();
  await page.getByLabel('Line 1', { exact: true }).selectOption('Moor Lantern');
  const second = page.getByRole('button', { name: 'Take line 2 away' });
  while ((await second.count()) > 0) await second.click();
  await page.getByRole('button', { name: 'Write the table' }).click();
  await expect(page.getByRole('combobox', { name: 'Table' })).toContainText('Dungeon, level 1 · changed');
  await expect(page.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Table' }).selectOption('forest');
  const rows = ['Lantern, Moor [[1d4]]', 'The Moon Duke'].map((description, at) => ({ range: [at, at], description }));
  const table = JSON.stringify({ name: 'Who walks the fen', formula: '1d2', results: rows });
  await page.getByLabel('Lines from a roll table').setInputFiles([file('fen.json', table)]);
  await expect(page.getByRole('status').filter({ hasText: 'read from' })).toContainText('1 line read');
  await expect(page.getByText('1 row names nobody in the bestiary')).toBeVisible();
  await expect(page.getByLabel('Line 1', { exact: true })).toHaveValue('moor-lantern');
  await shot(page, 'content-tables', true);
});

test('a price is changed, and a thing taken off the list', async () => {
  const { page } = rhea;
  await page.getByRole('button', { name: 'Price list' }).click();
  await page.getByLabel('Search the list').fill('tor');
  const torches = page.locator('[data-ware="torches (6)"]');
  await torches.getByRole('button', { name: 'Change' }).click();
  await torches.getByLabel('Gold pieces').fill('2.5');
  await torches.getByRole('button', { name: 'Write into the list' }).click();
  await expect(torches).toContainText('2.5 gp');
  await page.getByLabel('Search the list').fill('');
  const crowbar = page.locator('[data-ware="crowbar"]');
  await crowbar.getByRole('button', { name: 'Strike out' }).click();
  await expect(crowbar).toContainText('struck out');
  await shot(page, 'content-prices');
  expect(await barriers(page)).toEqual([]);
});

test('what was written comes by, is placed, and is a secret until it is met', async () => {
  const { page } = rhea;
  await page.getByRole('link', { name: 'Back' }).click();
  // The palette of the page that is left would go with it.
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
  await rhea.command('Check for wandering monsters', { 'Chance in 6': 6 });
  await expect(page.getByTestId('due')).toContainText('Moor Lantern');
  await rhea.command('Send them away');
  await page.getByRole('tab', { name: 'Tools' }).click();
  await rhea.offers('AddMonsters').first().click();
  const form = page.getByRole('dialog').locator('form');
  await form.getByLabel('Monster').selectOption('Moor Lantern');
  await form.getByRole('button', { name: 'Choose on the board' }).click();
  await rhea.click(0.52, 0.7);
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('list', { name: 'On the board' })).toContainText(
    /Moor Lantern, column \d+, row \d+, hidden/,
  );
  await shot(page, 'content-desk');
  expect(await ann.page.content()).not.toContain('Moor Lantern');
});

test('on a phone nothing is wider than the page', async () => {
  const { page } = rhea;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(page.url().replace(/desk$/, 'content'));
  for (const part of ['Price list', 'Encounter tables', 'Bestiary']) {
    await page.getByRole('button', { name: part }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await page.locator('[data-monster="goblin"]').click();
  await shot(page, 'content-phone', true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
