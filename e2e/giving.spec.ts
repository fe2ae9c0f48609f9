import { expect } from '@playwright/test';
import { Hand } from './hand.ts';
import { test } from './test.ts';

test('a character is given to somebody of a long name by a button of two lines, and no word is broken', async ({
  browser,
  serve,
}) => {
  const server = await serve();
  const [rhea, guest] = await Promise.all([
    Hand.at(browser, 'Rhea'),
    Hand.at(browser, 'Annabelle Wintergreen-Hollingsworth'),
  ]);
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await guest.join(await rhea.page.getByLabel('Link for players').inputValue());
  const give = rhea.card('Hild Ashgrove').getByRole('button', { name: /Give to Annabelle/ });
  await expect(give).toBeVisible();
  expect((await give.boundingBox())?.height).toBeLessThan(48);
  await rhea.click(give);
  await expect(rhea.card('Hild Ashgrove')).toContainText(guest.name);
  const plays = rhea.card('Hild Ashgrove').getByRole('button', { name: /^Play Hild/ });
  await expect(plays).toHaveText('Play Hild for Annabelle');
  expect((await plays.boundingBox())?.height, 'one line').toBeLessThan(30);
  await Promise.all([rhea.leave(), guest.leave()]);
});
