import { expect } from '@playwright/test';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';
import { Thumb } from './thumb.ts';

/** The demo played on two phones, by thumb alone: a player's, and a referee's who has no other at hand. */
test.describe.configure({ mode: 'serial' });

/** The dice of an evening on which the player strikes, and lives. */
const DICE = 3;
let server: TestServer;
let rhea: Thumb;
let bob: Thumb;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve(DICE);
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
  const sentence = await bob.sentence.boundingBox();
  expect(
    notice && names && notice.y + notice.height < names.y / 2,
    'the notice leaves the foot of the board free',
  ).toBe(true);
  expect(notice && sentence && notice.y >= sentence.y + sentence.height, 'and the sentence').toBe(true);
  await expect.poll(locks, 'the screen stays on at the table').toEqual(['screen']);
});

test('a tap on the first door offers to listen, and the next walks up to it and opens it', async () => {
  await bob.tapAt(await bob.spotOf('Known doors', /closed/));
  await expect(bob.page.getByTestId('thing').getByRole('button', { name: /listen/i })).toBeVisible();
  await bob.tapAt(await bob.spotOf('Known doors', /closed/));
  await bob.show('Log');
  await expect(bob.log).toContainText(/opens (the|a) door/);
});

/** The first door, wherever it is seen now. */
const FIRST_DOOR = /column 19, row 7/;
const firstDoor = () => bob.spotOf('Known doors', FIRST_DOOR);
const doorStands = (how: 'open' | 'closed') =>
  expect(bob.listed('Known doors', FIRST_DOOR)).toContainText(`Door, ${how}`);

/** What a long press on the first door offers. */
async function offeredAtDoor(): Promise<string> {
  await bob.longPress(await firstDoor());
  const offered = await bob.menu.innerText();
  await bob.closesMenu();
  return offered;
}

/** Walks through the open door, to the second square beyond it: the first is nearer to the door than a thumb is wide. */
async function pass(): Promise<void> {
  await bob.tap(bob.button('Fit'));
  const [at, door] = [await bob.spotOf('On the board', /Hild/), await firstDoor()];
  const hild = bob.listed('On the board', /Hild/);
  const before = await hild.innerText();
  await bob.tapAt({ x: 2 * door.x - at.x, y: 2 * door.y - at.y });
  await expect.poll(() => hild.innerText()).not.toBe(before);
}

test('a torch is lit by thumb, so that what lies beyond the door is seen, and the view stays where it was', async () => {
  await bob.show('Board');
  const before = await firstDoor();
  await bob.show('Party');
  const card = bob.card('Hild Ashgrove');
  const head = card.getByRole('button').first();
  if ((await head.getAttribute('aria-expanded')) !== 'true') await bob.tap(head);
  await bob.tap(card.getByRole('button', { name: 'Light a torch' }));
  await expect(bob.log).toContainText('Hild Ashgrove lights a torch');
  await bob.show('Board');
  expect(await firstDoor()).toEqual(before);
});

test('a door is closed, listened at, spiked, forced, opened and passed by thumb, from either side', async () => {
  await bob.show('Board');
  for (const side of ['this side', 'the other side']) {
    await test.step(side, async () => {
      // A tap into the open doorway would lead through it.
      await bob.chooses(await firstDoor(), /Close the door/);
      await doorStands('closed');
      if (side === 'this side') await bob.chooses(await firstDoor(), /listens/);
      await bob.chooses(await firstDoor(), /Spike the door shut/);
      expect(await offeredAtDoor()).toContain('Knock out the spike');
      await bob.tapAt(await firstDoor());
      await expect.poll(offeredAtDoor).toContain('Force the door');
      await bob.chooses(await firstDoor(), /Force the door/);
      if (!(await offeredAtDoor()).includes('Close the door')) await bob.tapAt(await firstDoor());
      await doorStands('open');
      await pass();
    });
  }
  await bob.show('Log');
  for (const told of [/listens at the door/, /drives a spike/, /closes (the|a) door/, /(opens|forces) (the|a) door/])
    await expect(bob.log).toContainText(told);
});

