import { expect } from '@playwright/test';
import { Hand } from './hand.ts';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** What a person at the table comes upon in passing: the name that is asked, a character given, a refusal, the rulings. */
test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Hand;
let ann: Hand;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  [rhea, ann] = await Promise.all([Hand.at(browser, 'Rhea'), Hand.at(browser, 'Ann')]);
});

test.afterAll(async () => {
  await Promise.all([rhea, ann].map((person) => person.leave()));
});

test('a name is asked of whoever joins, and one that is too long is shortened before a seat is taken', async () => {
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await ann.page.goto(await rhea.page.getByLabel('Link for players').inputValue());
  const name = ann.page.getByLabel('Your name at the table');
  const seat = ann.button('Take a seat');
  await expect(name).toBeFocused();
  await ann.click(seat);
  expect(await name.evaluate((field) => (field as HTMLInputElement).validity.valueMissing)).toBe(true);
  await name.fill('A'.repeat(43));
  await expect(ann.page.getByText('A name has at most 40 letters: leave out 3.')).toBeVisible();
  await expect(seat).toBeDisabled();
  await name.fill('Ann');
  await ann.click(seat);
  await expect(ann.page.locator('[data-board=drawn]')).toBeVisible();
  await expect(rhea.page.getByTestId('presence')).toContainText('Ann');
});

test('the referee gives a character by its card, and another by the list of people', async () => {
  await rhea.click(rhea.card('Hild Ashgrove').getByRole('button', { name: 'Give to Ann' }));
  await expect(ann.page.getByText('You play Hild Ashgrove now.').first()).toBeVisible();
  await rhea.click(rhea.button('Invite'));
  const people = rhea.page.getByRole('dialog');
  await rhea.click(people.getByRole('button', { name: 'Give Brother Oswin to Ann' }));
  await expect(ann.page.getByText('You play Brother Oswin now.').first()).toBeVisible();
  await rhea.click(people.getByRole('button', { name: 'Close' }));
  for (const given of ['Hild Ashgrove', 'Brother Oswin']) await expect(ann.card(given)).toContainText('Ann');
});

test('what somebody else was first at is chosen no longer in an open form, and the form says so', async () => {
  await ann.click(ann.card('Hild Ashgrove').getByRole('button').first());
  await ann.click(ann.card('Hild Ashgrove').getByRole('button', { name: /^Drop something/ }));
  const what = ann.page.getByRole('dialog').getByLabel('Item');
  const chosen = await what.evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]?.text ?? '');
  await rhea.click(rhea.card('Hild Ashgrove').getByRole('button').first());
  await rhea.click(rhea.button('Character sheet'));
  const sheet = rhea.page.getByRole('dialog');
  await rhea.click(
    sheet.locator('[data-item]').filter({ hasText: chosen }).first().getByRole('button', { name: 'Drop' }),
  );
  await expect(ann.page.getByRole('dialog').getByRole('status')).toContainText('can no longer be chosen');
  await expect(ann.page.getByRole('dialog').locator('[type=submit]')).toBeEnabled();
  await ann.click(ann.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
  await rhea.click(sheet.getByRole('button', { name: 'Close' }));
});

test('whoever plays several reads of each what is left to walk, and which of them is in hand', async () => {
  const lines = ann.page.getByTestId('reach');
  await ann.clickToken(/Hild Ashgrove/);
  await expect(lines).toContainText('Hild Ashgrove, in hand: 120′ left');
  await expect(lines).toContainText('Brother Oswin: 120′ left');
  await ann.clickToken(/Brother Oswin/);
  await expect(lines).toContainText('Brother Oswin, in hand: 120′ left');
  await expect(lines).toContainText('Hild Ashgrove: 120′ left');
});

test('the menu of whatever is pointed at lies on the page whole, with its last act in view', async () => {
  const { page } = rhea;
  const menu = page.getByTestId('thing');
  const board = await page.getByRole('application').boundingBox();
  const things = page.locator('ul[aria-label="Known doors"] [data-at], ul[aria-label="On the board"] [data-at]');
  for (const place of await things.evaluateAll((all) => all.map((one) => one.getAttribute('data-at') ?? ''))) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    if (!board || x < board.x || y < board.y || x > board.x + board.width || y > board.y + board.height) continue;
    await page.mouse.click(x, y, { button: 'right' });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('button', { name: 'Ping here' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('a refusal on the board goes away of itself', async () => {
  const refusal = ann.page.getByRole('region', { name: 'Board' }).getByRole('alert');
  await ann.clickBoard(await ann.pixelsOf(16, 9));
  await expect(refusal).toBeVisible();
  await ann.page.mouse.move(700, 8);
  await expect(refusal).toBeHidden({ timeout: 15_000 });
});

test('the rulings of an encounter open over the cards of the party, which stay where they are', async () => {
  await rhea.click(rhea.page.getByRole('tab', { name: 'Tools' }));
  await rhea.bringsInGoblins(2);
  await rhea.click(rhea.page.getByRole('tab', { name: 'Party' }));
  await rhea.click(rhea.button(/^Begin the encounter/));
  const fight = rhea.page.getByTestId('encounter');
  const more = fight.getByText(/^More rulings/);
  await expect(more).toBeVisible();
  const card = rhea.card('Hild Ashgrove');
  const before = await card.boundingBox();
  await rhea.click(more);
  const apart = fight.getByRole('button', { name: /^Make some of them a separate side/ });
  await expect(apart).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
  await rhea.page.keyboard.press('Escape');
  await expect(apart).toBeHidden();
  await expect(fight.getByRole('button', { name: 'End the encounter' })).toBeVisible();
});

test('a table that the key of a room names is rolled from there, and the referee alone is told', async () => {
  const { page } = rhea;
  await rhea.click(page.getByRole('tab', { name: 'Key' }));
  const key = page.getByRole('region', { name: 'Key of the map' });
  await rhea.click(key.getByText('The sacristy, now a guard post'));
  await rhea.click(key.getByRole('button', { name: 'In a goblin’s pockets' }));
  await expect(page.getByRole('log')).toContainText(/In a goblin’s pockets: .*only the referee/s);
  await expect(ann.page.getByRole('log')).not.toContainText('pockets');
  await shot(page, 'key-table');
});

test('on a phone the card of whoever is chosen has two rows of buttons, and the rest under the last', async () => {
  const { page } = rhea;
  await page.setViewportSize({ width: 390, height: 844 });
  const parts = page.getByRole('navigation', { name: 'Parts of the table' });
  await rhea.click(parts.getByRole('button', { name: 'Board' }));
  await rhea.click(rhea.button('Fit'));
  await rhea.clickToken(/goblin(?!.*hidden)/);
  const card = page.getByTestId('chosen');
  const buttons = card.locator('[data-offer], [aria-label^="More ("]');
  await expect(buttons).toHaveCount(4);
  const rows = await buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(rows).size).toBe(2);
  await rhea.click(card.getByRole('button', { name: /^More/ }));
  await expect(page.getByRole('button', { name: 'Take off the board' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take out of the encounter' })).toBeVisible();
});
