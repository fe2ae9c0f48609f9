import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Hand } from './hand.ts';
import { TestServer } from './server.ts';

/** The demo as people play it: by mouse and by thumb alone, on what is on the screen. Clicks are counted and printed. */
test.describe.configure({ mode: 'serial' });

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

test.beforeAll(async ({ browser }) => {
  server = await TestServer.start();
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
  await server.stop();
});

test('the referee opens the demo from the landing page', async () => {
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await expect(rhea.sentence).toContainText('The party explores');
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
  await expect(bob.page.getByText(/gives you Wren Tallow/).first()).toBeVisible();
  figures.give_character = rhea.clicksFor('give a character');
  expect(figures.give_character).toBe(1);
});

test('a click on the door of the first room walks up to it and opens it', async () => {
  ann.for('open the first door');
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

test('four fight three goblins, who come upon them', async () => {
  test.setTimeout(240_000);
  rhea.for('bring in the goblins');
  await rhea.click(rhea.page.getByRole('tab', { name: 'Tools' }));
  await rhea.click(rhea.button(/Bring in monsters, off the board/));
  const form = rhea.page.getByRole('dialog').locator('form');
  await form.getByLabel('Monster').selectOption({ label: 'Goblin' });
  await form.getByLabel('How many').fill('3');
  await rhea.click(form.locator('button[type=submit]'));
  for (const person of everyone()) person.for('fight');
  await rhea.click(rhea.button(/^Begin the encounter/));
  const fought = new Set<number>();
  for (let step = 0; step < 120 && (await rhea.fights()); step += 1) {
    fought.add(await rhea.combatRound());
    const counted = [...fought].filter((round) => round > 0).length <= COUNTED;
    const blow = (await ann.strikes(/goblin/)) || (await bob.strikes(/goblin/));
    if (!blow) await rhea.goOn();
    if (counted) count();
  }
  await expect(rhea.sentence).toContainText('The party explores');
  await expect(ann.log).toContainText(/is killed|flee|surrender/);
  expect(figures.fight_referee).toBeLessThanOrEqual(40);
  expect(figures.fight_player_per_round).toBeLessThanOrEqual(4);
});

test('what was found is put by, and the party rests', async () => {
  rhea.for('treasure');
  await rhea.click(rhea.page.getByRole('tab', { name: 'Party' }));
  await rhea.click(rhea.page.getByText('Found and shared'));
  await rhea.click(rhea.button(/The party finds treasure/));
  const form = rhea.page.getByRole('dialog').locator('form');
  await form.getByLabel(/gold/i).first().fill('12');
  await rhea.click(form.locator('button[type=submit]'));
  await expect(bob.log).toContainText(/12 g/);
  rhea.for('rest');
  await rhea.click(rhea.sentence.getByRole('button', { name: 'Rest for a turn' }));
  await expect(ann.log).toContainText(/rests/);
});

function count(): void {
  figures.fight_referee = rhea.clicksFor('fight');
  figures.fight_player_per_round = Math.max(ann.clicksFor('fight'), bob.clicksFor('fight')) / COUNTED;
  const attacks = [...ann.attacks, ...bob.attacks].toSorted((one, other) => one - other);
  figures.attack_player = attacks[Math.floor(attacks.length / 2)] ?? 0;
}