test('what asks for a square brings the board into view, and speaks of taps', async () => {
  await bob.show('Party');
  const card = bob.card('Hild Ashgrove');
  const head = card.getByRole('button').first();
  if ((await head.getAttribute('aria-expanded')) !== 'true') await bob.tap(head);
  await bob.tap(bob.button('Dice'));
  await card.getByRole('button', { name: /Search for secret doors/ }).scrollIntoViewIfNeeded();
  await bob.tap(card.getByRole('button', { name: /Search for secret doors/ }));
  await expect(bob.page.getByText(/tap a square/)).toBeInViewport();
  await expect(bob.board).toBeInViewport();
  await expect(bob.page.getByTestId('dice-tray')).toBeHidden();
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
  await shot(bob.page, 'phone-dice');
  await bob.tap(bob.button('Dice'));
  await expect(bob.page.getByTestId('dice-tray')).toBeHidden();
});

test('every part fits the screen, and has room for a thumb', async () => {
  for (const part of ['Party', 'Board', 'Log'] as const) {
    for (const person of [bob, rhea]) {
      await person.show(part);
      expect.soft(await person.tooSmall(), `${person.name}: ${part}`).toEqual([]);
      await shot(person.page, `phone-${person.name.toLowerCase()}-${part.toLowerCase()}`);
    }
  }
  await bob.show('Sheet');
  await expect(bob.page.getByRole('region', { name: 'Character sheet' })).toContainText('Hild Ashgrove');
  expect.soft(await bob.tooSmall(), 'the sheet').toEqual([]);
  await shot(bob.page, 'phone-sheet');
  await bob.show('Log');
  await expect(bob.page.getByRole('region', { name: 'Character sheet' })).toBeHidden();
  await expect(bob.log).toBeVisible();
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
    const box = await bob.menu.boundingBox();
    if (!box) throw new Error('the menu stands there');
    const over = at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;
    expect(over, `${name}: ${JSON.stringify({ at, box })}`).toBe(false);
    expect(box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect.soft(await bob.tooSmall()).toEqual([]);
    await bob.closesMenu();
  }
  const [hild, oswin] = [await bob.spotOf('On the board', /Hild/), await bob.spotOf('On the board', /Oswin/)];
  const floor = { x: 2 * hild.x - oswin.x, y: 2 * hild.y - oswin.y };
  await bob.longPress(floor);
  await expect(bob.menu.getByRole('button', { name: 'Ping here' })).toBeVisible();
  await bob.closesMenu();
});

