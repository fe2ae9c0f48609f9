import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import type { Person } from './seats.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** What a referee's own world may be beside maps of squares in the dark, and what is kept of it. */
test.describe.configure({ mode: 'serial' });

let demo: Demo;
let rhea: Person;
let ann: Person;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
  ({ rhea, ann } = demo);
});

test.afterAll(() => demo.end());

const token = (person: Person, name: string) =>
  person.page.getByRole('list', { name: 'On the board' }).locator('[data-token]').filter({ hasText: name });

async function placeOf(person: Person, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const [x = 0, y = 0] = ((await token(person, name).getAttribute('data-at')) ?? '').split(',').map(Number);
  return { x, y };
}

test('hex maps are kept in folders of their own, and found there', async () => {
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Maps' }).click();
  for (const Name of ['The salt fen', 'The high moor']) await rhea.take('DrawLand', { Name });
  const maps = page.getByRole('region', { name: 'Hex maps' });
  await expect(maps.getByTestId('land-card')).toHaveCount(2);
  await rhea.take('FileLand', { Folder: 'The marches' });
  const folder = maps.getByRole('group').filter({ hasText: 'The marches' });
  await expect(folder.getByTestId('land-card')).toHaveCount(1);
  await folder.getByText('The marches').click();
  await expect(folder.getByTestId('land-card')).toBeHidden();
  expect(await ann.page.content()).not.toMatch(/marches|salt fen/);
  await shot(page, 'own-world-folders');
});

test('a map goes out as a file by its link, and comes in again beside the first', async () => {
  const { page } = rhea;
  const card = page.getByTestId('scene-card').filter({ hasText: 'The Drowned Bell' });
  await card.getByText('More', { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: /^Save as a file/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('The Drowned Bell.uvtt');
  const buffer = await readFile(await file.path());
  await page
    .getByLabel('Bring in a map')
    .setInputFiles({ name: file.suggestedFilename(), mimeType: 'application/json', buffer });
  await expect(page.getByTestId('scene-card').filter({ hasText: 'The Drowned Bell' })).toHaveCount(2);
  await expect(page.getByTestId('preparing')).toContainText('The Drowned Bell');
  const doors = async () =>
    /(\d+) doors known/.exec((await page.getByRole('application').getAttribute('aria-label')) ?? '')?.[1];
  const brought = await doors();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.getByTestId('preparing')).toBeHidden();
  expect(brought).toBe(await doors());
});

test('where no grid is shown, what is measured is told in bands', async () => {
  await rhea.command('Grid lines of The Drowned Bell', { 'Lines of the grid': 'No grid: distances in bands' });
  const { page } = ann;
  await page.getByRole('group', { name: 'Tools of the board' }).getByRole('button', { name: 'Measure' }).click();
  await page.getByRole('application').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: 'feet' })).toHaveText(/^30 feet, Close, 1 turn, 1 round/);
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Tools of the board' }).getByRole('button', { name: 'Move' }).click();
  await shot(page, 'own-world-bands');
});

test('what somebody suffers is a sign on the token, and is read in the list of those on the board', async () => {
  await rhea.command('Make asleep', { Target: 'Ilphas' });
  await rhea.command('Make blind', { Target: 'Ilphas' });
  for (const person of [rhea, ann]) await expect(token(person, 'Ilphas')).toContainText(/, asleep, blind, down/);
  await shot(ann.page, 'own-world-conditions');
  await rhea.command('No longer asleep', { Target: 'Ilphas' });
  await expect(token(ann, 'Ilphas')).toContainText(/, blind$/);
  await rhea.command('No longer blind', { Target: 'Ilphas' });
});

