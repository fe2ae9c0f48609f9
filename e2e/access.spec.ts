import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { Person } from './seats.ts';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Person;
/** The invite links that the demo begins with. */
let links: { readonly players: string; readonly spectators: string };

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  rhea = await Person.at(browser, 'Rhea');
});

test.afterAll(async () => {
  await rhea.leave();
});

/** The guidelines that a page keeps: WCAG 2.2, A and AA. */
const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const broken = ({ page }: Person = rhea) => barriers(page, GUIDELINES);

for (const path of ['/', '/login', '/register', '/join/nowhere', '/no-such-page']) {
  test(`nothing on ${path} shuts anyone out`, async () => {
    await rhea.page.goto(server.url + path);
    await expect(rhea.page.locator('main h1').first()).toBeVisible();
    expect(await broken()).toEqual([]);
  });
}

test('nothing on the desk shuts anyone out', async () => {
  await rhea.page.goto(server.url);
  await rhea.page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await expect(rhea.page.locator('[data-member="Hild Ashgrove"]')).toBeVisible();
  const link = (role: string) => rhea.page.getByLabel(`Link for ${role}`).inputValue();
  links = { players: await link('players'), spectators: await link('spectators') };
  await rhea.choose('Hild Ashgrove');
  expect(await broken()).toEqual([]);
  await rhea.page.getByRole('button', { name: 'Character sheet' }).click();
  const sheet = rhea.page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  expect(await broken()).toEqual([]);
  const armour = sheet.locator('[data-figure="Armour class"]');
  await armour.locator('summary').click();
  await expect(armour).toContainText(/OSE-APX-09.*chainmail\+4/s);
  await sheet.locator('[data-item]').last().getByRole('button', { name: 'Drop' }).click();
  await expect(rhea.log).toContainText(/Hild Ashgrove drops/);
});

test('nothing on the table and in the gallery shuts anyone out, on a phone neither', async ({ browser }) => {
  for (const [name, whom, place] of [
    ['Ann', 'players', /\/table$/],
    ['Sam', 'spectators', /\/gallery$/],
  ] as const) {
    const guest = await Person.at(browser, name);
    await guest.join(links[whom]);
    await expect(guest.page).toHaveURL(place);
    await expect(guest.page.locator('[data-board=drawn]')).toBeVisible();
    expect(await broken(guest), name).toEqual([]);
    await guest.page.setViewportSize({ width: 390, height: 844 });
    expect(await broken(guest), `${name}, on a phone`).toEqual([]);
    await shot(guest.page, `phone-${name.toLowerCase()}`);
    await guest.leave();
  }
});

test('nothing that opens over the desk shuts anyone out', async () => {
  const { page } = rhea;
  for (const key of ['?', 'Control+k']) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await broken()).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('region', { name: 'Invite links' }).getByRole('textbox').first()).toBeVisible();
  expect(await broken()).toEqual([]);
  await page.keyboard.press('Escape');
});

test('on a phone every page is reached by the menu, and none shuts anyone out', async () => {
  const { page } = rhea;
  const desk = page.url();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, heading] of [
    ['Characters', /^Characters of/],
    ['Downtime', /^Downtime of/],
    ['Rules', /^House rules of/],
    ['Content', /^Content of/],
    ['My campaigns', /^My campaigns/],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(await broken(), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), name).toBe(true);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(desk);
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
  await expect(page.locator('[data-member="Hild Ashgrove"]')).toBeVisible();
});

test('the board is played by keyboard alone', async () => {
  const { page } = rhea;
  await page.keyboard.press('Escape');
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  const before = await page.getByRole('list', { name: 'On the board' }).innerText();
  await page.keyboard.press('ArrowUp');
  const after = () => page.getByRole('list', { name: 'On the board' }).innerText();
  await expect.poll(after).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(after).toBe(before);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(after).not.toBe(before);
});

test('a door is found, and a square chosen, by keyboard alone', async () => {
  const { page } = rhea;
  await page.keyboard.press('d');
  await expect(page.getByRole('complementary', { name: /^Door, closed/ })).toBeVisible();
  await page.keyboard.press('n');
  const tokens = page.getByRole('list', { name: 'On the board' });
  const before = await tokens.innerText();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('move oswin elsewhere');
  await expect(page.getByRole('option', { name: /Move Brother Oswin elsewhere/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/click a square, or take one by the arrows/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => tokens.innerText()).not.toBe(before);
});

test('what is typed while the palette is on its way stands there when it has come', async () => {
  const { page } = rhea;
  await page.reload();
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
  let letThrough = (): void => {};
  const held = new Promise<void>((go) => (letThrough = go));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('roll 2d7');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('6');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letThrough();
  await expect(page.getByPlaceholder(/What do you do/)).toHaveValue('roll 2d6');
  await page.unroute(/\.js$/);
  await page.keyboard.press('Escape');
});

test('what is measured and pointed at by the arrows is said in words', async () => {
  const { page } = rhea;
  await page.getByRole('application').focus();
  await page.keyboard.press('2');
  for (const step of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(step);
  await expect(page.getByText(/^25 feet, .*to column \d+, row \d+$/)).toBeAttached();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^35 feet, .*to column/)).toBeAttached();
  await shot(page, 'measured-by-keyboard');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/feet, .*to column/)).not.toBeAttached();
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Pointing at column \d+, row \d+$/)).toBeAttached();
  await page.keyboard.press('1');
  await expect(page.getByText(/^Pointing at/)).not.toBeAttached();
});
