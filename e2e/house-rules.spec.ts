import { readFile } from 'node:fs/promises';
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
let file = '';

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  rhea = await Person.at(browser, 'Rhea');
  ann = await Person.at(browser, 'Ann');
});

test.afterAll(async () => {
  await Promise.all([rhea, ann].map((person) => person.leave()));
});

const answer = (person: Person, part: string, book: string) =>
  person.page.getByRole('group', { name: part }).getByRole('radio', { name: new RegExp(book) });

test('the referee mixes the books, and the players read what they play by', async () => {
  const { page } = rhea;
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(page).toHaveURL(/\/desk$/);
  await ann.join(await page.getByLabel('Link for players').inputValue());
  await rhea.goTo('Rules');
  await expect(page.getByRole('heading', { name: /House rules of/ })).toBeVisible();
  await expect(answer(rhea, 'Encounter distance', 'Gorman')).toBeDisabled();
  await expect(page.getByText('it needs his surprise too')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Death' })).toContainText('At 0 or less: d12 less the points below 0');
  await answer(rhea, 'Death', 'Gorman').check();
  await answer(rhea, 'Damage and criticals', 'Planet Eris').check();
  await page.getByLabel(/Ascending armour class/).check();
  await expect(page.getByLabel(/Pace where the way is known/)).toHaveValue('3');
  await page.getByLabel(/Pace where the way is known/).selectOption('2');
  await expect(ann.log.getByText(/From now on: pace where the way is known, times: 2/)).toBeVisible();
  await expect(ann.log.getByText(/From now on: death by Gorman/)).toBeVisible();
  await ann.page.goto(page.url());
  await expect(answer(ann, 'Death', 'Gorman')).toBeChecked();
  await expect(answer(ann, 'Death', 'Planet Eris')).toBeDisabled();
  await shot(page, 'house-rules', true);
  await shot(page, 'house-rules-top');
  await page.getByLabel(/Pace where the way is known/).scrollIntoViewIfNeeded();
  await shot(page, 'house-rules-options');
  expect(await barriers(page)).toEqual([]);
});

test('they are saved as a file, and taken over from it', async () => {
  const { page } = rhea;
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save these rules as a file' }).click();
  file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ base: 'ose', slots: { dying: 'gorman', damage: 'eris' } });
  await answer(rhea, 'Death', 'Old-School').check();
  await expect(answer(rhea, 'Death', 'Old-School')).toBeChecked();
  const take = page.getByLabel('Load rules from a file …');
  await take.setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') });
  await expect(page.getByRole('alert')).toContainText('This is no file of house rules');
  const named = Buffer.from(file.replace('House rules', 'The Fen'));
  await take.setInputFiles({ name: 'fen.json', mimeType: 'application/json', buffer: named });
  await expect(page.getByText('Loaded from a file: The Fen.')).toBeVisible();
  await expect(answer(rhea, 'Death', 'Gorman')).toBeChecked();
});

test('the players are told the rules as the referee settles it', async () => {
  const { page } = rhea;
  await answer(rhea, 'What players are told of the rules', 'Planet Eris').check();
  const shown = page.getByLabel(/The rule is shown with each ruling/);
  const asked = page.getByLabel(/Players may ask for the rule of a ruling/);
  await shown.check();
  await asked.click();
  await expect(page.getByRole('alert')).toContainText('choose one');
  await expect(asked).toBeChecked();
  await shown.uncheck();
  await asked.uncheck();
  await expect(ann.page.getByText('the referee keeps the rules')).toBeVisible();
  const rules = ann.page.url();
  await ann.page.goto(rules.replace(/rules$/, 'table'));
  await expect(ann.page.getByTestId('turn')).toHaveAttribute('title', /^A turn is [^()]+$/);
  await expect(ann.page.getByText('TABLE', { exact: true })).toHaveCount(0);
  await ann.page.goto(rules);
  await asked.check();
  await expect(answer(ann, 'Death', 'Gorman')).toBeVisible();
});

test('on a phone each book stands below the other', async () => {
  await rhea.page.setViewportSize({ width: 390, height: 844 });
  await shot(rhea.page, 'house-rules-phone');
  const width = await rhea.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
