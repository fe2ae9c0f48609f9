import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { Demo } from './demo.ts';
import type { Person } from './seats.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'serial' });

let demo: Demo;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(async () => {
  await demo.end();
});

const treasure = (person: Person) => person.page.getByRole('region', { name: 'Treasure' });
const award = (person: Person) => person.page.getByTestId('award');

test('what the party finds is everybody’s, and what it is worth is the referee’s', async () => {
  const { rhea, ann } = demo;
  await rhea.command('Give Hild Ashgrove to a player', { Player: 'Ann' });
  await rhea.take('PoolTreasure', { Gold: 8600, 'Gems and goods, in gp': 400 });
  await expect(treasure(ann).getByText('8,600 gp, valuables of 400 gp')).toBeVisible();
  await expect(treasure(ann).getByText('Shared evenly when experience is awarded')).toBeVisible();
  await expect(ann.log.getByText('The party takes 8,600 gp and valuables of 400 gp.')).toBeVisible();
  const says = 'Coins and gems are shared evenly by the characters who came back alive';
  await treasure(ann).getByRole('button', { name: 'OSE-' }).focus();
  await ann.page.keyboard.press('Enter');
  await expect(treasure(ann).getByText(says)).toBeVisible();
  await shot(ann.page, 'rule-explained');
  expect(await barriers(ann.page)).toEqual([]);
  await ann.page.keyboard.press('Escape');
  await expect(treasure(ann).getByText(says)).toBeHidden();
});

test('the referee reckons an award, and sees what each would earn, and why; nobody else does', async () => {
  const { rhea, ann } = demo;
  await rhea.page.locator('summary', { hasText: 'Experience' }).click();
  await rhea.take('ReckonAward', { 'Experience for monsters overcome': 250 });
  await expect(award(rhea).getByText('Hild Ashgrove')).toBeVisible();
  await expect(
    award(rhea)
      .getByText(/9,250 in 4 shares: 2,312 each/)
      .first(),
  ).toBeVisible();
  await award(rhea).scrollIntoViewIfNeeded();
  await shot(rhea.page, 'award');
  expect(await barriers(rhea.page)).toEqual([]);
  await expect(award(ann)).toHaveCount(0);
  await expect(ann.page.getByText('9,250')).toHaveCount(0);
});

test('once it is given all are told, and the pool is shared out', async () => {
  const { rhea, ann } = demo;
  await rhea.take('AwardExperience');
  await expect(ann.log.getByText(/9,250 experience points were earned/)).toBeVisible();
  await expect(
    ann.log.getByText(/Hild Ashgrove earns \d,\d{3} experience points, and has \d,\d{3}, enough for level 2/),
  ).toBeVisible();
  await expect(rhea.page.getByTestId('due').getByText('Hild Ashgrove has earned level 2.')).toBeVisible();
  await expect(treasure(ann)).toHaveCount(0);
  const given = ann.log.getByRole('listitem').filter({ hasText: '9,250 experience points were earned' });
  await given.getByText('Why?').click();
  await expect(
    given.getByText('Experience for monsters by hit dice, and for treasure by its gold').first(),
  ).toBeVisible();
});

test('the sheet shows the way to the next level, and lets the player rise', async () => {
  const { ann } = demo;
  await ann.choose('Hild Ashgrove');
  await ann.page.getByRole('button', { name: 'Character sheet' }).click();
  const experience = ann.page.getByRole('dialog').getByRole('region', { name: 'Experience' });
  await expect(experience.getByText('Level 2 is earned')).toBeVisible();
  await shot(ann.page, 'experience-sheet');
  expect(await barriers(ann.page)).toEqual([]);
  await experience.getByRole('button', { name: 'Raise Hild Ashgrove to level 2' }).click();
  await expect(ann.page.getByRole('dialog').getByText(/level 2 ·/)).toBeVisible();
  await expect(experience.getByText(/of [\d,]+ experience for level 3/)).toBeVisible();
  await expect(ann.log.getByText(/Hild Ashgrove rises to level 2, with \d+ more hit points?/)).toBeVisible();
  await shot(ann.page, 'experience-risen');
});

test('by Planet Eris a find is chosen by the dice, one after the other', async () => {
  const { rhea, ann } = demo;
  await ann.page.keyboard.press('Escape');
  await rhea.goTo('Rules');
  await rhea.page.getByLabel(/The base book/).selectOption({ label: 'Planet Eris' });
  await rhea.page.getByRole('link', { name: 'Back' }).click();
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await rhea.take('PoolThing', { 'As the players know it': 'a stoppered vial' });
  await expect(treasure(rhea).getByText('potion, 250 points')).toBeVisible();
  await expect(treasure(ann).getByText('a stoppered vial', { exact: true })).toBeVisible();
  await ann.command('Roll for who chooses first', { 'Number of items': 1 });
  await expect(treasure(ann).getByText('Chooses next: Ann')).toBeVisible();
  await ann.take('TakeThing:dice');
  await expect(ann.log.getByText('Hild Ashgrove takes a stoppered vial, in turn.')).toBeVisible();
  await shot(rhea.page, 'treasure');
});

test('in the time between two adventures an award can be made as well', async () => {
  const { rhea } = demo;
  await rhea.goTo('Downtime');
  // What may be done follows the page by a moment, and with it what is asked.
  await expect(rhea.offers('ReckonAward').first()).toContainText('…');
  await rhea.take('ReckonAward');
  await expect(award(rhea).getByText('Things of magic brought home')).toBeVisible();
  await expect(award(rhea).getByText('ERI-XPA-06').first()).toBeVisible();
  await shot(rhea.page, 'award-downtime');
  expect(await barriers(rhea.page)).toEqual([]);
});
