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
  await rhea.command('Give Hild Ashgrove to a player', { Player: 'Ann' });
});

test.afterAll(() => demo.end());

test('OSE-EVT-01: wolves that nobody brought up by chance are met, at a distance', async () => {
  await rhea.command('Bring in monsters, off the board', {
    Monster: 'Wolf',
    'How many': 2,
    'Hidden from the players': true,
  });
  const form = rhea.page.getByRole('dialog').locator('form');
  await rhea.page.locator('[data-offer="BeginEncounter"]').first().click();
  const boxes = form.locator('fieldset').first().getByRole('checkbox');
  const count = await boxes.count();
  for (let place = 0; place < count; place += 1) await boxes.nth(place).setChecked(place >= count - 2);
  await form.getByLabel('Who expects it').selectOption({ index: 3 });
  await form.locator('button[type=submit]').click();
  await expect(ann.page.getByTestId('encounter')).toBeVisible();
  await rhea.command('Set the distance', { 'Distance (feet)': 110 });
  await rhea.command('Set the reaction', { Reaction: 'hostile, may attack' });
});

test('while others meet, a map is prepared: it lies before the referee, to be drawn on', async () => {
  await rhea.page.getByRole('tab', { name: 'Maps' }).click();
  await rhea.take('NewScene', { Name: 'A den' });
  await expect(rhea.page.getByTestId('preparing')).toContainText('A den');
  await expect(rhea.page.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  await expect(rhea.page.getByTestId('afield')).toBeHidden();
  await rhea.page.getByRole('button', { name: 'Back to the table' }).click();
});

test('OSE-EVT-13: a player has the party flee, and the referee sends the wolves after it', async () => {
  await ann.take('Evade');
  await expect(ann.log).toContainText('The party turns to flee.');
  await expect(ann.offers('DecidePursuit')).toHaveCount(0);
  await rhea.take('DecidePursuit:pursue', {});
  for (const person of [rhea, ann]) {
    await expect(person.page.getByTestId('chase')).toContainText('110′ between them');
    await expect(person.page.getByTestId('encounter')).toContainText('Pursuit');
  }
});

test('OSE-PUR-02, OSE-PUR-07: they run, and something slows the pursuers', async () => {
  await rhea.take('RunOn:hindered', { 'In the pursuers’ way': 'something that slows them' });
  await expect(ann.page.getByTestId('chase')).toContainText('1 round run');
  await shot(rhea.page, 'pursuit-desk');
  await shot(ann.page, 'pursuit-table');
});

test('OSE-PUR-05, OSE-PUR-06: coins, then food, are dropped until the wolves stop for it, or have caught up', async () => {
  await ann.choose('Hild Ashgrove');
  for (let tries = 0; tries < 12 && (await ann.page.getByTestId('chase').count()) > 0; tries += 1) {
    if ((await ann.offers('DropLure').count()) > 0) await ann.take('DropLure');
    else if ((await rhea.offers('RunOn:clear').count()) > 0) await rhea.take('RunOn:clear');
    await ann.page.waitForTimeout(300);
  }
  await expect(ann.log).toContainText(/Those who fled got away|caught/);
  await expect(ann.page.getByTestId('chase')).toHaveCount(0);
  await shot(ann.page, 'pursuit-over');
});
