import { expect } from '@playwright/test';
import { Hand } from './hand.ts';
import { meetGoblins } from './met-goblins.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** A player need not watch the phases go by: a click on a foe is kept until it may be struck. */
test('OSE-CMB-03: a click on a foe before the time of blows is kept, and strikes when it comes', async ({
  browser,
  serve,
}) => {
  const server = await serve(2);
  const [rhea, ann] = await Promise.all([Hand.at(browser, 'Rhea'), Hand.at(browser, 'Ann')]);
  await meetGoblins(rhea, ann, server.url, 'Hild');
  const kept = ann.page.getByTestId('blow-to-come');
  const asked = async () => {
    await ann.clickToken(/goblin/);
    await ann.page.waitForTimeout(800);
    return (await kept.count()) > 0;
  };
  for (let tries = 0; tries < 6 && !(await asked()); tries += 1) await rhea.click(rhea.gold);
  await expect(kept).toContainText(/Hild Ashgrove strikes the .*goblin as soon as the turn comes/);
  await shot(ann.page, 'blow-kept');
  const log = ann.page.getByTestId('log');
  for (let tries = 0; tries < 8 && (await kept.count()) > 0; tries += 1) {
    await rhea.click(rhea.gold);
    await ann.page.waitForTimeout(500);
  }
  await expect(kept).toBeHidden();
  await expect(log).toContainText(/Hild Ashgrove attacks/);
  await Promise.all([rhea.leave(), ann.leave()]);
});
