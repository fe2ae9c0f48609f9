import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Hand } from './hand.ts';
import { untilExploring } from './send-away.ts';
import type { TestServer } from './server.ts';
import { test } from './test.ts';

/** The demo as people play it: by mouse and by thumb alone, on what is on the screen. Clicks are counted and printed. */
test.describe.configure({ mode: 'serial' });

/** Of the evening, and of its fight, however many dice fell before that: a goblin dies and the others run. */
const DICE = 2;
const FIGHT = 1;
/** Rounds of the fight whose clicks are counted. */
const COUNTED = 3;
let server: TestServer;
let rhea: Hand;
let ann: Hand;
let bob: Hand;
const everyone = () => [rhea, ann, bob];
const figures = {
  give_character: 0,
  first_door_player: 0,
  fight_referee: 0,
  fight_player_per_round: 0,
  attack_player: 0,
};

test.beforeAll(async ({ browser, serve }) => {
  server = await serve(DICE);
  rhea = await Hand.at(browser, 'Rhea');
  ann = await Hand.at(browser, 'Ann');
  bob = await Hand.at(browser, 'Bob', 'thumb');
});

test.afterAll(async () => {
  const clicks = Object.fromEntries(everyone().map((person) => [person.name, person.clicks]));
  const told = JSON.stringify({ figures, clicks }, null, 2);
  console.log(told);
  if (process.env.CLICKS_JSON) writeFileSync(process.env.CLICKS_JSON, told);
  await Promise.all(everyone().map((person) => person.leave()));
});

test('the referee opens the demo from the landing page', async () => {
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await untilExploring(rhea.page);
});

test('two players come by the link: one takes a character, the other is given one', async () => {
  const link = await rhea.page.getByLabel('Link for players').inputValue();
  await ann.join(link);
  ann.for('take a character');
  await ann.click(ann.button('Play Hild Ashgrove'));
  await expect(ann.page.getByText('You play Hild Ashgrove now.')).toBeVisible();
  await bob.join(link);
  rhea.for('give a character');
  await rhea.click(rhea.card('Wren Tallow').getByRole('button', { name: /Give to Bob/ }));
  await expect(bob.page.getByText('You play Wren Tallow now.').first()).toBeVisible();
  figures.give_character = rhea.clicksFor('give a character');
  expect(figures.give_character).toBe(1);
});

test('a click on the door of the first room offers to listen first, and the next walks up to it and opens it', async () => {
  ann.for('open the first door');
  await ann.clickDoor(/closed/);
  await expect(ann.page.getByTestId('thing').locator('[data-offer]').first()).toContainText(/listen/);
  await ann.clickDoor(/closed/);
  await ann.answer();
  await expect(ann.log).toContainText(/opens (the|a) door/);
  figures.first_door_player = ann.clicksFor('open the first door');
  expect(figures.first_door_player).toBeLessThanOrEqual(2);
  rhea.for('give the other characters');
  await rhea.click(rhea.card('Brother Oswin').getByRole('button', { name: /Give to Ann/ }));
  await rhea.click(rhea.card('Ilphas').getByRole('button', { name: /Give to Bob/ }));
});

test('a character searches the own square, chosen on the board', async () => {
  ann.for('search');
  const card = ann.card('Hild Ashgrove');
  if ((await card.getByRole('button').first().getAttribute('aria-expanded')) !== 'true')
    await ann.click(card.getByRole('button').first());
  await ann.click(card.getByRole('button', { name: /Search for secret doors/ }));
  await ann.clickToken(/Hild/);
  await expect(ann.log).toContainText(/Hild Ashgrove (searches|finds)/);
});

test('a trap is sprung upon the first of them', async () => {
  rhea.for('spring a trap');
  await rhea.click(rhea.page.getByRole('tab', { name: 'Tools' }));
  await rhea.click(rhea.button(/Spring a trap/));
  await rhea.form.getByLabel('Trap').selectOption({ label: 'Bell wire' });
  await rhea.click(rhea.form.getByLabel('It springs for certain (otherwise on 2 in 6)'));
  await rhea.send();
  await expect(bob.log).toContainText(/Bell wire/);
  await expect(bob.log).toContainText(/Hild Ashgrove takes \d damage/);
});

test('three goblins come into the room', async () => {
  rhea.for('bring in the goblins');
  await rhea.bringsInGoblins(3);
  await expect(ann.page.getByRole('list', { name: 'On the board' })).toContainText(/goblin/i);
});

