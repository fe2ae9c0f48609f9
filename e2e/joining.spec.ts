import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import type { Person } from './seats.ts';
import { test } from './test.ts';

/** Somebody comes in the middle of a game, when nobody of the party is free. */
test.describe.configure({ mode: 'serial' });

let demo: Demo;

/** Opens what can be done with somebody, where they stand on the board. */
async function pointAt({ page }: Person, name: string): Promise<void> {
  const listed = page
    .getByRole('list', { name: 'On the board' })
    .locator('[data-at]')
    .filter({ hasText: name })
    .first();
  const [x = 0, y = 0] = ((await listed.getAttribute('data-at')) ?? '').split(',').map(Number);
  await page.mouse.click(x, y, { button: 'right' });
}

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
  const { rhea, ann } = demo;
  await ann.page.getByRole('button', { name: 'Play Hild Ashgrove' }).click();
  // The one player there is plays all four.
  for (const name of ['Oswin', 'Ilphas', 'Wren']) {
    await pointAt(rhea, name);
    await rhea.page.getByTestId('thing').getByRole('button', { name: 'Give to a player' }).click();
    await expect(rhea.page.getByTestId('thing')).toBeHidden();
  }
});

test.afterAll(() => demo.end());

test('the sentence leads to the making of a character, and to the shop until the referee brings them to the party', async ({
  browser,
}) => {
  const { rhea } = demo;
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await page.goto(await rhea.page.getByLabel('Link for players').inputValue());
  await page.getByLabel('Your name at the table').fill('Dee');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  const sentence = page.getByTestId('prompt');
  await sentence.getByRole('button', { name: 'Roll a new character' }).click();
  const making = page.getByRole('region', { name: 'The new character' });
  await making.getByRole('button', { name: /^fighter/ }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await sentence.getByRole('link', { name: 'Go on making them' }).click();
  await making.getByRole('button', { name: /Roll 1d8 for hit points/ }).click();
  await making.getByRole('button', { name: 'Roll for gold' }).click();
  await making.getByLabel('What the character is called').fill('Gerda');
  await making.getByRole('button', { name: 'Join the party' }).click();
  await expect(page.getByRole('region', { name: 'Shop' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(sentence).toContainText('Gerda is not on the board yet');
  await expect(sentence.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
  await rhea.page.getByTestId('prompt').getByRole('button', { name: 'Bring Gerda to the party' }).click();
  const warning = rhea.page.getByRole('dialog');
  await expect(warning).toContainText('Gerda carries nothing but');
  await warning.getByRole('button', { name: 'Bring Gerda to the party' }).click();
  await expect(page.getByRole('list', { name: 'On the board' })).toContainText('Gerda');
  await expect(sentence).toContainText('Explore: move, search, listen');
  await page.context().close();
});

test('harm is dealt to whoever it befalls, from what can be done with them on the board', async () => {
  const { page } = demo.rhea;
  await pointAt(demo.rhea, 'Hild');
  await page.getByTestId('thing').getByRole('button', { name: 'Deal damage …' }).click();
  const form = page.getByRole('dialog').locator('form');
  await expect(form.getByLabel('Target')).toHaveValue(/./);
  await form.getByLabel('Damage').fill('1');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('[data-member="Hild Ashgrove"]')).toContainText('7/8');
});

test('a guest registers by the menu of the table, and is back at it with the same seat', async () => {
  const { page } = demo.ann;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Register/ }).click();
  await page.getByLabel('Name').fill('Ann of the Bell');
  await page.getByLabel('Password').fill('a lantern in the dark');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/table$/);
  await expect(page.locator('[data-member="Hild Ashgrove"]')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'My campaigns' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Register/ })).toBeHidden();
  await page.keyboard.press('Escape');
});
