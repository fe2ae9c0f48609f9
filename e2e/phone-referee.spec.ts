import { expect } from '@playwright/test';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';
import { Thumb } from './thumb.ts';

/** A referee who has nothing but a phone at hand keeps the table going, by thumb alone. */
test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Thumb;
let bob: Thumb;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  rhea = await Thumb.at(browser, 'Rhea');
  bob = await Thumb.at(browser, 'Bob');
  await rhea.page.goto(server.url);
  await rhea.tap(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await rhea.show('Party');
  await bob.page.goto(await rhea.page.getByLabel('Link for players').inputValue());
  await bob.page.getByLabel('Your name at the table').fill('Bob');
  await bob.tap(bob.button('Take a seat'));
  await bob.tap(bob.button('Play Hild Ashgrove'));
});

test.afterAll(async () => {
  await Promise.all([rhea.leave(), bob.leave()]);
});

const fits = async (what: string) => {
  expect.soft(await rhea.tooSmall(), what).toEqual([]);
  await shot(rhea.page, `phone-referee-${what}`);
};

test('a sentence that is long for the screen is written small, and read whole', async () => {
  const words = rhea.sentence.locator('p');
  const isWhole = () => words.evaluate((one) => one.scrollHeight <= one.clientHeight + 1);
  for (const width of [390, 340]) {
    await bob.page.setViewportSize({ width, height: 844 });
    await rhea.page.setViewportSize({ width, height: 844 });
    await expect.poll(isWhole).toBe(true);
    await expect(rhea.page.getByRole('button', { name: 'The whole sentence' })).toHaveCount(0);
  }
  await rhea.page.setViewportSize({ width: 390, height: 844 });
  await bob.page.setViewportSize({ width: 390, height: 844 });
});

test('a turn ends at the sentence, and several of them among the tools', async () => {
  await rhea.tap(rhea.sentence.getByRole('button', { name: 'End the turn' }));
  await expect(bob.log).toContainText(/[Tt]urn 2/);
  await rhea.tap(rhea.page.getByRole('tab', { name: 'Tools' }));
  await fits('tools');
  await rhea.tap(rhea.button(/^Let turns go by/));
  await fits('time');
  await rhea.sends();
});

test('dice are thrown, for all to see', async () => {
  await rhea.show('Board');
  await rhea.tap(rhea.button('Dice'));
  await fits('dice');
  await rhea.tap(rhea.page.getByTestId('dice-tray').getByRole('button', { name: 'd20' }));
  await expect(bob.log).toContainText(/Referee throws 1d20: \d+/);
  await rhea.tap(rhea.button('Dice'));
});

test('the party’s own map is a tap away, and so is the board again', async () => {
  const map = rhea.button('Party’s map');
  await rhea.tap(map);
  await expect(map).toHaveAttribute('aria-pressed', 'true');
  await fits('party-map');
  await rhea.tap(rhea.button('Back to the board'));
  await expect(map).toHaveAttribute('aria-pressed', 'false');
});

test('whoever draws it has a row of tools below the paper, and a row for the sheet', async () => {
  await bob.tap(bob.button('Party’s map'));
  await bob.tap(bob.button('Draw the map yourself'));
  await bob.tap(bob.button(/^Begin/));
  await bob.sends();
  const map = bob.page.getByTestId('party-map');
  for (const bar of ['pen-bar', 'sheet-bar']) {
    const { height = 99 } = (await map.getByTestId(bar).boundingBox()) ?? {};
    expect(height, bar).toBeLessThan(62);
  }
  await shot(bob.page, 'phone-pen');
  await bob.tap(bob.button('Back to the board'));
});

test('any act is found by its name', async () => {
  await rhea.tap(rhea.button('Do …'));
  await rhea.page.getByPlaceholder(/What do you do/).fill('wandering');
  await fits('palette');
  await rhea.page.keyboard.press('Escape');
});

test('a monster is placed unseen, shown to the players, and hidden again', async () => {
  await rhea.show('Party');
  await rhea.tap(rhea.page.getByRole('tab', { name: 'Tools' }));
  await rhea.tap(rhea.button(/^Bring in monsters …/));
  await rhea.form.getByLabel('Monster').selectOption({ label: 'Goblin' });
  await rhea.form.getByLabel('How many').fill('1');
  await expect(rhea.form.getByLabel('Hidden from the players')).toBeChecked();
  await fits('bring-in');
  await rhea.tap(rhea.form.getByRole('button', { name: 'Choose on the board' }));
  const [hild, below, above] = [
    await rhea.spotOf('On the board', /Hild/),
    await rhea.spotOf('On the board', /Oswin/),
    await rhea.spotOf('On the board', /Wren/),
  ];
  const free = { x: hild.x - (below.y - above.y), y: hild.y };
  await rhea.tapAt(free);
  await expect(rhea.form.getByText(/Column \d+, row \d+/)).toBeVisible();
  await rhea.sends();
  await rhea.show('Board');
  await bob.show('Board');
  const seen = bob.listed('On the board', /goblin/i);
  await expect(seen).toHaveCount(0);
  await rhea.longPress(free);
  await fits('hidden');
  await rhea.tap(rhea.menu.getByRole('button', { name: /Reveal/ }));
  await expect(seen).toHaveCount(1);
  await rhea.longPress(free);
  await rhea.tap(rhea.menu.getByRole('button', { name: /Hide/ }));
  await expect(seen).toHaveCount(0);
});

test('a room’s key is read, and part of the map shown', async () => {
  await rhea.show('Party');
  await rhea.tap(rhea.page.getByRole('tab', { name: 'Key' }));
  await fits('key');
  await rhea.show('Board');
  await rhea.tap(rhea.button('More tools'));
  await fits('more-tools');
  await rhea.tap(rhea.button('Draw'));
  await fits('draw');
  await expect(rhea.page.getByText(/^(Tap|Drag) /)).toBeVisible();
  await expect(rhea.page.getByText(/click/i).filter({ visible: true })).toHaveCount(0);
  await rhea.tap(rhea.button('Fog'));
  await fits('fog');
  await rhea.tap(rhea.button('Done'));
  await expect(rhea.page.getByRole('group', { name: 'Drawing' })).toBeHidden();
});
