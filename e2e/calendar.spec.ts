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

test('the referee keeps a calendar with months of their own', async () => {
  const { page } = rhea;
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(page).toHaveURL(/\/desk$/);
  await expect(page.getByRole('region', { name: 'Clock' })).toContainText('Day 1, 08:00');
  await ann.join(await page.getByLabel('Link for players').inputValue());
  await rhea.goTo('Content');
  await page.getByRole('button', { name: 'Calendar' }).click();
  const form = page.getByRole('form', { name: 'Calendar' });
  await expect(form).toContainText('The days are only numbered.');
  await form.getByLabel('Name of month 3').fill('Thaw');
  await form.getByLabel('Days of month 3').fill('30');
  await form.getByLabel('Era, said after the year').fill('of the Bell');
  await form.getByLabel('Day', { exact: true }).fill('30');
  await form.getByLabel('Its age on the first day').fill('15');
  await expect(form).toContainText('(Monday, 30 Thaw 1000 of the Bell)');
  await form.getByRole('button', { name: 'Keep this calendar' }).click();
  await expect(form.getByRole('status')).toHaveText('Kept.');
  await expect(form).toContainText('Today is Monday, 30 Thaw 1000 of the Bell.');
  await shot(page, 'calendar', true);
  expect(await barriers(page)).toEqual([]);
});

test('the months are read whole on a phone', async () => {
  const { page } = rhea;
  await page.setViewportSize({ width: 390, height: 844 });
  const cut = await page
    .getByLabel(/^Name of month/)
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.ariaLabel));
  await shot(page, 'calendar-phone');
  await page.setViewportSize({ width: 1366, height: 768 });
  expect(cut).toEqual([]);
});

test('everybody at the table reads the date beside the clock', async () => {
  await expect(ann.page.getByTestId('date')).toHaveText(
    /^\s*Monday, 30 Thaw 1000 of the Bell · spring · full moon\s*$/,
  );
  await shot(ann.page, 'calendar-clock');
});

test('a first day that the month has not is refused in words, and nothing is lost', async () => {
  const { page } = rhea;
  const form = page.getByRole('form', { name: 'Calendar' });
  await form.getByLabel('Name of month 2').fill('Thaw');
  await form.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(form).toContainText('“Thaw” stands in the calendar twice.');
  await expect(form.getByLabel('Name of month 2')).toHaveValue('Thaw');
  await form.getByLabel('Name of month 2').fill('Frost');
  await form.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(form.getByRole('status')).toHaveText('Kept.');
});

test('the days are only numbered again when the referee wishes', async () => {
  await rhea.page.getByRole('button', { name: 'Only number the days' }).click();
  await expect(ann.page.getByRole('region', { name: 'Clock' })).toContainText('Day 1, 08:00');
  await expect(ann.page.getByTestId('date')).toHaveCount(0);
});
