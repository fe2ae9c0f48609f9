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

test('a player makes a character, step by step, and the server throws the dice', async () => {
  const { page } = ann;
  await ann.goTo('Characters');
  await page.getByRole('button', { name: 'Roll a new character' }).click();
  const making = page.getByRole('region', { name: 'The new character' });
  await expect(making.getByRole('region', { name: 'Ability scores' }).getByText('STR')).toBeVisible();
  await expect(ann.log.getByText(/Ann rolls a character: STR \d+/)).toBeVisible();
  await making.getByRole('button', { name: /^fighter/ }).click();
  await expect(making.getByRole('button', { name: /^fighter/ })).toHaveAttribute('aria-pressed', 'true');
  await shot(page, 'character-making', true);
  const { width, height } = page.viewportSize() ?? { width: 1366, height: 768 };
  const points = making.getByRole('button', { name: /Roll 1d8 for hit points/ });
  await expect(points, 'the next step comes into view').toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await making.getByRole('list', { name: 'Steps' }).getByRole('button', { name: 'Scores' }).click();
  await expect(making.getByRole('region', { name: 'Ability scores' })).toBeInViewport();
  await expect(points).not.toBeInViewport();
  await making.getByRole('list', { name: 'Steps' }).getByRole('button', { name: 'Hit points' }).click();
  await expect(points).toBeInViewport();
  await page.setViewportSize({ width, height });
  await points.click();
  await expect(making.getByText(/^\d+ hit points?$/)).toBeVisible();
  await making.getByRole('button', { name: 'Roll for gold' }).click();
  await expect(making.getByText(/^\d+ gold pieces$/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await making.getByLabel('What the character is called').fill('Wilmot the Unready');
  await making.getByRole('combobox', { name: 'Alignment' }).selectOption('lawful');
  await making.getByRole('button', { name: 'Join the party' }).click();
  await expect(page.getByRole('heading', { name: /Wilmot the Unready/ })).toBeVisible();
  await expect(ann.log.getByText('Ann’s fighter, Wilmot the Unready, joins the party.')).toBeVisible();
});

test('the character buys arms by the list, puts them on, and sells one again', async () => {
  const { page } = ann;
  const shop = page.getByRole('region', { name: 'Shop' });
  const pack = page.getByRole('region', { name: 'Pack' });
  const purse = await page.getByTestId('purse').innerText();
  await shop.getByRole('button', { name: 'Armour' }).click();
  await shop.getByRole('button', { name: 'Buy leather' }).click();
  await expect(pack.locator('[data-item="leather"]')).toBeVisible();
  await expect(page.getByTestId('purse')).not.toHaveText(purse);
  await pack.getByRole('button', { name: 'Put on leather' }).click();
  await expect(pack).toContainText('Wears leather.');
  await shop.getByLabel('Search the shop').fill('torches');
  await shop.getByRole('button', { name: 'Buy torches' }).click();
  await expect(pack.locator('[data-item="torches"]')).toContainText('×6');
  await pack.getByRole('button', { name: 'Sell one: torches' }).click();
  await expect(pack.locator('[data-item="torches"]')).toContainText('×5');
  await shot(page, 'character-shop', true);
  expect(await barriers(page)).toEqual([]);
});

test('what is not needed in the dungeon is left at home, and a mule bears the rest', async () => {
  const { page } = ann;
  const kept = page.getByRole('region', { name: 'Kept by the party' });
  const pack = page.getByRole('region', { name: 'Pack' });
  const home = kept.getByRole('region', { name: 'Home' });
  await home.getByLabel('How many').fill('1');
  await home.getByRole('button', { name: 'Leave here' }).click();
  await expect(home.locator('[data-item="torches"]')).toBeVisible();
  await expect(pack.locator('[data-item="torches"]')).toContainText('×4');
  await home.getByRole('button', { name: 'Take torches' }).click();
  await expect(home.locator('[data-item="torches"]')).toBeHidden();
  await expect(pack.locator('[data-item="torches"]')).toContainText('×5');
  await rhea.goTo('Characters');
  const whose = rhea.page.getByRole('navigation', { name: 'Whose pack' });
  await whose.getByRole('button', { name: 'Wilmot the Unready' }).click();
  await rhea.take('AddStore', {
    'What it is called': 'Old Tam, a porter',
    'Coins of weight that it bears, 0 for any number': '300',
  });
  const porter = kept.getByRole('region', { name: 'Old Tam, a porter' });
  await expect(porter).toContainText('0 of 300 coins of weight');
  await shot(page, 'character-stores', true);
  expect(await barriers(page)).toEqual([]);
});

test('what the referee strikes off the price list, the shop no longer has', async () => {
  const { page } = rhea;
  await rhea.goTo('Content');
  await page.getByRole('button', { name: 'Price list' }).click();
  await page.locator('[data-ware="torches (6)"]').getByRole('button', { name: 'Strike out' }).click();
  const shop = ann.page.getByRole('region', { name: 'Shop' });
  await expect(shop.getByText('Nothing of that name is for sale.')).toBeVisible();
});

test('on a phone the pack, the shop and what is kept stand one at a time', async () => {
  const { page } = ann;
  await page.setViewportSize({ width: 390, height: 844 });
  const parts = page.getByRole('navigation', { name: 'Parts of this page' });
  await expect(page.getByRole('region', { name: 'Pack' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shop' })).toBeHidden();
  await parts.getByRole('button', { name: 'Shop' }).click();
  await expect(page.getByRole('region', { name: 'Pack' })).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Shop \d+ gp/ })).toBeVisible();
  await page.getByLabel('Search the shop').fill('');
  await shot(page, 'character-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
