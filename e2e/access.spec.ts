import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Person } from './seats.ts';
import { TestServer } from './server.ts';

test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Person;

test.beforeAll(async ({ browser }) => {
  server = await TestServer.start();
  rhea = await Person.at(browser, 'Rhea');
});

test.afterAll(async () => {
  await rhea.leave();
  await server.stop();
});

/** What breaks the guidelines on a page (WCAG 2.2, A and AA), a line each. */
async function barriers(): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: rhea.page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const path of ['/', '/login', '/register', '/join/nowhere', '/no-such-page']) {
  test(`nothing on ${path} shuts anyone out`, async () => {
    await rhea.page.goto(server.url + path);
    await expect(rhea.page.locator('main h1').first()).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
}

test('nothing on the desk shuts anyone out', async () => {
  await rhea.page.goto(server.url);
  await rhea.page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await rhea.choose('Hild Ashgrove');
  expect(await barriers()).toEqual([]);
  await rhea.page.getByRole('button', { name: 'Character sheet' }).click();
  await expect(rhea.page.getByRole('dialog')).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('the board is played by keyboard alone', async () => {
  const { page } = rhea;
  await page.keyboard.press('Escape');
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  const before = await page.getByRole('list', { name: 'On the board' }).innerText();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.getByRole('list', { name: 'On the board' }).innerText()).not.toBe(before);
});
