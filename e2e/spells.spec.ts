import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import type { Person } from './seats.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'serial' });

let demo: Demo;
let rhea: Person;
let ann: Person;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
  ({ rhea, ann } = demo);
  await rhea.command('Give Ilphas to a player', { Player: 'Ann' });
});

test.afterAll(() => demo.end());

test('OSE-APX-06: a player casts Sleep at those who are clicked on the board, and nothing comes of it yet', async () => {
  await ann.choose('Ilphas');
  const form = ann.page.getByRole('dialog').locator('form');
  await ann.offers('CastSpell').first().click();
  for (const name of ['Wren Tallow', 'Brother Oswin']) {
    await ann.clickToken(name);
    await expect(form.getByLabel(name)).toBeChecked();
  }
  await shot(ann.page, 'spell-aim');
  await ann.clickToken('Brother Oswin');
  await expect(form.getByLabel('Brother Oswin')).not.toBeChecked();
  await form.locator('button[type=submit]').click();
  await expect(ann.log).toContainText('Ilphas casts Sleep on Wren Tallow.');
  await expect(ann.log).not.toContainText('asleep');
  await expect(ann.offers('LetTakeHold')).toHaveCount(0);
});

test('the referee reads what the book has it do, and lets it take hold', async () => {
  await expect(rhea.page.getByTestId('prompt')).toContainText('Ilphas has cast Sleep');
  await rhea.offers('LetTakeHold').first().click();
  const form = rhea.page.getByRole('dialog').locator('form');
  await expect(form.getByLabel('Hit dice in all')).toHaveValue('2d8');
  await expect(form.getByLabel('Turns it lasts')).toHaveValue('4d4');
  await expect(form.getByLabel('Wren Tallow')).toBeChecked();
  // Of all who are on the map, whom the player aimed at is read first.
  await expect(form.getByRole('checkbox').first()).toBeChecked();
  await shot(rhea.page, 'spell-desk');
  await form.getByLabel('Turns it lasts').fill('3');
  await form.locator('button[type=submit]').click();
  for (const { log } of [rhea, ann]) await expect(log).toContainText('Wren Tallow is asleep.');
  await expect(rhea.log).toContainText('Sleep on Wren Tallow lasts 3 turns.');
  await expect(rhea.page.getByTestId('prompt')).not.toContainText('has cast Sleep');
  await shot(ann.page, 'spell-table');
});
