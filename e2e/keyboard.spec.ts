import { expect } from '@playwright/test';
import { Keys } from './keys.ts';
import { untilExploring } from './send-away.ts';
import type { TestServer } from './server.ts';
import { test } from './test.ts';

/** The demo played by keyboard alone, by a referee and a player. */
test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Keys;
let ann: Keys;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  rhea = await Keys.at(browser, 'Rhea');
  ann = await Keys.at(browser, 'Ann');
});

test.afterAll(async () => {
  await Promise.all([rhea.leave(), ann.leave()]);
});

test('the referee opens the demo, and a player takes a character', async () => {
  await rhea.page.goto(server.url);
  await rhea.take(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  const link = rhea.page.getByLabel('Link for players');
  await rhea.reach(link);
  await ann.page.goto(await link.inputValue());
  await ann.reach(ann.page.getByLabel('Your name at the table'));
  await ann.page.keyboard.type('Ann');
  await ann.press('Enter');
  await ann.take(ann.button('Play Hild Ashgrove'));
  await expect(ann.page.getByText('You play Hild Ashgrove now.')).toBeVisible();
});

test('the nearest door is walked up to and opened', async () => {
  await ann.goTo(ann.board);
  await ann.press('d');
  await expect(ann.page.getByRole('complementary', { name: /^Door, closed/ })).toBeVisible();
  await ann.press('Enter');
  await expect(ann.log).toContainText(/opens (the|a) door/);
});

test('the own square is searched, taken by Enter', async () => {
  const card = ann.card('Hild Ashgrove');
  const head = card.getByRole('button').first();
  await ann.goTo(head, true);
  if ((await head.getAttribute('aria-expanded')) !== 'true') await ann.press('Enter');
  await ann.take(card.getByRole('button', { name: /Search for secret doors/ }));
  await expect(ann.page.getByText(/take one by the arrows and Enter/)).toBeVisible();
  await expect(ann.board).toBeFocused();
  await ann.press('Enter');
  await expect(ann.log).toContainText(/Hild Ashgrove (searches|finds)/);
});

test('the referee gives the others, and brings goblins in', async () => {
  for (const name of ['Brother Oswin', 'Ilphas', 'Wren Tallow']) {
    await rhea.take(rhea.card(name).getByRole('button', { name: /Give to Ann/ }));
    await expect(rhea.card(name)).toContainText('Ann');
    await expect(rhea.card(name), 'the keyboard stays by the card').toBeFocused();
  }
  await rhea.reach(rhea.page.getByRole('tab', { name: 'Party' }), true);
  await rhea.press('End');
  await expect(rhea.page.getByRole('tab', { name: 'Tools' })).toBeFocused();
  await rhea.take(rhea.button(/^Bring in monsters …/));
  await rhea.reach(rhea.form.getByLabel('Monster'));
  await rhea.page.keyboard.type('Goblin');
  const many = rhea.form.getByLabel('How many');
  await rhea.reach(many);
  await rhea.press('Control+a');
  await rhea.page.keyboard.type('3');
  await expect(many).toHaveValue('3');
  const hidden = rhea.form.getByLabel('Hidden from the players');
  await rhea.reach(hidden);
  await rhea.press('Space');
  await expect(hidden).not.toBeChecked();
  await rhea.take(rhea.form.getByRole('button', { name: 'Choose on the board' }));
  await expect(rhea.board).toBeFocused();
  await rhea.press('ArrowLeft', 'ArrowLeft', 'Enter');
  await rhea.take(rhea.form.locator('button[type=submit]'));
  await expect(rhea.form).toBeHidden();
  await rhea.goTo(rhea.button(/^Begin the encounter/));
  await rhea.press('Enter');
  await expect(ann.page.getByTestId('encounter')).toBeVisible();
});

test('blows are struck from the board, and the referee ends the fight', async () => {
  let blows = 0;
  const fight = rhea.page.getByTestId('encounter');
  for (let step = 0; step < 40 && blows < 2 && (await fight.count()) > 0; step += 1) {
    if (await rhea.mayReact()) await rhea.letsThemAttack();
    else if (!(await ann.mayStrike())) await rhea.goesOn();
    else if (await ann.strikesFromBoard()) blows += 1;
    else await ann.goesOn();
  }
  expect(blows).toBe(2);
  await expect(ann.log).toContainText(/(attacks|shoots at|throws) .*(hits|misses)/);
  const due = rhea.sentence.locator('[data-offer^=ConcludeEncounter]');
  if ((await due.count()) > 0) await rhea.take(due);
  else if ((await fight.count()) > 0) {
    const conclude = fight.locator('[data-offer^=ConcludeEncounter]');
    const more = fight.getByText(/More rulings/);
    await rhea.goTo(more, true);
    if (!(await conclude.isVisible())) await rhea.press('Enter');
    await rhea.take(conclude);
  }
  await untilExploring(rhea.page);
});

test('the party rests, and the keyboard goes round the parts of the table', async () => {
  await rhea.answers('Rest for a turn');
  await expect(ann.log).toContainText(/rests/);
  await ann.goTo(ann.page.getByLabel(/Say something/));
  await ann.page.keyboard.type('We rest.');
  await ann.press('Enter');
  await expect(rhea.log).toContainText('We rest.');
});

test('the lists of the board are one stop each, and the arrows go through them', async () => {
  const tokens = ann.page.getByRole('list', { name: 'On the board' }).getByRole('button');
  await ann.goTo(ann.board);
  await ann.press('Tab');
  await expect(tokens.first()).toBeFocused();
  await expect(tokens.first()).toBeInViewport();
  await ann.press('ArrowDown');
  await expect(tokens.nth(1)).toBeFocused();
  await ann.press('Tab');
  await expect(ann.page.getByRole('list', { name: 'Known doors' }).getByRole('button').first()).toBeFocused();
});
