import { expect } from '@playwright/test';
import { Hand } from './hand.ts';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** A player's table on a laptop of 1366 × 768: what stands where, and that nothing of it is said twice, cut off or jumps. */
test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Hand;
let ann: Hand;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  [rhea, ann] = await Promise.all([Hand.at(browser, 'Rhea'), Hand.at(browser, 'Ann')]);
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
});

test.afterAll(async () => {
  await Promise.all([rhea, ann].map((person) => person.leave()));
});

const column = () => ann.page.getByTestId('party-column');

/** Parts of the column that reach beyond it, in words. */
const cutOff = () =>
  column().evaluate((host) => {
    const { right } = host.getBoundingClientRect();
    const parts = [...host.querySelectorAll<HTMLElement>('*')].filter((part) => part.checkVisibility());
    return parts.filter((part) => part.getBoundingClientRect().right > right).map(({ innerText }) => innerText);
  });

test('the page of an invite says whose table it is, with a picture of play', async () => {
  const link = await rhea.page.getByLabel('Link for players').inputValue();
  await ann.page.goto(link);
  await expect(ann.page.getByText(/invites you to play in/)).toBeVisible();
  await expect(ann.page.getByRole('img', { name: /A game in play/ })).toBeInViewport();
  await ann.join(link);
});

test('however far the desk is scrolled, the beginning of an encounter stays in view', async () => {
  const desk = rhea.page.getByTestId('party-column');
  await rhea.page.getByRole('tab', { name: 'Tools' }).click();
  await desk.evaluate((host) => host.scrollTo(0, host.scrollHeight));
  expect(await desk.evaluate((host) => host.scrollTop)).toBeGreaterThan(100);
  await expect(rhea.button(/^Begin an encounter/)).toBeInViewport({ ratio: 1 });
  await shot(rhea.page, 'desk-scrolled');
  await desk.evaluate((host) => host.scrollTo(0, 30));
  await rhea.page.getByRole('tab', { name: 'Party' }).click();
  await expect.poll(() => desk.evaluate((host) => host.scrollTop), 'another tab begins at its head').toBe(0);
});

test('whom one plays is asked once, and the board keeps still when it is chosen', async () => {
  await expect(ann.page.getByRole('button', { name: 'Play Hild Ashgrove' })).toHaveCount(1);
  await expect(ann.page.getByText(/You play nobody yet/)).toHaveCount(0);
  const before = await ann.placeOf(/Hild/);
  await ann.click(ann.button('Play Hild Ashgrove'));
  await expect(ann.page.getByRole('region', { name: 'Choose whom you play' })).toHaveCount(0);
  await expect(ann.card('Hild Ashgrove')).toContainText('Ann');
  expect(await ann.placeOf(/Hild/)).toEqual(before);
  await expect(ann.page.getByTestId('reach')).toHaveText('120′ left');
  expect(await column().evaluate((host) => host.scrollTop), 'the clock stays whole above the own card').toBe(0);
});

test('the sheet tells attacks and gear before figures, and nothing twice', async () => {
  const before = await ann.card('Hild Ashgrove').getByRole('button').first().getAttribute('aria-expanded');
  if (before !== 'true') await ann.click(ann.card('Hild Ashgrove').getByRole('button').first());
  await ann.click(ann.button('Character sheet'));
  const sheet = ann.page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Figures' })).toBeVisible();
  const titles = await sheet.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(titles.map((title) => title.split(' ')[0])).toEqual(
    expect.arrayContaining(['Attacks', 'Worn', 'Carried', 'Experience', 'Figures']),
  );
  expect(titles.findIndex((title) => title.startsWith('Figures'))).toBeGreaterThan(titles.indexOf('Carried'));
  await expect(sheet.getByText('Hit points')).toHaveCount(1);
  await expect(sheet.getByText('Next level')).toHaveCount(0);
  await expect(sheet.locator('[data-figure="Saving throws"]')).toContainText('death 12, wands 13');
  await ann.click(sheet.getByRole('button', { name: 'Close' }));
});

test('its parts scroll, and the page itself never', async () => {
  await ann.page.mouse.move(600, 20);
  await ann.page.mouse.wheel(0, 400);
  expect(await ann.page.evaluate(() => [scrollY, document.body.scrollHeight <= innerHeight])).toEqual([0, true]);
});

test('the settings are one dialog of the menu, and are kept', async () => {
  await ann.click(ann.page.getByRole('button', { name: 'Menu' }));
  await ann.click(ann.page.getByRole('menuitem', { name: 'Settings' }));
  const settings = ann.page.getByRole('dialog', { name: 'Settings' });
  await ann.page.evaluate(() => {
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...how) {
      document.documentElement.dataset.heard = 'yes';
      start.apply(this, how);
    };
  });
  await ann.click(settings.getByLabel('Volume'));
  await settings.getByLabel('Volume').press('ArrowUp');
  await expect(ann.page.locator('html')).toHaveAttribute('data-heard', 'yes');
  await settings.getByLabel('Sounds').uncheck();
  await expect(settings.getByLabel('Volume')).toBeDisabled();
  await settings.getByLabel('Theme').selectOption('High contrast');
  await settings.getByLabel('Less motion').check();
  await ann.page.reload();
  const html = ann.page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'contrast');
  await expect(html).toHaveAttribute('data-motion', 'less');
});

test('in a fight the own card comes first and open, with what one fights with, and nothing is cut off', async () => {
  await expect(ann.page.locator('[data-board=drawn]')).toBeVisible();
  const tab = rhea.page.getByRole('tab', { name: 'Tools' });
  const before = await tab.boundingBox();
  await rhea.click(tab);
  await rhea.click(rhea.button(/^Bring in monsters …/));
  await rhea.form.getByLabel('Monster').selectOption({ label: 'Goblin' });
  await rhea.form.getByLabel('How many').fill('3');
  await rhea.form.getByLabel('Hidden from the players').uncheck();
  await rhea.click(rhea.form.getByRole('button', { name: 'Choose on the board' }));
  const [side, below, above] = await Promise.all([/Ilphas/, /Oswin/, /Wren/].map((name) => rhea.placeOf(name)));
  if (!side || !below || !above) throw new Error('the party stands elsewhere');
  await rhea.clickBoard({ x: side.x - 2 * Math.abs(below.y - above.y), y: side.y });
  await rhea.send();
  await rhea.click(rhea.page.getByRole('tab', { name: 'Party' }));
  await rhea.page.getByTestId('party-column').evaluate((host) => host.scrollTo(0, 0));
  expect((await tab.boundingBox())?.y, 'the desk keeps its place as foes come into view').toBe(before?.y);
  await rhea.click(rhea.button(/^Begin the encounter/));
  await expect(ann.page.getByTestId('encounter')).toBeVisible();
  const cards = column().locator('[data-member]');
  await expect(cards.first()).toHaveAttribute('data-member', 'Hild Ashgrove');
  await expect(cards.first().getByTestId('arms')).toBeInViewport();
  await expect(cards.first().getByTestId('arms')).toContainText('sword +2, 1d6+2');
  const [card, fight] = await Promise.all([
    cards.first().boundingBox(),
    ann.page.getByTestId('encounter').boundingBox(),
  ]);
  expect(card?.y).toBeLessThan(fight?.y ?? 0);
  await expect(ann.page.getByRole('button', { name: 'Show me around' })).toHaveCount(0);
  expect(await cutOff()).toEqual([]);
  await shot(ann.page, 'laptop-fight');
});
