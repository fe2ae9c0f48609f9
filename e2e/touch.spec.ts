import { expect, test } from '@playwright/test';
import { TestServer } from './server.ts';
import { Thumb } from './thumb.ts';

/** The demo played on two phones, by thumb alone: a player's, and a referee's who has no other at hand. */
test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Thumb;
let bob: Thumb;

test.beforeAll(async ({ browser }) => {
  server = await TestServer.start();
  rhea = await Thumb.at(browser, 'Rhea');
  bob = await Thumb.at(browser, 'Bob');
  await bob.page.addInitScript(() => {
    const locks: string[] = [];
    const request = async (kind: string) => {
      locks.push(kind);
      return { release: async () => void locks.pop() };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { locks });
  });
});

test.afterAll(async () => {
  await Promise.all([rhea.leave(), bob.leave()]);
  await server.stop();
});

/** What keeps the screen on now. */
const locks = () => bob.page.evaluate(() => (window as unknown as { locks: string[] }).locks);

test('the page can be put among the programs of a phone', async () => {
  await rhea.page.goto(server.url);
  const linked = (rel: string) => rhea.page.locator(`link[rel="${rel}"]`).first().getAttribute('href');
  const at = async (path: string | null) => rhea.page.request.get(new URL(path ?? 'nowhere', server.url).href);
  const reply = await at(await linked('manifest'));
  expect(reply.headers()['content-type']).toContain('manifest+json');
  const manifest = await reply.json();
  expect(manifest).toMatchObject({ name: 'Lanthorn', display: 'standalone', scope: '/' });
  expect((await at(manifest.start_url)).ok()).toBe(true);
  const icons: readonly { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of [...icons, { src: await linked('apple-touch-icon'), sizes: '180x180' }]) {
    const png = await (await at(src)).body();
    expect(png.subarray(1, 4).toString(), `${src} is a PNG`).toBe('PNG');
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, `${src}`).toBe(sizes);
  }
});

