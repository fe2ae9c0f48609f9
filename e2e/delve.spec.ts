import { expect, test } from '@playwright/test';
import { Person } from './seats.ts';
import { TestServer } from './server.ts';

test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Person;
let ann: Person;
let bob: Person;
let sam: Person;
const everyone = () => [rhea, ann, bob, sam];

test.beforeAll(async ({ browser }) => {
  server = await TestServer.start();
  rhea = await Person.at(browser, 'Referee');
  ann = await Person.at(browser, 'Ann');
  bob = await Person.at(browser, 'Bob');
  sam = await Person.at(browser, 'Sam');
});

test.afterAll(async () => {
  await Promise.all(everyone().map((person) => person.leave()));
  await server.stop();
});

test('one click on the landing page makes a referee of a ready dungeon', async () => {
  await rhea.page.goto(server.url);
  await rhea.page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(rhea.page).toHaveURL(/\/desk$/);
  await expect(rhea.page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible();
  for (const name of ['Hild Ashgrove', 'Brother Oswin', 'Ilphas', 'Wren Tallow']) {
    await expect(rhea.page.locator(`[data-member="${name}"]`)).toBeVisible();
  }
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
});

test('two players and a spectator come by the invite links', async () => {
  const link = (role: string) => rhea.page.getByLabel(`Link for ${role}`).inputValue();
  const [players, spectators] = [await link('players'), await link('spectators')];
  await ann.join(players);
  await expect(ann.page).toHaveURL(/\/table$/);
  await bob.join(players);
  await sam.join(spectators);
  await expect(sam.page).toHaveURL(/\/gallery$/);
  for (const person of everyone()) await expect(person.page.getByTestId('presence').locator('li')).toHaveCount(4);
  await expect(rhea.log).toContainText('Sam joins as a spectator.');
});

test('the referee gives each player a character', async () => {
  await rhea.command('Give Hild Ashgrove', { Player: 'Ann' });
  await rhea.command('Give Wren Tallow', { Player: 'Bob' });
  await expect(ann.log).toContainText('Hild Ashgrove is now played by Ann.');
  await expect(sam.page.locator('[data-member="Wren Tallow"]')).toContainText('Bob');
});

test('a player lights a torch, walks, and all see the way', async () => {
  await ann.choose('Hild Ashgrove');
  await expect(ann.page.locator('[data-member="Hild Ashgrove"]')).toContainText('120′ of movement left');
  await ann.take('LightUp:torch');
  for (const person of everyone()) await expect(person.log).toContainText('Hild Ashgrove lights a torch.');
  await ann.page.getByRole('application').focus();
  await ann.page.keyboard.press('ArrowUp');
  await expect(ann.page.locator('[data-member="Hild Ashgrove"]')).toContainText('110′ of movement left');
});

test('a player is refused what is another’s, with a sentence, and nothing changes', async () => {
  await bob.choose('Hild Ashgrove');
  await expect(bob.page.locator('[data-member="Hild Ashgrove"] [data-offer]')).toHaveCount(0);
  const refused = await bob.page.evaluate(async () => {
    const reply = await fetch('/api/campaigns/none', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"name":"mine"}' });
    return { status: reply.status, body: await reply.json() };
  });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('OSE-TIM-04: the torch burns out at the end of its sixth turn', async () => {
  for (let turn = 2; turn <= 6; turn += 1) {
    await rhea.take(turn === 5 ? 'EndTurn:resting' : 'EndTurn:active');
    await expect(rhea.page.getByTestId('turn')).toHaveText(`Turn ${turn}`);
  }
  await expect(rhea.page.getByTestId('due')).toContainText('Hild Ashgrove’s torch goes out at the end of this turn.');
  await rhea.take('EndTurn:active');
  for (const person of everyone()) await expect(person.log).toContainText('Hild Ashgrove\'s torch burns out.');
});

test('OSE-DUN-17: a wandering check hits, and only the referee knows', async () => {
  if ((await rhea.offers('DismissDrawnUp').count()) === 0) {
    await rhea.command('Check for wandering monsters', { 'Chance in 6': 6 });
  }
  await expect(rhea.page.getByTestId('due')).toContainText('feet away');
  const secret = rhea.log.locator('li[data-secret=true]').last();
  await expect(secret).toBeVisible();
  const told = await secret.locator('p').first().innerText();
  for (const person of [ann, bob, sam]) {
    await expect(person.page.getByTestId('due')).toHaveCount(0);
    expect(await person.page.content()).not.toContain(told.split('\n')[0] ?? told);
  }
});
