import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
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
});

test.afterAll(() => demo.end());

const retainers = (person: Person) => person.page.getByRole('region', { name: 'Retainers' });
const ledger = (person: Person) => person.page.getByRole('region', { name: 'Ledger' });

test('the campaign plays by Planet Eris, and somebody is hired in the tavern', async () => {
  const { page } = rhea;
  await rhea.goTo('Rules');
  await page.getByLabel(/The base book/).selectOption({ label: 'Planet Eris' });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
  await rhea.command('Set the coins of Hild Ashgrove', { gp: 2000 });
  await rhea.goTo('Downtime');
  await expect(page.getByRole('heading', { name: /Downtime of/ })).toBeVisible();
  await expect(page.getByText(/adventure goes on|has not begun|adventure is over/)).toHaveCount(1);
  await page.getByText('Bring in people who would serve').click();
  await rhea.take('MeetApplicants', { Who: 'Guardsman', 'How many': 2 });
  await expect(retainers(rhea).getByText('Would take service: 2 × Guardsman.')).toBeVisible();
  await rhea.take('OfferTerms', { 'Gold to each who joins': 5, 'Modifier for the quality of the offer': 4 });
  await rhea.take('PutUpNotice');
  await expect(ledger(rhea).getByText(/a week of notices/)).toBeVisible();
});

test('a week goes by: the players see what was done, and what was paid', async () => {
  await ann.page.goto(rhea.page.url());
  await rhea.take('BeginDowntime');
  await expect(ann.page.getByRole('heading', { name: 'Week 1, at its beginning' })).toBeVisible();
  await rhea.take('FindTeacher', { 'Skill, named for a role': 'brewer' });
  await rhea.take('ChoosePastime', { Pastime: 'is taught a skill' });
  await expect(ann.page.getByText('Hild Ashgrove goes to a teacher.').first()).toBeVisible();
  await rhea.page.keyboard.press('Control+k');
  await rhea.page.keyboard.type('week go by');
  await expect(rhea.page.getByRole('option', { name: /Let a week go by/ }).first()).toBeVisible();
  await rhea.page.keyboard.press('Escape');
  await rhea.offers('PassDowntime:week').first().click();
  await expect(rhea.page.getByRole('dialog')).toHaveCount(0);
  await expect(ann.page.getByRole('heading', { name: 'Week 2, at its beginning' })).toBeVisible();
  await expect(ledger(ann).getByText('a week of lessons as a brewer')).toBeVisible();
  await shot(rhea.page, 'downtime', true);
  await ledger(rhea).scrollIntoViewIfNeeded();
  await shot(rhea.page, 'downtime-ledger');
  await shot(ann.page, 'downtime-player', true);
  expect(await barriers(rhea.page)).toEqual([]);
});

test('on a phone all of it is in one column', async () => {
  await rhea.page.setViewportSize({ width: 390, height: 844 });
  await shot(rhea.page, 'downtime-phone');
  expect(await rhea.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
