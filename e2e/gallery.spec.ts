import { expect, type Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { Person } from './seats.ts';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** The gallery: what spectators see, follow and are told, and how late. */
test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Person;
let sam: Person;
let link: string;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  [rhea, sam] = await Promise.all([Person.at(browser, 'Rhea'), Person.at(browser, 'Sam')]);
  await rhea.page.goto(server.url);
  await rhea.page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  link = await rhea.page.getByLabel('Link for spectators').inputValue();
  await sam.join(link);
  await expect(sam.page.locator('[data-board=drawn]')).toBeVisible();
});

test.afterAll(async () => {
  await Promise.all([rhea.leave(), sam.leave()]);
});

const captions = ({ page }: Person) => page.getByTestId('captions');

/** Where a token is seen on the page. */
async function spotOf(page: Page, name: string): Promise<readonly number[]> {
  const token = page.getByRole('list', { name: 'On the board' }).locator('[data-at]').filter({ hasText: name });
  return ((await token.getAttribute('data-at')) ?? '').split(',').map(Number);
}

test('who is who stands beside a large board, with whoever plays them', async () => {
  const party = sam.page.getByRole('region', { name: 'Party' });
  for (const name of ['Hild Ashgrove', 'Brother Oswin', 'Wren Tallow', 'Ilphas'])
    await expect(party).toContainText(name);
  const box = await sam.page.getByRole('application').boundingBox();
  expect(((box?.width ?? 0) * (box?.height ?? 0)) / (1366 * 768)).toBeGreaterThan(0.8);
  await expect(sam.page.getByRole('group', { name: 'Tools of the board' })).toBeHidden();
});

test('what happens stands under the picture in words', async () => {
  await rhea.says('/me rings the bell.');
  await expect(captions(sam)).toContainText('rings the bell.');
  await expect(sam.page.getByText('Rhea is typing')).toHaveCount(0);
});

test('the board follows the action by itself', async () => {
  const { page } = rhea;
  await rhea.choose('Hild Ashgrove');
  await page.getByRole('application').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect
    .poll(async () => {
      const [x = 0, y = 0] = await spotOf(sam.page, 'Hild Ashgrove');
      return x > 200 && x < 1166 && y > 100 && y < 668;
    })
    .toBe(true);
});

test('those who are met are shown, and nobody of the party twice', async () => {
  await rhea.page.getByRole('tab', { name: 'Tools' }).click();
  await rhea.page.getByRole('button', { name: /Bring in monsters, off the board/ }).click();
  const form = rhea.page.getByRole('dialog').locator('form');
  await form.getByLabel('Monster').selectOption({ label: 'Goblin' });
  await form.getByLabel('How many').fill('2');
  await form.locator('button[type=submit]').click();
  await rhea.page.getByRole('button', { name: /^Begin the encounter.*off the board/ }).click();
  const encounter = sam.page.getByTestId('encounter');
  await expect(encounter).toBeVisible();
  await expect(encounter).not.toContainText('Hild Ashgrove');
  await expect(captions(sam)).toContainText(/encounter/i);
  await shot(sam.page, 'gallery-fight');
  expect(await barriers(sam.page)).toEqual([]);
});

test('the page for a stream has no borders, and Escape leaves it', async () => {
  await sam.page.getByRole('link', { name: 'Stream view' }).click();
  await expect(sam.page).toHaveURL(/\?stream/);
  await expect(sam.page.getByRole('banner')).toHaveCount(0);
  await expect(sam.page.getByRole('button', { name: 'Log' })).toHaveCount(0);
  const box = await sam.page.getByRole('application').boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 1366, 768]);
  // What lies below the words does not shine through them.
  await rhea.says('/me rings the bell once more.');
  await expect(captions(sam)).toContainText('once more.');
  expect(await captions(sam).evaluate((band) => getComputedStyle(band).backgroundColor)).not.toMatch(
    /, 0\)|transparent/,
  );
  await shot(sam.page, 'gallery-stream');
  await sam.page.keyboard.press('Escape');
  await expect(sam.page.getByRole('banner')).toBeVisible();
});

test('a gallery that is late says so at once, and shows nothing younger, also when the page is loaded again', async () => {
  await rhea.page.getByRole('button', { name: 'Invite' }).click();
  await rhea.page.getByLabel('Spectators see the game').selectOption({ label: '10 minutes late' });
  await rhea.page.keyboard.press('Escape');
  await expect(sam.page.getByText('Shown 10 minutes late')).toBeVisible();
  const before = await sam.page.getByRole('list', { name: 'On the board' }).innerText();
  await rhea.says('Nobody in the gallery hears this yet.');
  await expect(rhea.log).toContainText('Nobody in the gallery hears this yet.');
  await rhea.page.getByLabel(/Say something/).pressSequentially('typing');
  await sam.page.reload();
  await expect(sam.page.locator('[data-board=drawn]')).toBeVisible();
  await expect(sam.page.getByText('Shown 10 minutes late')).toBeVisible();
  await sam.page.getByRole('button', { name: 'Log' }).click();
  await expect(sam.log).toContainText('rings the bell.');
  await expect(sam.log).not.toContainText('Nobody in the gallery');
  await expect(sam.page.getByText('is typing')).toHaveCount(0);
  expect(await sam.page.getByRole('list', { name: 'On the board' }).innerText()).toBe(before);
});

test('taken away, what was held back is shown', async () => {
  await rhea.page.getByRole('button', { name: 'Invite' }).click();
  await rhea.page.getByLabel('Spectators see the game').selectOption({ label: 'as it happens' });
  await rhea.page.keyboard.press('Escape');
  await expect(sam.log).toContainText('Nobody in the gallery hears this yet.');
  await expect(sam.page.getByText(/Shown .* late/)).toHaveCount(0);
});

/** Where everybody on the board stands on the page of the gallery. */
const standing = () =>
  sam.page
    .getByRole('list', { name: 'On the board' })
    .locator('[data-at]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-at')?.split(',').map(Number) ?? []));

test('on a phone the gallery fits the screen, upright, and shows all who act', async () => {
  await sam.page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => (await standing()).every(([x = 0, y = 0]) => x > 0 && x < 390 && y > 0 && y < 844))
    .toBe(true);
  await sam.page.getByRole('button', { name: 'Log' }).click();
  expect(await sam.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shot(sam.page, 'gallery-phone');
});
