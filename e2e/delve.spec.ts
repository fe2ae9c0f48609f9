import { expect } from '@playwright/test';
import { Person } from './seats.ts';
import { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

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
  await rhea.command('Give Hild Ashgrove to a player', { Player: 'Ann' });
  await rhea.command('Give Wren Tallow to a player', { Player: 'Bob' });
  await expect(ann.log).toContainText('The referee gives Hild Ashgrove to Ann.');
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
    const reply = await fetch('/api/campaigns/none', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"mine"}',
    });
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
  for (const person of everyone()) await expect(person.log).toContainText('Hild Ashgrove’s torch burns out.');
});

test('OSE-DUN-17: a wandering check hits, and only the referee knows', async () => {
  if ((await rhea.page.getByTestId('due').getByText('feet away').count()) === 0) {
    await rhea.command('Check for wandering monsters', { 'Chance in 6': 6 });
  }
  await expect(rhea.page.getByTestId('due')).toContainText('feet away');
  // It may stand in a turn that is folded.
  const secret = rhea.log.locator('li[data-secret=true]').last();
  await expect(secret).toBeAttached();
  const told = (await secret.locator('p').first().textContent())?.trim() ?? '';
  expect(told).not.toBe('');
  for (const person of [ann, bob, sam]) {
    await expect(person.page.getByTestId('due')).toHaveCount(0);
    expect(await person.page.content()).not.toContain(told.split('\n')[0] ?? told);
  }
});

test('OSE-EVT-01: an encounter goes step by step, and what is the referee’s alone stays so', async () => {
  if ((await rhea.page.getByTestId('due').getByText('feet away').count()) > 0) await rhea.command('Send them away');
  await rhea.command('Bring in monsters, off the board', {
    Monster: 'Goblin',
    'How many': 2,
    'Hidden from the players': true,
  });
  await expect(ann.page.getByTestId('encounter')).toHaveCount(0);
  await beginWithLatest();
  for (const person of everyone()) await expect(person.page.getByTestId('encounter')).toBeVisible();
  await rhea.take('RollSurprise');
  await expect(sam.log).toContainText(/surprised/i);
  await rhea.command('Set the distance', { 'Distance (feet)': 5 });
  await rhea.take('RollReaction');
  await expect(
    rhea.log
      .locator('li[data-secret=true]')
      .filter({ hasText: /reaction|attack|hostile|uncertain|indifferent|friendly/i })
      .last(),
  ).toBeVisible();
  await expect(ann.page.getByTestId('encounter')).not.toContainText(/indifferent|hostile|uncertain/);
});

test('OSE-CMB-01: a fight to a death, and the morale check that it brings', async () => {
  test.setTimeout(240_000);
  await ann.choose('Hild Ashgrove');
  for (let step = 0; step < 160; step += 1) {
    if (
      (await rhea
        .offers('CheckMorale')
        .filter({ hasText: /check morale/i })
        .count()) > 0 &&
      (await rhea.page
        .getByTestId('due')
        .getByText(/morale/i)
        .count()) > 0
    )
      break;
    // Read in one go: a blow that is counted may be gone before it is asked for by name.
    const [blow] = await ann.page
      .locator('[data-member="Hild Ashgrove"] [data-offer^="Attack:"]:not([data-offer^="Attack:barred:"])')
      .evaluateAll((strikes) => strikes.map((strike) => strike.getAttribute('data-offer')));
    if (blow) await ann.take(blow).catch(() => {});
    else await next();
  }
  await expect(rhea.page.getByTestId('due')).toContainText('a morale check is due');
  await expect(ann.page.getByTestId('due')).toHaveCount(0);
  await expect(sam.log).toContainText(/Hild Ashgrove attacks .* hits/);
  expect(await boardShare(rhea)).toBeGreaterThanOrEqual(0.6);
  await shot(rhea.page, 'desk');
  await shot(ann.page, 'table');
  await shot(sam.page, 'gallery');
});

