import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** What comes up on a table of the referee's own is brought into play by a click on the line that tells it. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(() => demo.end());

/** Writes a table of one line, and rolls on it in secret. */
async function rolled(name: string, line: string): Promise<void> {
  const { page } = demo.rhea;
  await page.getByRole('button', { name: 'New table' }).click();
  const form = page.getByRole('form', { name: 'A new table' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Line 1', { exact: true }).fill(line);
  await form.getByRole('button', { name: 'Save' }).click();
  const table = page.getByTestId('random-table').filter({ hasText: name });
  await table.getByRole('button', { name: 'Roll in secret' }).click();
  await expect(table.getByRole('list', { name: 'What came up' })).toBeVisible();
}

test('what a chest holds is laid on the map, out of the players’ sight', async () => {
  const { rhea, ann } = demo;
  await rhea.goTo('Content');
  await rhea.page.getByRole('button', { name: 'Random tables' }).click();
  await rolled('In the chest', 'A chest with [[40 gp]] and [[item silver key]].');
  await rolled('At the well', 'They wait by the well: [[2 monster Goblin]].');
  await rhea.page.getByRole('link', { name: 'Back' }).click();
  const line = await rhea.line('In the chest:');
  await line.getByRole('button', { name: /^Lay .* on the map/ }).click();
  await rhea.click(0.5, 0.45);
  await expect(line.getByTestId('outcome')).toBeHidden();
  await shot(rhea.page, 'outcome-laid');
  await expect(ann.page.locator('body')).not.toContainText('silver key');
});

test('the monsters of a well are set on the map, hidden from the players', async () => {
  const { rhea, ann } = demo;
  const line = await rhea.line('At the well:');
  await line.getByRole('button', { name: /^Set them on the map, hidden/ }).click();
  await rhea.click(0.5, 0.6);
  await expect(line.getByTestId('outcome')).toBeHidden();
  await expect(rhea.page.getByRole('list', { name: 'On the board' })).toContainText(/goblin, column/i);
  await expect(ann.page.getByRole('list', { name: 'On the board' })).not.toContainText('Goblin');
});

test('a ball of fire is aimed at a place: its area is drawn, and whom it catches is named before', async () => {
  const { rhea, ann } = demo;
  await rhea.command('Give Ilphas to a player', { Player: 'Ann' });
  const scroll = { Item: 'scroll of Fire Ball', 'Coins of weight, each': 1 };
  await rhea.command('Give Ilphas a thing of your own making', scroll);
  await ann.choose('Ilphas');
  await ann.offers('UseUp').filter({ hasText: 'Fire Ball at a place' }).click();
  const form = ann.page.getByRole('dialog').locator('form');
  const catches = form.getByRole('status').filter({ hasText: 'It catches' });
  await ann.clickToken('Hild Ashgrove');
  await expect(catches).toContainText('Hild Ashgrove');
  await expect(catches).toContainText('Ilphas');
  await expect(catches).not.toContainText('goblin');
  await shot(ann.page, 'fire-ball-aimed');
  await form.locator('button[type=submit]').click();
  await expect(ann.log).toContainText(/Ilphas reads .*Fire Ball/);
  await expect(rhea.page.getByTestId('prompt')).toContainText('Fire Ball');
  // Whom it catches is proposed to the referee, the hidden among them.
  await rhea.offers('LetTakeHold').first().click();
  await expect(rhea.page.getByRole('dialog').getByLabel('Hild Ashgrove')).toBeChecked();
  await shot(rhea.page, 'fire-ball-desk');
});
