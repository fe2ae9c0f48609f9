import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Demo } from './demo.ts';
import { test } from './test.ts';

/** Dice that fall in view, for somebody who has not asked for less motion. */
test.describe.configure({ mode: 'serial' });

let demo: Demo;
let seat: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser, serve }) => {
  seat = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'no-preference' });
  page = await seat.newPage();
  demo = await Demo.begin(browser, serve);
  await page.goto(await demo.rhea.page.getByLabel('Link for players').inputValue());
  await page.getByLabel('Your name at the table').fill('Cy');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
});

test.afterAll(async () => {
  await seat.close();
  await demo.end();
});

const tray = () => page.locator('[data-dice]');

test('they fall over the board for everybody who reads the throw, and go away by themselves', async () => {
  await demo.ann.says('/r 2d6');
  await expect(tray()).toHaveAttribute('data-dice', '2');
  await expect(tray().locator('canvas')).toBeVisible();
  await expect(tray()).toContainText('Ann');
  await expect(tray()).toHaveAttribute('data-dice', '0');
});

test('whoever wants less motion reads them in the log alone', async () => {
  await expect(demo.ann.log).toContainText('throws 2d6');
  await expect(demo.ann.page.locator('[data-dice] canvas')).toHaveCount(0);
});

test('a colour is chosen with one click, and all at the table are told', async () => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const colours = page.getByRole('dialog', { name: 'Settings' }).getByRole('group', { name: /Colour of your dice/ });
  await colours.locator('label').filter({ hasText: 'Teal' }).click();
  await expect(colours.getByRole('radio', { name: 'Teal' })).toBeChecked();
  await expect(demo.rhea.log).toContainText('Cy takes dice of another colour.');
});
