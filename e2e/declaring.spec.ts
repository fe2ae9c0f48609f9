import { expect } from '@playwright/test';
import { Hand } from './hand.ts';
import { meetGoblins } from './met-goblins.ts';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** Before initiative a caster names the spell and whom it is meant for, by hand on the board. */
let server: TestServer;
let rhea: Hand;
let ann: Hand;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve(2);
  rhea = await Hand.at(browser, 'Rhea');
  ann = await Hand.at(browser, 'Ann');
});

test.afterAll(async () => {
  await Promise.all([rhea.leave(), ann.leave()]);
});

test('OSE-CMB-02: a right click on a foe declares the spell in mind at it, and all read it', async () => {
  await meetGoblins(rhea, ann, server.url, 'Ilphas');
  await expect(ann.sentence).toContainText('declare a spell');
  await expect(rhea.sentence).toContainText('waiting for Ann (Ilphas) to declare');
  await ann.clickToken(/goblin/, 'right');
  await shot(ann.page, 'declare-menu');
  await ann.click(ann.page.getByTestId('thing').getByRole('button', { name: /^Declare Sleep/ }));
  for (const { log } of [rhea, ann]) await expect(log).toContainText(/Ilphas declares a spell: Sleep, at .*goblin\./);
});
