import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** The referee prepares a map of their own, while the players stay where they are. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(() => demo.end());

test('a blank map is opened for the referee alone', async () => {
  const { rhea, ann } = demo;
  const before = await ann.page.getByRole('application').getAttribute('aria-label');
  await rhea.page.getByRole('tab', { name: 'Maps' }).click();
  await rhea.take('NewScene', {
    Name: 'The crypt of Vhul',
    'Squares across': 24,
    'Squares down': 16,
    'It begins as': 'Open ground, in daylight',
  });
  const band = rhea.page.getByTestId('preparing');
  await expect(band).toContainText('You are preparing The crypt of Vhul');
  await expect(rhea.page.getByRole('application')).toHaveAttribute(
    'aria-label',
    /^The board\. The crypt of Vhul\. 0 tokens/,
  );
  await expect(ann.page.getByRole('application')).toHaveAttribute('aria-label', before ?? '');
  await shot(demo.rhea.page, 'scenes-blank');
});

test('monsters are brought onto it, and no player hears of them', async () => {
  const { rhea, ann } = demo;
  await rhea.page.getByRole('tab', { name: 'Tools' }).click();
  await rhea.offers('AddMonsters').first().click();
  const form = rhea.page.getByRole('dialog').locator('form');
  await form.getByLabel('How many').fill('3');
  await form.getByRole('button', { name: 'Choose on the board' }).click();
  await rhea.click(0.5, 0.5);
  await form.locator('button[type=submit]').click();
  await expect(rhea.page.getByRole('application')).toHaveAttribute('aria-label', /3 tokens/);
  await rhea.page.getByRole('tab', { name: 'Maps' }).click();
  await shot(demo.rhea.page, 'scenes-stocked');
  expect(await ann.page.content()).not.toContain('Vhul');
});

test('going back to the table leaves it as it was; opening it again is one click', async () => {
  const { rhea } = demo;
  await rhea.page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(rhea.page.getByTestId('preparing')).toBeHidden();
  await rhea.page.getByRole('button', { name: 'Open The crypt of Vhul' }).first().click();
  await expect(rhea.page.getByTestId('preparing')).toBeVisible();
});

test('players are told another name, and first it is said what they will see', async () => {
  const { rhea, ann } = demo;
  const card = rhea.page.getByTestId('scene-card').filter({ hasText: 'The crypt of Vhul' });
  await card.getByText('More', { exact: true }).click();
  await rhea.page.locator('[data-offer^="RenameScene"]:visible').last().click();
  const form = rhea.page.getByRole('dialog').locator('form');
  await form.getByLabel(/players read/).fill('A dark stair');
  await form.locator('button[type=submit]').click();
  await expect(card).toContainText('Players read: A dark stair');
  const dialog = rhea.page.getByRole('dialog');
  await card.getByRole('button', { name: /Show to the players/ }).click();
  await expect(dialog).toContainText('Its name: A dark stair.');
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(ann.page.getByRole('log')).not.toContainText('A dark stair');
  await rhea.page
    .getByTestId('preparing')
    .getByRole('button', { name: /Show to the players/ })
    .click();
  await expect(dialog).toContainText('Its name: A dark stair.');
  await expect(dialog).toContainText('Of the map, what the party sees from where it arrives.');
  await dialog.getByLabel(/Bring the party there/).uncheck();
  await expect(dialog).toContainText('none of it is explored');
  await dialog.getByLabel(/Bring the party there/).check();
  await shot(demo.rhea.page, 'scenes-show');
  await dialog.getByRole('button', { name: 'Show it now' }).click();
  await expect(rhea.page.getByTestId('preparing')).toBeHidden();
  await expect(ann.page.getByRole('log')).toContainText('A dark stair lies on the board.');
  expect(await ann.page.content()).not.toContain('Vhul');
});

test('a copy is made in a click, and a map is removed only after a question', async () => {
  const { rhea } = demo;
  const cards = rhea.page.getByTestId('scene-card');
  await cards
    .filter({ hasText: 'The crypt of Vhul' })
    .getByRole('button', { name: /^Duplicate/ })
    .click();
  const copy = cards.filter({ hasText: 'The crypt of Vhul (copy)' });
  await expect(copy).toBeVisible();
  await copy.getByText('More', { exact: true }).click();
  await copy.getByRole('button', { name: /^Remove/ }).click();
  const dialog = rhea.page.getByRole('dialog');
  await expect(dialog).toContainText('The players do not see it now.');
  await shot(demo.rhea.page, 'scenes-remove');
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(copy).toBeHidden();
});

test('a drawing of lines is painted, and brought in as a picture with the squares that are drawn in it', async () => {
  const { page } = demo.rhea;
  const lines = Array.from({ length: 49 }, (_, at) => `M${at * 20} 0V640M0 ${at * 20}H960`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#fff"/><path d="${lines}" stroke="#000" stroke-width="1"/></svg>`;
  await page.getByRole('tab', { name: 'Maps' }).click();
  await page
    .getByLabel('Bring in a map')
    .setInputFiles({ name: 'salt_mine.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(page.getByText('Squares were found in the picture: 48 by 32.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it in', exact: true }).click();
  await expect(page.getByTestId('preparing')).toContainText('You are preparing Salt mine');
  const card = page.getByTestId('scene-card').filter({ hasText: 'Salt mine' });
  await expect(card.locator('canvas[data-picture]')).toBeVisible();
  await expect(card).toContainText('48 × 32');
  await shot(page, 'scenes-svg');
});
