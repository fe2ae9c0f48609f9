import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { click, drag, mapOf, tool } from './party-paper.ts';
import { Person } from './seats.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** The mapper draws the party's own map, by mouse and by keyboard, and everybody looks at it. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;
let bob: Person;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
  bob = await Person.at(browser, 'Bob');
  await bob.join(await demo.rhea.page.getByLabel('Link for players').inputValue());
});

test.afterAll(async () => {
  await bob.leave();
  await demo.end();
});

const FLOOR = 'path[data-fill="floor"]';

test('a player takes the pen and draws a room, a passage, a door and a sign by mouse', async () => {
  const { page } = demo.ann;
  await page.getByRole('button', { name: 'Play Hild' }).click();
  await page.getByRole('button', { name: 'Party’s map' }).click();
  await mapOf(page).getByRole('button', { name: 'Draw the map yourself' }).click();
  await demo.ann.take('BeginPartyMap', { Name: 'The abbey' });
  await expect(mapOf(page).getByRole('heading', { name: 'The abbey' })).toBeVisible();
  await drag(page, [5.5, 5.5], [8.5, 7.5]);
  await expect(mapOf(page).locator(FLOOR)).toHaveAttribute('d', /M5 5h4v1h-4z/);
  await tool(page, 'Passage');
  await drag(page, [8.5, 6.5], [12.5, 6.5]);
  await expect(mapOf(page).locator(FLOOR)).toHaveAttribute('d', /M5 6h8v1h-8z/);
  await tool(page, 'Doors');
  await click(page, 6.5, 5.05);
  await expect(mapOf(page).locator('[data-border="door"]')).toHaveAttribute('data-side', '6,5,north');
  await tool(page, 'Signs');
  await mapOf(page).getByLabel('What').selectOption('Statue');
  await mapOf(page).getByRole('textbox', { name: 'Words' }).fill('a saint');
  await click(page, 5.5, 7.5);
  await expect(mapOf(page).locator('[data-sign="statue"]')).toContainText('a saint');
  await tool(page, 'We are here');
  await click(page, 7.5, 6.5);
  await expect(mapOf(page).locator('[data-party-mark]')).toHaveAttribute('data-party-mark', '7,6');
  await shot(page, 'party-map');
});

test('the others look at it as it is drawn, and only the mapper and the referee draw', async () => {
  for (const { page } of [bob, demo.rhea]) {
    await page.getByRole('button', { name: 'Party’s map' }).click();
    await expect(mapOf(page).locator('[data-sign="statue"]')).toContainText('a saint');
  }
  await expect(mapOf(bob.page)).toContainText('Ann is the mapper');
  await expect(mapOf(bob.page).getByRole('group', { name: 'Drawing the party’s map' })).toHaveCount(0);
  await tool(demo.rhea.page, 'Rub out');
  await drag(demo.rhea.page, [10.5, 6.5], [12.5, 6.5]);
  await expect(mapOf(bob.page).locator(FLOOR)).toHaveAttribute('d', /M5 6h5v1h-5z/);
  await demo.rhea.page.keyboard.press('Control+z');
  await expect(mapOf(bob.page).locator(FLOOR)).toHaveAttribute('d', /M5 6h8v1h-8z/);
});

test('the same is drawn by keyboard, and said where the pen is', async () => {
  const { page } = demo.ann;
  await page.keyboard.press('l');
  const paper = mapOf(page).getByRole('application');
  await paper.focus();
  await page.keyboard.press('r');
  const said = mapOf(page).getByRole('status');
  for (let down = 0; down < 5; down++) await page.keyboard.press('ArrowDown');
  await expect(said).toContainText(/squares across, \d+ down, blank/);
  await page.keyboard.press('Enter');
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'd', 'Shift+ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(said).toContainText('door to the south');
  await expect(mapOf(bob.page).locator('[data-border="door"]')).toHaveCount(2);
  for (const key of ['Control+z', 'Control+z']) await page.keyboard.press(key);
  await expect(mapOf(bob.page).locator('[data-border="door"]')).toHaveCount(1);
  await expect(said).toContainText('blank');
});

test('it is there again after the page is loaded anew, and one goes back to the board by a click', async () => {
  const { page } = demo.ann;
  await page.reload();
  await page.getByRole('button', { name: 'Party’s map' }).click();
  await expect(mapOf(page).locator('[data-sign="statue"]')).toContainText('a saint');
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await expect(mapOf(page)).toHaveCount(0);
});