test('of a stack a click takes one and the next click another, and its menu names who stands there too', async () => {
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Party' }).click();
  const there = await placeOf(rhea, 'Hild');
  const from = await placeOf(rhea, 'Oswin');
  await page.mouse.click(from.x, from.y, { button: 'right' });
  await page
    .getByTestId('thing')
    .getByRole('button', { name: /^Move elsewhere/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'click a square' })).toBeVisible();
  await page.mouse.click(there.x, there.y);
  await expect.poll(() => placeOf(rhea, 'Oswin')).toEqual(there);
  await page.keyboard.press('Escape');
  const chosen = page.locator('[data-member] > button[aria-expanded=true]');
  const names = new Set<string>();
  for (const _click of [1, 2]) {
    await page.mouse.click(there.x, there.y);
    await expect(chosen).toHaveCount(1);
    names.add((await chosen.locator('..').getAttribute('data-member')) ?? '');
  }
  expect([...names].toSorted()).toEqual(['Brother Oswin', 'Hild Ashgrove']);
  await page.mouse.click(there.x, there.y, { button: 'right' });
  await expect(page.getByTestId('thing')).toContainText('Also here:');
  await shot(page, 'own-world-stack');
  await page.keyboard.press('Escape');
});

test('a form that is sent with somebody in hand closes, and the board is there as before', async () => {
  const { page } = rhea;
  const hild = await placeOf(rhea, 'Hild');
  await page.mouse.click(hild.x, hild.y);
  await expect(page.locator('[data-member] > button[aria-expanded=true]')).toHaveCount(1);
  await rhea.command('Set the coins of Hild Ashgrove', { gp: 2000 });
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.locator('[data-member] > button[aria-expanded=true]')).toHaveCount(1);
});

test('a map without fog is known whole, and who lurks there is not', async () => {
  const { page } = rhea;
  const doors = async () =>
    Number(/(\d+) doors known/.exec((await ann.page.getByRole('application').getAttribute('aria-label')) ?? '')?.[1]);
  const before = await doors();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('group', { name: 'Drawing' }).getByRole('button', { name: 'Fog', exact: true }).click();
  await page.getByLabel(/becomes known/).selectOption('none');
  await expect.poll(doors).toBeGreaterThan(before);
  await expect(token(ann, 'goblin')).toHaveCount(0);
  expect(await ann.page.content()).not.toMatch(/centipede|beetle/i);
  await shot(ann.page, 'own-world-no-fog');
  await page.getByRole('button', { name: 'Done' }).click();
});

test('a page of the journal leads to a monster of the book', async () => {
  const { page } = rhea;
  await rhea.goTo('Journal');
  await page.getByRole('button', { name: /^New page/ }).click();
  await page.getByLabel('Title').fill('Who lurks below');
  await page.getByLabel('Text', { exact: true }).fill('[[monster Goblin]], [[monster: Moon whale]]');
  await page.getByRole('button', { name: 'Save' }).click();
  const link = page.getByTestId('page').getByRole('link', { name: 'Goblin' });
  await expect(page.getByTestId('page').getByRole('link', { name: 'Moon whale' })).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(/content\?monster=/);
  await expect(page.getByRole('heading', { name: 'Goblin' })).toBeInViewport();
});

test('a retainer stays at home, comes along again, and all read where he is', async () => {
  const { page } = rhea;
  const party = (person: Person) => person.page.getByRole('region', { name: 'Party' });
  await rhea.goTo('Rules');
  await page.getByLabel(/The base book/).selectOption({ label: 'Planet Eris' });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
  await rhea.command('Set the coins of Hild Ashgrove', { gp: 200 });
  await rhea.goTo('Downtime');
  await page.getByText('Bring in people who would serve').click();
  await rhea.take('MeetApplicants', { Who: 'Guardsman', 'How many': 2 });
  await rhea.take('OfferTerms', { 'Gold to each who joins': 5, 'Modifier for the quality of the offer': 4 });
  await rhea.take('BeginDowntime');
  const retainers = page.getByRole('region', { name: 'Retainers' });
  await expect(retainers).toContainText('of Hild Ashgrove');
  await page.getByRole('link', { name: 'Back' }).click();
  await rhea.command('guardsman at home');
  await expect(party(rhea)).toContainText('stays at home.');
  await expect(party(ann)).toContainText('stays at home.');
  await expect(ann.log).toContainText('stays at home.');
  await shot(page, 'own-world-at-home');
  await party(rhea)
    .getByRole('button', { name: /^Take along/ })
    .click();
  await expect(party(rhea)).not.toContainText('stays at home.');
  await expect(ann.log).toContainText('comes along again.');
});
