import { expect } from '@playwright/test';
import { Hand } from './hand.ts';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** The first minute of each: who is sent a link, who opens the demo, who sits down and plays nobody yet. */
test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Hand;
let ann: Hand;
const links: Record<'players' | 'spectators', string> = { players: '', spectators: '' };

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  [rhea, ann] = await Promise.all([Hand.at(browser, 'Rhea'), Hand.at(browser, 'Ann')]);
});

test.afterAll(async () => {
  await Promise.all([rhea, ann].map((person) => person.leave()));
});

/** What a page says before any script of it has run. */
async function written(path: string): Promise<{ readonly html: string; meta(name: string): string }> {
  const html = await (await fetch(new URL(path, server.url))).text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { html, meta };
}

async function hasPicture(address: string): Promise<void> {
  const picture = await fetch(address.replace(/^https?:\/\/[^/]+/, server.url));
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
}

test('the entrance is written out before any script runs, with a name, a sentence and a picture', async () => {
  const { html, meta } = await written('/');
  expect(html).toMatch(/<title>[^<]*Lanthorn/);
  expect(html).toMatch(/<h1[^>]*>Old-school play/);
  expect(html).toContain('Play the demo');
  expect(meta('description').length).toBeGreaterThan(40);
  await hasPicture(meta('og:image'));
});

test('the demo opens with both invite links in view', async () => {
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  for (const role of ['players', 'spectators'] as const) {
    const link = rhea.page.getByLabel(`Link for ${role}`);
    await expect(link).toBeInViewport();
    links[role] = await link.inputValue();
  }
  expect(rhea.clicks).toEqual({ 'to begin': 1 });
});

test('each invite link names the game and who invites, with a picture', async () => {
  for (const [role, title] of [
    ['players', /Play in The Drowned Bell/],
    ['spectators', /Watch The Drowned Bell/],
  ] as const) {
    const { html, meta } = await written(links[role]);
    expect(html).toMatch(new RegExp(`<title>${title.source}`));
    expect(meta('og:title')).toMatch(title);
    expect(meta('og:description')).toMatch(/invites you/);
    await hasPicture(meta('og:image'));
  }
});

test('who sits down and plays nobody yet is asked whom to play, and has nothing to end', async () => {
  await ann.join(links.players);
  const choice = ann.page.getByRole('region', { name: 'Choose whom you play' });
  await expect(choice).toContainText('Hild Ashgrove');
  await expect(ann.page.getByRole('button', { name: 'End the turn' })).toHaveCount(0);
  await expect(ann.sentence).not.toContainText(/[Ee]nd the turn|Rest/);
  await shot(ann.page, 'first-minute-player');
});

test('the referee gives a character from the list of people, and the player is told', async () => {
  await rhea.click(rhea.button('Invite'));
  const people = rhea.page.getByRole('dialog');
  await rhea.click(people.getByRole('button', { name: /Give Wren Tallow to Ann/ }));
  await expect(ann.page.getByText('You play Wren Tallow now.').first()).toBeVisible();
  await rhea.click(people.getByRole('button', { name: 'Close' }));
  await expect(ann.card('Wren Tallow')).toContainText('Ann');
  await expect(ann.page.getByRole('region', { name: 'Choose whom you play' })).toHaveCount(0);
});

test('who comes back is told whom the referee gave meanwhile', async () => {
  const table = ann.page.url();
  await ann.page.goto('about:blank');
  await expect(rhea.page.getByTestId('presence')).not.toContainText('Ann is');
  await rhea.click(rhea.button('Invite'));
  const people = rhea.page.getByRole('dialog');
  await rhea.click(people.getByRole('button', { name: /Give Brother Oswin to Ann/ }));
  await rhea.click(people.getByRole('button', { name: 'Close' }));
  await ann.page.goto(table);
  await expect(ann.page.getByText('You play Brother Oswin now.').first()).toBeVisible();
});

test('the referee sees and acts as a player, and comes back, a click each', async () => {
  rhea.for('a player’s part');
  await rhea.click(rhea.button('As a player'));
  await expect(rhea.page.getByText(/You see what a player sees/)).toBeVisible();
  await expect(rhea.page.getByRole('tab', { name: 'Tools' })).toHaveCount(0);
  await expect(rhea.page.getByRole('list', { name: 'On the board' })).not.toContainText(/goblin/i);
  await rhea.click(rhea.button('Back to the desk'));
  await expect(rhea.page.getByRole('tab', { name: 'Tools' })).toBeVisible();
  await expect(rhea.page.getByRole('list', { name: 'On the board' })).toContainText(/goblin/i);
  expect(rhea.clicksFor('a player’s part')).toBe(2);
});

test('the referee looks through a spectator’s eyes, and comes back', async () => {
  await rhea.click(rhea.button('Menu'));
  await rhea.click(rhea.page.getByRole('menuitem', { name: 'As a spectator' }));
  await expect(rhea.page.getByText('You see what a spectator sees.')).toBeVisible();
  await expect(rhea.page).toHaveURL(/\/gallery$/);
  await expect(rhea.page.getByRole('list', { name: 'On the board' })).toContainText(/Hild/);
  await expect(rhea.page.getByRole('list', { name: 'On the board' })).not.toContainText(/goblin/i);
  await rhea.click(rhea.button('Back to the desk'));
  await expect(rhea.page.getByRole('list', { name: 'On the board' })).toContainText(/goblin/i);
});
