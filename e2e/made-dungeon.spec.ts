import { expect } from '@playwright/test';
import { Hand } from './hand.ts';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** A dungeon that the dice have made is played by mouse alone, on what is on the screen. */
test.describe.configure({ mode: 'serial' });

/** From where the dice throw a small crypt in which bandits lie in wait behind the first door. */
const DICE = 239;
const HERS = 'Hild Ashgrove';
let server: TestServer;
let rhea: Hand;
let ann: Hand;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  [rhea, ann] = await Promise.all([Hand.at(browser, 'Rhea'), Hand.at(browser, 'Ann')]);
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await ann.join(await rhea.page.getByLabel('Link for players').inputValue());
  await ann.click(ann.button(`Play ${HERS}`));
  await expect(ann.card(HERS)).toContainText('Ann');
});

test.afterAll(async () => {
  await Promise.all([rhea, ann].map((person) => person.leave()));
});

const onBoard = (hand: Hand) => hand.page.getByRole('list', { name: 'On the board' });

/** Her character goes to a square by a click on it. */
async function walkTo(column: number, row: number): Promise<void> {
  await ann.clickBoard(await ann.pixelsOf(column, row));
  await expect(onBoard(ann).locator('[data-at]').filter({ hasText: HERS })).toContainText(
    `column ${column}, row ${row}`,
  );
}

test('the dice make a dungeon, which the referee reads through before anybody sees it', async () => {
  const { page } = rhea;
  await server.throwFrom(DICE);
  await rhea.click(page.getByRole('tab', { name: 'Maps' }));
  await rhea.click(rhea.button(/^Generate a dungeon/));
  await rhea.form.getByLabel('Name, if it is to have one').fill('Under the mill');
  await rhea.send();
  await expect(page.getByTestId('preparing')).toContainText('Under the mill');
  await rhea.click(page.getByRole('tab', { name: 'Key' }));
  const key = page.getByRole('region', { name: 'Key of the map' });
  await rhea.click(key.getByText('Children’s vault'));
  await expect(key).toContainText('2 bandits.');
  await expect(key).toContainText('a leather satchel');
  await shot(page, 'made-dungeon-read');
  expect(await ann.page.content()).not.toMatch(/mill|Children’s vault|bandit/);
});

test('it is shown, and the party arrives at its entrance, which is all that the players see', async () => {
  await rhea.click(rhea.button(/Show to the players\s…$/));
  await rhea.click(rhea.button('Show it now'));
  await expect(ann.page.getByRole('application')).toHaveAttribute('aria-label', /An opening in the hill.*4 tokens/);
  await expect(ann.log).toContainText('Entrance: 60 by 20 feet.');
  await shot(ann.page, 'made-dungeon-arrived');
  expect(await ann.page.content()).not.toMatch(/mill|Children’s vault|bandit|satchel/);
});

test('a player walks by a click, and finds by the light of her torch what lies in the dark', async () => {
  await ann.click(ann.card(HERS).getByRole('button', { name: 'Light a torch' }));
  await expect(ann.log).toContainText(`${HERS} lights a torch.`);
  await walkTo(18, 15);
  await walkTo(19, 15);
  await shot(ann.page, 'made-dungeon-found');
  await ann.click(ann.button('Take a leather satchel'));
  await expect(ann.log).toContainText(`${HERS} takes a leather satchel: 40 gp and 400 sp.`);
});

test('she opens a door by a click on it once she has been asked to listen, and goes through', async () => {
  await ann.clickDoor(/column 14, row 14/);
  await expect(ann.page.getByTestId('thing').getByRole('button', { name: /listen/i })).toBeVisible();
  await ann.clickDoor(/column 14, row 14/);
  await expect(ann.log).toContainText(`${HERS} opens the door.`);
  await walkTo(12, 14);
  await walkTo(12, 13);
  await expect(onBoard(ann)).not.toContainText('bandit');
  await shot(ann.page, 'made-dungeon-door');
});

test('those who lie in wait there are met by a click of the referee, who rules that they let the party be', async () => {
  await expect(rhea.sentence).toContainText('The bandits are hidden where the party looks');
  await rhea.click(rhea.gold);
  await expect(ann.sentence).toContainText('You meet the bandits');
  await expect(onBoard(ann).locator('[data-at]').filter({ hasText: 'bandit' })).toHaveCount(2);
  await rhea.click(rhea.sentence.getByRole('button', { name: 'Set the reaction' }));
  await rhea.form.getByLabel('Reaction').selectOption({ label: 'indifferent, may negotiate' });
  await rhea.send();
  await expect(rhea.sentence).not.toContainText('How do they react');
  await shot(ann.page, 'made-dungeon-met');
  await rhea.click(rhea.sentence.getByRole('button', { name: 'End the encounter' }));
  await rhea.answer();
  await expect(ann.log).toContainText('The encounter is over');
});

test('the treasure is shared out, and the player ends the turn', async () => {
  await ann.click(ann.sentence.getByRole('button', { name: /Who carries the treasure/ }));
  await shot(ann.page, 'made-dungeon-share');
  await ann.send();
  await expect(ann.sentence).not.toContainText('Who carries the treasure');
  await ann.click(ann.sentence.getByRole('button', { name: 'End the turn' }));
  // The encounter has taken the first.
  await expect(ann.page.getByTestId('turn')).toHaveText('Turn 3');
  await expect(rhea.page.getByTestId('turn')).toHaveText('Turn 3');
  await shot(ann.page, 'made-dungeon-turn');
});