test('the table fits a tablet and a phone', async () => {
  for (const [name, width, height] of [
    ['tablet', 820, 1180],
    ['phone', 390, 844],
  ] as const) {
    await ann.page.setViewportSize({ width, height });
    for (const part of ['Party', 'Board', 'Log']) {
      await ann.page
        .getByRole('navigation', { name: 'Parts of the table' })
        .getByRole('button', { name: part })
        .click();
      await shot(ann.page, `${name}-${part.toLowerCase()}`);
      expect(await ann.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  }
  await ann.page.setViewportSize({ width: 1366, height: 768 });
});

test('a reload in mid-combat shows the same', async () => {
  const before = await ann.view();
  expect(before.encounter).toContain('Combat');
  await ann.page.reload();
  await expect(ann.page.getByTestId('encounter')).toBeVisible();
  await expect
    .poll(() => ann.view())
    .toMatchObject({ clock: before.clock, encounter: before.encounter, tokens: before.tokens, last: before.last });
});

test('after kill -9 and a start everyone sees the same, and the command in flight is answered once', async () => {
  const before = await Promise.all(everyone().map((person) => person.view()));
  await bob.says('Did the lights just flicker?');
  await server.kill();
  await expect(ann.page.getByText('Reaching the table …')).toBeVisible();
  await server.start();
  for (const person of everyone())
    await expect(person.page.getByText('Reaching the table …')).toBeHidden({ timeout: 20_000 });
  for (const person of everyone()) await expect(person.log.getByText('Did the lights just flicker?')).toHaveCount(1);
  for (const [place, person] of everyone().entries()) {
    const { clock = '', encounter = '', tokens = '' } = before[place] ?? {};
    await expect.poll(() => person.view()).toMatchObject({ clock, encounter, tokens });
  }
});

test('the referee turns time back, and all read what was taken back', async () => {
  const line = await rhea.line('burns out');
  await line.hover();
  await line.getByRole('button', { name: 'Back to here' }).click();
  await expect(rhea.page.getByRole('alertdialog')).toContainText(/Takes back \d+ lines?/);
  await rhea.page.getByRole('button', { name: 'Turn time back' }).click();
  for (const person of everyone()) {
    await expect(person.log).toContainText('The referee takes back');
    await expect(person.page.getByTestId('encounter')).toHaveCount(0);
  }
  await expect(rhea.page.getByTestId('turn')).toHaveText('Turn 7');
});

test('a removed player is sent away at once, and comes back no more by an old seat', async () => {
  await rhea.page.getByRole('button', { name: 'Invite' }).click();
  await rhea.page.getByText('Bob player').locator('..').getByRole('button', { name: 'Remove' }).click();
  await rhea.page.getByRole('button', { name: 'Remove Bob' }).click();
  await expect(bob.page.getByRole('heading', { name: 'Your seat is gone' })).toBeVisible();
  await bob.page.reload();
  await expect(bob.page.getByRole('heading', { name: 'Your seat is gone' })).toBeVisible();
  const removed = rhea.page.getByRole('region', { name: 'Removed' });
  await expect(removed).toContainText('Bob');
  await removed.getByRole('button', { name: 'Revoke that link' }).click();
  await expect(removed.getByRole('button', { name: 'Revoke that link' })).toHaveCount(0);
  await rhea.page.keyboard.press('Escape');
  await expect(ann.log).toContainText('Bob has left the campaign.');
});

/** How much of the page is board, from 0 to 1. */
async function boardShare({ page }: Person): Promise<number> {
  const [board, size] = [await page.getByRole('application').boundingBox(), page.viewportSize()];
  return board && size ? (board.width * board.height) / (size.width * size.height) : 0;
}

/** Begins an encounter with the monsters that were brought in last. */
async function beginWithLatest(): Promise<void> {
  await rhea.page.locator('[data-offer="BeginEncounter"]').first().click();
  const form = rhea.page.getByRole('dialog').locator('form');
  const boxes = form.locator('fieldset').first().getByRole('checkbox');
  const count = await boxes.count();
  for (let place = 0; place < count; place += 1) await boxes.nth(place).setChecked(place >= count - 2);
  await form.locator('button[type=submit]').click();
  await expect(form).toBeHidden();
}

/** The next step of the encounter, as the desk offers it. */
async function next(): Promise<void> {
  const step = rhea.page.getByTestId('prompt').locator('[data-offer]').first();
  const told = async () =>
    `${await rhea.page.getByTestId('encounter').innerText()} ${await rhea.page.getByTestId('prompt').innerText()}`;
  const before = await told();
  const asks = (await step.innerText()).includes('…');
  await step.click();
  if (asks) await rhea.page.getByRole('dialog').locator('form button[type=submit]').click();
  await expect.poll(told).not.toBe(before);
}