test('the demo is opened, and a character taken', async () => {
  await rhea.page.goto(server.url);
  expect.soft(await rhea.tooSmall()).toEqual([]);
  await rhea.tap(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await rhea.watchBoard();
  await rhea.show('Party');
  await bob.page.goto(await rhea.page.getByLabel('Link for players').inputValue());
  await bob.page.getByLabel('Your name at the table').fill('Bob');
  expect(await locks()).toEqual([]);
  await bob.tap(bob.button('Take a seat'));
  await bob.watchBoard();
  await bob.tap(bob.button('Play Hild Ashgrove'));
  const notice = await bob.page.getByText('You play Hild Ashgrove now.').boundingBox();
  const names = await bob.page.getByRole('navigation', { name: 'Parts of the table' }).boundingBox();
  expect(notice && names && notice.y + notice.height < names.y, 'the notice stands above the names of the parts').toBe(
    true,
  );
  await expect.poll(locks, 'the screen stays on at the table').toEqual(['screen']);
});

test('a tap on the first door walks up to it and opens it', async () => {
  await bob.tapAt(await bob.spotOf('Known doors', /closed/));
  await bob.show('Log');
  await expect(bob.log).toContainText(/opens (the|a) door/);
});

test('what asks for a square brings the board into view, and speaks of taps', async () => {
  await bob.show('Party');
  const card = bob.card('Hild Ashgrove');
  const head = card.getByRole('button').first();
  if ((await head.getAttribute('aria-expanded')) !== 'true') await bob.tap(head);
  await bob.tap(card.getByRole('button', { name: /Search for secret doors/ }));
  await expect(bob.page.getByText(/tap a square/)).toBeVisible();
  await expect(bob.board).toBeInViewport();
  await bob.tapAt(await bob.spotOf('On the board', /Hild/));
  await bob.show('Log');
  await expect(bob.log).toContainText(/Hild Ashgrove (searches|finds)/);
});

test('the dice lie by the thumb, whatever part is in view', async () => {
  await bob.show('Board');
  await bob.tap(bob.button('Dice'));
  await bob.tap(bob.page.getByTestId('dice-tray').getByRole('button', { name: 'd20' }));
  await bob.show('Log');
  await expect(bob.log).toContainText(/Bob .*d20|d20/);
  expect.soft(await bob.tooSmall()).toEqual([]);
  await bob.page.screenshot({ path: 'test-results/phone-dice.png' });
  await bob.tap(bob.button('Dice'));
  await expect(bob.page.getByTestId('dice-tray')).toBeHidden();
});

test('every part fits the screen, and has room for a thumb', async () => {
  for (const part of ['Party', 'Board', 'Log'] as const) {
    for (const person of [bob, rhea]) {
      await person.show(part);
      expect.soft(await person.tooSmall(), `${person.name}: ${part}`).toEqual([]);
      await person.page.screenshot({
        path: `test-results/phone-${person.name.toLowerCase()}-${part.toLowerCase()}.png`,
      });
    }
  }
  await bob.tap(bob.button('Sheet'));
  await expect(bob.page.getByRole('dialog')).toContainText('Hild Ashgrove');
  expect.soft(await bob.tooSmall(), 'the sheet').toEqual([]);
  await bob.page.screenshot({ path: 'test-results/phone-sheet.png' });
  await bob.tap(bob.page.getByRole('dialog').getByRole('button', { name: 'Close' }));
});

test('a long press shows all that can be done, beside the thing and not over it', async () => {
  await bob.show('Board');
  for (const [list, name] of [
    ['On the board', /Hild/],
    ['On the board', /Oswin/],
    ['Known doors', /door/i],
  ] as const) {
    const at = await bob.spotOf(list, name);
    await bob.longPress(at);
    const box = await bob.page.getByTestId('thing').boundingBox();
    if (!box) throw new Error('the menu stands there');
    const over = at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;
    expect(over, `${name}: ${JSON.stringify({ at, box })}`).toBe(false);
    expect(box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect.soft(await bob.tooSmall()).toEqual([]);
    await bob.tap(bob.page.getByTestId('thing').getByRole('button', { name: 'Close' }));
  }
});

test('two fingers bring the board nearer, and lead it about', async () => {
  const spots = async () =>
    [await bob.spotOf('On the board', /Hild/), await bob.spotOf('On the board', /Oswin/)] as const;
  const apart = ([a, b]: Awaited<ReturnType<typeof spots>>) => Math.hypot(a.x - b.x, a.y - b.y);
  const before = await spots();
  await bob.lead(
    [
      { x: 150, y: 500 },
      { x: 240, y: 500 },
    ],
    [
      { x: 105, y: 500 },
      { x: 285, y: 500 },
    ],
  );
  const nearer = await spots();
  expect(apart(nearer) / apart(before)).toBeCloseTo(2, 0);
  await bob.lead(
    [
      { x: 150, y: 400 },
      { x: 240, y: 400 },
    ],
    [
      { x: 180, y: 480 },
      { x: 270, y: 480 },
    ],
  );
  const led = await spots();
  expect(Math.abs(led[0].x - nearer[0].x - 30)).toBeLessThan(4);
  expect(Math.abs(led[0].y - nearer[0].y - 80)).toBeLessThan(4);
  expect(apart(led)).toBeCloseTo(apart(nearer), -1);
  await bob.tap(bob.button('Fit'));
});

test('the referee runs a fight from a phone, and the player strikes by thumb', async () => {
  test.setTimeout(180_000);
  await rhea.show('Party');
  await rhea.tap(rhea.page.getByRole('tab', { name: 'Tools' }));
  await rhea.tap(rhea.button(/^Bring in monsters …/));
  await rhea.form.getByLabel('Monster').selectOption({ label: 'Goblin' });
  await rhea.form.getByLabel('How many').fill('3');
  await rhea.form.getByLabel('Hidden from the players').uncheck();
  expect.soft(await rhea.tooSmall()).toEqual([]);
  await rhea.tap(rhea.form.getByRole('button', { name: 'Choose on the board' }));
  await expect(rhea.page.getByText(/tap a square/)).toBeVisible();
  await rhea.tapAt(await besideHild());
  await expect(rhea.form.getByText(/Column \d+, row \d+/)).toBeVisible();
  await rhea.sends();
  await rhea.show('Party');
  await rhea.tap(rhea.button(/^Begin the encounter/));
  await rhea.show('Board');
  await bob.show('Board');
  let blows = 0;
  for (let step = 0; step < 40 && blows === 0; step += 1) {
    const blow = bob.sentence.locator('[data-offer^="Attack:"]:not([aria-disabled=true])');
    const now = await rhea.sentence.innerText();
    // The two phones hear of a phase one after the other; the player comes before the referee's own characters.
    await blow
      .first()
      .waitFor({ timeout: 1_000 })
      .catch(() => {});
    if ((await blow.count()) > 0) {
      await bob.goesOn();
      blows += 1;
    } else if (/reaction/i.test(now)) await rhea.letsThemAttack();
    else await rhea.goesOn();
  }
  expect(blows).toBe(1);
  for (const person of [bob, rhea]) {
    expect.soft(await person.tooSmall(), person.name).toEqual([]);
    await person.page.screenshot({ path: `test-results/phone-fight-${person.name.toLowerCase()}.png` });
  }
  await bob.show('Log');
  await expect(bob.log).toContainText(/Hild Ashgrove (attacks|shoots|throws).*(hits|misses)/);
});

/** The square beside Hild, in the lantern's light. */
async function besideHild() {
  const [hild, below, above] = [
    await rhea.spotOf('On the board', /Hild/),
    await rhea.spotOf('On the board', /Oswin/),
    await rhea.spotOf('On the board', /Wren/),
  ];
  return { x: hild.x - (below.y - above.y), y: hild.y };
}

test('whatever the table waits for, the board has stayed where it is under the finger', async () => {
  for (const person of [bob, rhea]) expect(await person.placesOfBoard(), person.name).toHaveLength(1);
});