test('an area is laid by thumb, though the finger rests before it goes, and is taken off by a tap', async () => {
  const areas = bob.page.getByTestId('area');
  const [hild, oswin] = [await bob.spotOf('On the board', /Hild/), await bob.spotOf('On the board', /Oswin/)];
  const reach = Math.hypot(hild.x - oswin.x, hild.y - oswin.y) * 1.2;
  await bob.tap(bob.button('More tools'));
  await bob.tap(bob.button('Area'));
  expect.soft(await bob.tooSmall(), 'what area is laid').toEqual([]);
  await bob.rests(hild, { x: hild.x, y: hild.y + reach });
  await expect(areas).toContainText(/circle of \d+′ radius: .*Hild Ashgrove.*/);
  await expect(areas).toContainText('Brother Oswin');
  await shot(bob.page, 'phone-area');
  await bob.tap(areas.getByRole('button', { name: /off the map/ }));
  await expect(areas).toHaveCount(0);
  await bob.tap(bob.button('More tools'));
  await bob.tap(bob.button(/^Move$/));
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
  await rhea.form.getByLabel('How many').fill('2');
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
  let barred = '';
  const goblins = bob.listed('On the board', /goblin/);
  for (let step = 0; step < 80 && (await rhea.page.getByTestId('encounter').count()) > 0; step += 1) {
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
      if (blows === 1)
        for (const person of [bob, rhea]) {
          expect.soft(await person.tooSmall(), person.name).toEqual([]);
          await shot(person.page, `phone-fight-${person.name.toLowerCase()}`);
        }
      continue;
    }
    if (barred === '' && (await goblins.count()) > 0) barred = await saysOnce();
    if (/reaction/i.test(now)) await rhea.letsThemAttack();
    else await rhea.goesOn();
  }
  expect(blows).toBeGreaterThan(0);
  expect(barred, 'a blow was barred for a reason').not.toBe('');
  await bob.show('Log');
  await expect(bob.log).toContainText(/Hild Ashgrove (attacks|shoots|throws).*(hits|misses)/);
  await expect(rhea.sentence).toContainText('The party explores');
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

/** Why a blow at a goblin is barred, as a tap and then a long press say it: once, beside the foe. Empty where none is. */
async function saysOnce(): Promise<string> {
  const foe = await bob.spotOf('On the board', /goblin/);
  await bob.longPress(foe);
  const said = bob.menu.locator('button[aria-disabled=true] ~ p:not(.sr-only)');
  const sentence = (await said.count()) > 0 ? await said.first().innerText() : '';
  await bob.closesMenu();
  if (sentence === '') return '';
  const seen = bob.page.getByText(sentence).filter({ visible: true });
  await bob.tapAt(foe);
  // A blow that only waits for its turn is kept; of any other the reason is said.
  const kept = bob.page.getByTestId('blow-to-come');
  await expect(kept.or(seen)).toHaveCount(1);
  if ((await kept.count()) > 0) await bob.tap(kept.getByRole('button', { name: 'Take it back' }));
  await bob.longPress(foe);
  await expect(seen).toHaveCount(1);
  const box = await bob.menu.boundingBox();
  expect(box && (foe.y < box.y || foe.y > box.y + box.height), 'the foe is seen beside the menu').toBe(true);
  expect(box?.height).toBeLessThan(844 / 3);
  await shot(bob.page, 'phone-foe');
  await bob.closesMenu();
  return sentence;
}

test('the referee springs a trap from a phone', async () => {
  await rhea.show('Party');
  await rhea.tap(rhea.page.getByRole('tab', { name: 'Tools' }));
  await rhea.tap(rhea.button(/Spring a trap/));
  await rhea.form.getByLabel('Trap').selectOption({ label: 'Bell wire' });
  await rhea.tap(rhea.form.getByLabel('It springs for certain (otherwise on 2 in 6)'));
  expect.soft(await rhea.tooSmall()).toEqual([]);
  await shot(rhea.page, 'phone-trap');
  await rhea.sends();
  await expect(bob.log).toContainText(/Bell wire/);
  await expect(bob.log).toContainText(/Hild Ashgrove takes \d damage/);
});

test('what was found is put by and shared out, by thumb', async () => {
  await rhea.show('Party');
  await rhea.tap(rhea.page.getByRole('tab', { name: 'Party' }));
  await rhea.tap(rhea.button(/Record treasure found/));
  await rhea.form.getByLabel(/gold/i).first().fill('12');
  expect.soft(await rhea.tooSmall()).toEqual([]);
  await shot(rhea.page, 'phone-treasure');
  await rhea.sends();
  await expect(bob.log).toContainText(/12 g/);
  await rhea.tap(rhea.button(/Who carries the treasure/));
  await rhea.sends();
  await expect(bob.log).toContainText(/carr(y|ies)/);
});

test('the party rests, by thumb', async () => {
  await rhea.tap(rhea.sentence.getByRole('button', { name: 'Rest for a turn' }));
  await expect(bob.log).toContainText(/rests/);
});

test('whatever the table waits for, the board has stayed where it is under the finger', async () => {
  for (const person of [bob, rhea]) expect(await person.placesOfBoard(), person.name).toHaveLength(1);
});

test('the party goes home, by thumb', async () => {
  await rhea.tap(rhea.button('Menu'));
  expect.soft(await rhea.tooSmall(), 'the menu').toEqual([]);
  await rhea.tap(rhea.page.getByRole('menuitem', { name: 'Downtime' }));
  await rhea.tap(rhea.button(/Go home to town/));
  await expect(rhea.page.getByRole('heading', { name: 'Week 1, at its beginning' })).toBeVisible();
  await expect(bob.sentence).toContainText(/Between adventures|new character/);
  for (const person of [bob, rhea]) {
    expect.soft(await person.tooSmall(), person.name).toEqual([]);
    await shot(person.page, `phone-home-${person.name.toLowerCase()}`);
  }
});
