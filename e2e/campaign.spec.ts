import { expect } from '@playwright/test';
import { motley, smallMap } from './maps.ts';
import { Person } from './seats.ts';
import type { TestServer } from './server.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Person;
let ann: Person;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  rhea = await Person.at(browser, 'Rhea');
  ann = await Person.at(browser, 'Ann');
});

test.afterAll(async () => {
  await Promise.all([rhea, ann].map((person) => person.leave()));
});

test('somebody registers, and is told what is wrong beside the form', async () => {
  const { page } = rhea;
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Name').fill('Rhea');
  await page.getByLabel('Password').fill('wrong horse');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('No account has this name and password.');
  await page.getByRole('link', { name: 'Register' }).last().click();
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await page.getByLabel('Name').fill('Rhea');
  await page.getByLabel(/Password/).fill('a lantern in the dark');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'My campaigns' })).toBeVisible();
  await expect(page.getByText('You have no seat in any campaign yet.')).toBeVisible();
});

test('a campaign is begun, and its empty desk says what to do', async () => {
  const { page } = rhea;
  await page
    .getByLabel('Begin a campaign')
    .fill('A campaign whose name is rather longer than the place there is for it to be shown in');
  await page.getByLabel('Played by the rules of').selectOption('Planet Eris');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/desk$/);
  await expect(page.getByText('No map lies on the board. Bring one in under Maps.')).toBeVisible();
  await expect(page.getByText('Nobody has joined the party yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Rules' })).toContainText('Planet Eris');
  await page.keyboard.press('Escape');
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByTestId('prompt')
    .getByRole('button', { name: /^A picture/ })
    .click();
  await chooser;
  await expect(page.getByRole('tab', { name: 'Maps' })).toHaveAttribute('aria-selected', 'true');
});

test('a broken map is refused with a sentence, and leaves nothing behind', async () => {
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Maps' }).click();
  await bringIn(
    'broken.dd2vtt',
    smallMap({ resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: null, y: 8 }, pixels_per_grid: 16 } }),
  );
  await expect(page.getByRole('region', { name: 'Maps' }).getByRole('alert')).toBeVisible();
  await expect(page.getByText('No map yet.')).toBeVisible();
});

test('what was said against one file is not said of the next', async () => {
  const { page } = rhea;
  const maps = page.getByRole('region', { name: 'Maps' });
  const plain = { name: 'plain.png', mimeType: 'image/png', buffer: motley(40, 40) };
  await page.getByLabel('Bring in a map').setInputFiles(plain);
  await expect(maps.getByRole('button', { name: 'Bring it in', exact: true })).toBeVisible();
  await expect(maps.getByRole('alert')).toHaveCount(0);
});

test('a Universal VTT file becomes a map with a door that the rules know', async () => {
  const { page } = rhea;
  await bringIn('cellar.dd2vtt', smallMap());
  await expect(page.getByRole('region', { name: 'Maps' }).getByText('12 × 8')).toBeVisible();
  await expect(page.getByRole('application')).toHaveAttribute('aria-label', /1 doors known/);
});

test('a picture reaches a player only where the map is explored', async () => {
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Party' }).click();
  const link = await page.getByLabel('Link for players').inputValue();
  const tiles: number[] = [];
  ann.page.on('response', (reply) => {
    if (reply.url().includes('/tiles/')) tiles.push(reply.status());
  });
  await ann.join(link);
  await expect(ann.page.locator('[data-board=drawn]')).toBeVisible();
  expect(tiles).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(/What do you do/).fill('Show squares');
  await page.getByRole('option', { name: 'Show squares to the players' }).click();
  for (const [corner, across, down] of [
    ['From this corner', 0.2, 0.3],
    ['To this corner', 0.4, 0.6],
  ] as const) {
    await page.getByRole('dialog').getByText(corner).locator('..').getByRole('button').click();
    await expect(page.getByRole('status').filter({ hasText: `${corner}: click a square` })).toBeVisible();
    await rhea.click(across, down);
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Show squares to the players' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  expect(tiles.every((status) => status === 200)).toBe(true);
});

test('a door is opened from the board, measured to and pinged at', async () => {
  const { page } = rhea;
  await rhea.click(0.5, 0.5);
  await rhea.take('SetDoor', { Door: 'Open' });
  await expect(page.getByRole('list', { name: 'Known doors' })).toContainText('open');
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: 'Measure' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('3');
  await page.getByRole('application').hover({ position: { x: 200, y: 200 } });
  await page.keyboard.press('1');
});

test('a guest who registers keeps the seat', async () => {
  const { page } = ann;
  const table = page.url();
  await page.goto(`${server.url}/register?to=${encodeURIComponent(new URL(table).pathname)}`);
  await expect(
    page.getByText('You play as the guest Ann, and keep your seats at the tables you play at.'),
  ).toBeVisible();
  await page.getByLabel('Name').fill('Ann of the Hill');
  await page.getByLabel(/Password/).fill('another lantern');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(table);
  await expect(rhea.page.getByTestId('presence')).toContainText('Ann of the Hill');
});

test('what is said, whispered and thrown reaches whom it is for', async () => {
  await ann.says('Is anybody there?');
  await expect(rhea.log).toContainText('Is anybody there?');
  // Before the first words are answered the next are written, and lost no more than they.
  for (const words of ['We are three.', 'And a dog.', 'It does not bite.']) await ann.says(words);
  for (const words of ['We are three.', 'And a dog.', 'It does not bite.']) await expect(rhea.log).toContainText(words);
  await ann.says('/r 2d6+1');
  await expect(rhea.log).toContainText(/2d6/);
  await rhea.says('/w Ann psst, behind you');
  await expect(ann.log).toContainText('psst, behind you');
  await ann.says('/dance');
  await expect(ann.page.getByRole('alert')).toContainText('There is no /dance.');
});

async function bringIn(name: string, buffer: Buffer): Promise<void> {
  const { page } = rhea;
  await page.getByLabel('Bring in a map').setInputFiles({ name, mimeType: 'application/json', buffer });
}
