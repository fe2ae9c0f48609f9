import { expect } from '@playwright/test';
import { focused, Keys } from './keys.ts';
import { untilExploring } from './send-away.ts';
import type { TestServer } from './server.ts';
import { test } from './test.ts';

/** The demo played by keyboard alone, by a referee and a player. */
test.describe.configure({ mode: 'serial' });

/** From where the dice of the fight fall: a goblin dies, and the others run. */
const FIGHT = 5;
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

test('the referee gives the others, and springs a trap upon the first of them', async () => {
  for (const name of ['Brother Oswin', 'Ilphas', 'Wren Tallow']) {
    await rhea.take(rhea.card(name).getByRole('button', { name: /Give to Ann/ }));
    await expect(rhea.card(name)).toContainText('Ann');
    await expect(rhea.card(name), 'the keyboard stays by the card').toBeFocused();
  }
  await rhea.opensTab('Tools');
  await rhea.take(rhea.button(/Spring a trap/));
  await rhea.reach(rhea.form.getByLabel('Trap'));
  await rhea.page.keyboard.type('Bell wire');
  await rhea.checks('It springs for certain (otherwise on 2 in 6)', true);
  await rhea.sends();
  await expect(ann.log).toContainText(/Bell wire/);
  await expect(ann.log).toContainText(/Hild Ashgrove takes \d damage/);
});

test('the referee brings goblins in', async () => {
  await rhea.opensTab('Tools');
  await rhea.take(rhea.button(/^Bring in monsters …/));
  await rhea.reach(rhea.form.getByLabel('Monster'));
  await rhea.page.keyboard.type('Goblin');
  await rhea.writes('How many', '3');
  await rhea.checks('Hidden from the players', false);
  await rhea.take(rhea.form.getByRole('button', { name: 'Choose on the board' }));
  await expect(rhea.board).toBeFocused();
  await rhea.press('ArrowLeft', 'ArrowLeft', 'Enter');
  await rhea.sends();
});

test('the party fights the goblins, to a death and a rout', async () => {
  await server.throwFrom(FIGHT);
  await rhea.goTo(rhea.button(/^Begin the encounter/));
  await rhea.press('Enter');
  await expect(ann.page.getByTestId('encounter')).toBeVisible();
  const fight = rhea.page.getByTestId('encounter');
  for (let step = 0; step < 80 && (await fight.count()) > 0; step += 1) {
    if (await rhea.mayReact()) await rhea.letsThemAttack();
    else if (!(await annIsAwaited()) || !(await ann.strikes())) await rhea.goesOn();
  }
  await untilExploring(rhea.page);
  await expect(ann.log).toContainText(/goblin is killed/, { timeout: 2000 });
  await expect(ann.log).toContainText(/The goblins flee!/, { timeout: 2000 });
});

/** Whether the referee reads that the table waits for a blow of Ann's, and she has one to strike: she reads it a moment later. */
async function annIsAwaited(): Promise<boolean> {
  if (!/Ann \(.*\) to (strike|shoot)|so can Ann/.test(await rhea.sentence.innerText())) return false;
  for (let tries = 0; tries < 20 && !(await ann.mayStrike()); tries += 1) await ann.page.waitForTimeout(50);
  return ann.mayStrike();
}

test('what was found is put by, and shared out to be carried', async () => {
  await rhea.opensTab('Party');
  await rhea.take(rhea.button(/Record treasure found/));
  await rhea.writes(/gold/i, '12');
  await rhea.sends();
  await expect(ann.log).toContainText(/12 g/);
  await rhea.take(rhea.button(/Who carries the treasure/));
  await rhea.sends();
  await expect(ann.log).toContainText(/carr(y|ies)/);
});

/** The row of the map beyond the first door, in column 19, that has a trap that nobody knows of. */
const TRAP = 12;

/** The party, by what their tokens are called. */
const PARTY = [
  ['Hild Ashgrove', /Hild/],
  ['Brother Oswin', /Oswin/],
  ['Ilphas', /Ilphas/],
  ['Wren Tallow', /Wren/],
] as const;

/** The first of the party whom the fight has left on their feet. */
async function onTheirFeet(): Promise<(typeof PARTY)[number]> {
  for (const one of PARTY) if (!/dead|dying/i.test(await ann.card(one[0]).innerText())) return one;
  throw new Error('Nobody of the party has lived through the fight.');
}

test('a trap is sprung by walking into it, step by step', async () => {
  const sprung = ann.log.getByText(/Loose flagstone/);
  const [name, walker] = await onTheirFeet();
  await ann.takesInHand(name);
  await ann.press('d', 'Enter');
  await expect(ann.log.getByText(/opens (the|a) door/)).toHaveCount(2);
  await ann.takesInHand(name);
  for (let step = 0; step < 40 && (await sprung.count()) === 0; step += 1) {
    const { column, row } = await ann.placeOf(walker);
    const arrow = column < 19 ? 'ArrowRight' : column > 19 ? 'ArrowLeft' : row < TRAP ? 'ArrowDown' : 'ArrowUp';
    if (await ann.steps(walker, arrow)) continue;
    await rhea.answers('End the turn');
    await ann.takesInHand(name);
  }
  await expect(sprung.first()).toBeAttached({ timeout: 3_000 });
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

test('the party goes home, and a week goes by', async () => {
  await rhea.goTo(rhea.sentence.locator('[data-offer]').first());
  await rhea.take(rhea.button('Menu'));
  const downtime = rhea.page.getByRole('menuitem', { name: 'Downtime' });
  for (let tries = 0; tries < 12 && !(await focused(downtime)); tries += 1) await rhea.press('ArrowDown');
  await rhea.press('Enter');
  await rhea.take(rhea.button(/Go home to town/));
  await expect(rhea.page.getByRole('heading', { name: 'Week 1, at its beginning' })).toBeVisible();
  await expect(ann.sentence).toContainText(/Between adventures|new character/);
  await rhea.answers('Let a week go by');
  await expect(ann.log).toContainText('A week goes by');
});