test('four fight three goblins, to a death and a rout', async () => {
  test.setTimeout(900_000);
  await server.throwFrom(FIGHT);
  let rounds = 1;
  for (const person of everyone()) person.for('fight');
  await rhea.click(rhea.button(/^Begin the encounter/));
  await expect(rhea.page.getByTestId('encounter')).toBeVisible();
  for (let step = 0; step < 160 && (await rhea.fights()); step += 1) {
    const round = await rhea.combatRound();
    if (round > COUNTED) for (const person of everyone()) person.for('fight on');
    else rounds = Math.max(rounds, round);
    if (!(await plays())) await rhea.goOn();
  }
  count(rounds);
  await untilExploring(rhea.page);
  await expect(ann.log).toContainText(/is killed/);
  await expect(ann.log).toContainText(/The goblins flee!/);
  for (const person of [ann, bob]) expect(person.attacks.length).toBeGreaterThan(0);
  expect(figures.fight_referee).toBeLessThanOrEqual(15);
  // A blow is one click on the foe; where the board moved under it, the button makes it two.
  expect(figures.fight_player_per_round).toBeLessThanOrEqual(2.5);
  expect(figures.attack_player).toBe(1);
  expect(Math.max(...ann.attacks, ...bob.attacks)).toBeLessThanOrEqual(2);
});

/** Whichever player the table waits for strikes, or else holds; what nobody has to declare the referee goes on from. */
async function plays(): Promise<boolean> {
  if (/roll initiative/.test(await rhea.sentence.innerText())) return false;
  for (const person of [ann, bob]) if ((await person.strikes(/goblin/)) || (await person.holds())) return true;
  return false;
}

test('what was found is put by, and shared out to be carried', async () => {
  rhea.for('treasure');
  await rhea.click(rhea.page.getByRole('tab', { name: 'Party' }));
  await rhea.click(rhea.button(/Record treasure found/));
  await rhea.form.getByLabel(/gold/i).first().fill('12');
  await rhea.send();
  await expect(bob.log).toContainText(/12 g/);
  await rhea.click(rhea.button(/Who carries the treasure/));
  await rhea.send();
  await expect(ann.log).toContainText(/carr(y|ies)/);
});

/** Rows of the map beyond the first door, which is in column 19 and row 7: the last has a trap that nobody knows of. */
const COLUMN = 19;
const [DOOR, HALL, BEFORE, TRAP] = [7, 9, 11, 12];

test('a trap is sprung by walking into it', async () => {
  ann.for('walk into a trap');
  const walker = await ann.whoStands([/Hild/, /Oswin/]);
  await ann.clickToken(walker);
  const torch = ann.page.locator('[data-member]').getByRole('button', { name: 'Light a torch' });
  if ((await torch.count()) > 0) await ann.click(torch);
  const sprung = ann.log.getByText(/Loose flagstone/);
  for (const row of [DOOR, HALL, BEFORE]) await walkTo(walker, row);
  // It springs on two in six.
  for (let step = 0; step < 40 && (await sprung.count()) === 0; step += 1)
    await walkTo(walker, step % 2 === 0 ? TRAP : BEFORE);
  await expect(ann.log).toContainText(/Loose flagstone/);
  await expect(ann.log).toContainText(/takes \d damage/);
});

/** Goes to a row of the column of the first door by a click, in the next turn where this one is used up. */
async function walkTo(walker: RegExp, row: number): Promise<void> {
  await expect(async () => {
    await ann.clickBoard(await ann.pixelsOf(COLUMN, row));
    const there = ann.page.getByRole('list', { name: 'On the board' }).locator('[data-at]').filter({ hasText: walker });
    const stands = expect(there.first()).toContainText(`column ${COLUMN}, row ${row}`, { timeout: 3_000 });
    await stands.catch(async (error: unknown) => {
      await rhea.goOn();
      throw error;
    });
  }).toPass();
}

test('the party rests, and goes home', async () => {
  rhea.for('rest');
  await rhea.click(rhea.sentence.getByRole('button', { name: 'Rest for a turn' }));
  await expect(ann.log).toContainText(/rests/);
  rhea.for('go home');
  await rhea.click(rhea.button('Menu'));
  await rhea.click(rhea.page.getByRole('menuitem', { name: 'Downtime' }));
  await rhea.click(rhea.button(/Go home to town/));
  await expect(rhea.page.getByRole('heading', { name: 'Week 1, at its beginning' })).toBeVisible();
  for (const person of [ann, bob]) await expect(person.sentence).toContainText(/Between adventures|new character/);
});

/** Of the first rounds of the fight: clicks of the referee, of a player in a round, and for an attack. */
function count(rounds: number): void {
  figures.fight_referee = rhea.clicksFor('fight');
  figures.fight_player_per_round = (ann.clicksFor('fight') + bob.clicksFor('fight')) / 2 / rounds;
  const attacks = [...ann.attacks, ...bob.attacks].toSorted((one, other) => one - other);
  figures.attack_player = attacks[Math.floor(attacks.length / 2)] ?? 0;
}
