import { expect } from '@playwright/test';
import { Hand } from './hand.ts';
import { test } from './test.ts';

/** Pixels: less makes a column of single words of the sentence. */
const ROOM = 130;

test('the sentence keeps its room on a phone, and says that the referee is away', async ({ browser, serve }) => {
  const server = await serve();
  const [rhea, bob] = await Promise.all([Hand.at(browser, 'Rhea'), Hand.at(browser, 'Bob', 'thumb')]);
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await bob.join(await rhea.page.getByLabel('Link for players').inputValue());
  const room = async () => (await bob.sentence.locator('p').first().boundingBox())?.width ?? 0;
  await bob.click(bob.page.getByRole('link', { name: 'make a character' }));
  await bob.click(bob.button(/^(Begin|Roll|New) /));
  await bob.page.goBack();
  await expect(bob.sentence).toContainText('Go on making them');
  for (const width of [390, 360]) {
    await bob.page.setViewportSize({ width, height: width === 390 ? 844 : 640 });
    expect(await room(), `of ${width}`).toBeGreaterThan(ROOM);
  }
  await rhea.leave();
  await expect(bob.sentence).toContainText('The referee is away');
  await bob.leave();
});
