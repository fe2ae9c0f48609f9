import { expect } from '@playwright/test';
import { Hand } from './hand.ts';
import { untilExploring } from './send-away.ts';
import type { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** What everybody does on the board beside playing: areas are laid over it, ways measured, and fog lifted by hand. */
test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Hand;
let ann: Hand;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  [rhea, ann] = await Promise.all([Hand.at(browser, 'Rhea'), Hand.at(browser, 'Ann')]);
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  await untilExploring(rhea.page);
  await ann.join(await rhea.page.getByLabel('Link for players').inputValue());
  await expect(ann.button('Play Hild Ashgrove')).toBeVisible();
  await ann.click(ann.button('Play Hild Ashgrove'));
  await expect(ann.page.getByText('You play Hild Ashgrove now.')).toBeVisible();
});

test.afterAll(async () => {
  await Promise.all([rhea.leave(), ann.leave()]);
});

const tool = (hand: Hand, name: string) =>
  hand.page.getByRole('group', { name: 'Tools of the board' }).getByRole('button', { name, exact: true });
const areas = (hand: Hand) => hand.page.getByTestId('area');

async function drag(
  { page }: Hand,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('a player lays a circle by a drag, and all see who stands in it', async () => {
  const [hild, wren] = [await ann.placeOf(/Hild/), await ann.placeOf(/Wren/)];
  const reach = Math.hypot(hild.x - wren.x, hild.y - wren.y) * 1.2;
  await ann.click(tool(ann, 'Area'));
  await drag(ann, hild, { x: hild.x + reach, y: hild.y });
  await expect(areas(ann)).toContainText(/circle of \d+′ radius: .*Hild Ashgrove.*/);
  await expect(areas(ann)).toContainText('Wren Tallow');
  await expect(areas(rhea)).toContainText('Wren Tallow');
  await expect(areas(ann).getByRole('button', { name: /Damage/ })).toHaveCount(0);
  await shot(ann.page, 'area-player');
});

test('the referee deals damage to just those who stand in it, from the area', async () => {
  await rhea.click(areas(rhea).getByRole('button', { name: /Damage and saves/ }));
  await expect(rhea.form.getByLabel('Wren Tallow')).toBeChecked();
  await rhea.form.getByLabel('Wren Tallow').uncheck();
  await rhea.form.getByLabel('What it is').fill('a falling beam');
  await rhea.form.getByLabel(/^Damage/).fill('1');
  await expect(rhea.form.getByRole('button', { name: /^Damage and saves/ })).toBeInViewport({ ratio: 1 });
  await shot(rhea.page, 'area-form');
  await rhea.send();
  await expect(rhea.log).toContainText(/Hild Ashgrove takes 1 .*a falling beam|a falling beam.*Hild Ashgrove/);
  await expect(rhea.log).not.toContainText(/Wren Tallow takes 1/);
});

test('the sign of a cone stands over nobody: neither those within, nor whoever is at its tip', async () => {
  const [hild, wren] = [await rhea.placeOf(/Hild/), await rhea.placeOf(/Wren/)];
  await rhea.click(tool(rhea, 'Area'));
  await rhea.click(rhea.page.getByRole('button', { name: 'Cone', exact: true }));
  await rhea.page.getByLabel('Players see it').uncheck();
  await drag(rhea, hild, { x: hild.x, y: hild.y - 2.5 * Math.abs(wren.y - hild.y) });
  const sign = areas(rhea).filter({ hasText: /cone/i });
  await expect(sign).toBeVisible();
  await expect(async () => {
    const box = await sign.boundingBox();
    const tools = await rhea.page.getByRole('group', { name: 'Tools of the board' }).boundingBox();
    if (!box || !tools) throw new Error('no sign');
    expect(box.y).toBeGreaterThanOrEqual(tools.y + tools.height);
    for (const name of [/Hild/, /Wren/, /Oswin/, /Ilphas/]) {
      const { x, y } = await rhea.placeOf(name);
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, String(name)).toBe(false);
    }
  }).toPass();
  await shot(rhea.page, 'area-cone');
  await rhea.click(sign.getByRole('button', { name: /off the map/ }));
  await expect(areas(rhea)).toHaveCount(1);
});

test('what the referee lays for themselves no player sees; any area goes in a click', async () => {
  await rhea.click(tool(rhea, 'Area'));
  await rhea.click(rhea.page.getByRole('button', { name: 'Cone' }));
  await rhea.page.getByLabel('Players see it').uncheck();
  const hild = await rhea.placeOf(/Hild/);
  await drag(rhea, hild, { x: hild.x - 120, y: hild.y });
  await expect(areas(rhea)).toHaveCount(2);
  await expect(areas(rhea).last()).toContainText('yours alone');
  await expect(areas(ann)).toHaveCount(1);
  await ann.click(areas(ann).getByRole('button', { name: /off the map/ }));
  await expect(areas(ann)).toHaveCount(0);
  await expect(areas(rhea)).toHaveCount(1);
  await rhea.click(areas(rhea).getByRole('button', { name: /off the map/ }));
  await expect(areas(rhea)).toHaveCount(0);
});

test('a player turns her character by the handle beside it, and it stays where it stands', async () => {
  const { page } = ann;
  await ann.click(tool(ann, 'Move'));
  await page.getByRole('application').press('n');
  const handle = page.getByTestId('turn-handle');
  const middle = async () => {
    const box = await handle.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  /** Where it stands still: it glides about the token, and beside it one would drag the token. */
  const still = async () => {
    let before = await middle();
    await expect
      .poll(async () => {
        const [last, now] = [before, await middle()];
        before = now;
        return Math.hypot(now.x - last.x, now.y - last.y);
      })
      .toBe(0);
    return before;
  };
  await expect(handle).toBeVisible();
  const hild = await ann.placeOf(/Hild/);
  await drag(ann, await still(), { x: hild.x + 90, y: hild.y + 2 });
  await expect.poll(async () => (await middle()).x - hild.x).toBeGreaterThan(15);
  await drag(ann, await still(), { x: hild.x + 2, y: hild.y + 90 });
  await expect.poll(async () => (await middle()).y - hild.y).toBeGreaterThan(15);
  expect(await ann.placeOf(/Hild/)).toEqual(hild);
  await shot(page, 'turned');
});

test('a way is measured along corners, in feet, squares, turns and rounds; the keyboard hears it', async () => {
  const { page } = ann;
  await ann.click(tool(ann, 'Measure'));
  await page.getByRole('application').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: 'feet' })).toHaveText(
    /^30 feet, 3 squares, 1 turn, 1 round, to column/,
  );
  await page.keyboard.press('Escape');
  const hild = await ann.placeOf(/Hild/);
  await page.mouse.click(hild.x, hild.y);
  await page.mouse.click(hild.x + 100, hild.y);
  await page.mouse.move(hild.x + 100, hild.y + 100);
  await shot(ann.page, 'measured');
  await page.mouse.click(hild.x, hild.y, { button: 'right' });
  const picture = async () => (await ann.page.getByRole('application').screenshot()).toString('base64');
  await page.mouse.move(hild.x, hild.y);
  const before = await picture();
  await page.mouse.down();
  await page.mouse.move(hild.x + 130, hild.y + 60, { steps: 4 });
  await page.mouse.up();
  const measured = await picture();
  expect(measured).not.toBe(before);
  await page.mouse.move(5, 5);
  expect(await picture(), 'what is measured stays while the hand is elsewhere').toBe(measured);
  await shot(ann.page, 'measured-left');
  await ann.click(tool(ann, 'Move'));
});

test('the referee shows squares by hand and hides them again, and takes it back', async () => {
  const { page } = rhea;
  const fogged = page.getByTestId('fogged');
  const squares = async () =>
    [...((await fogged.getAttribute('d')) ?? '').matchAll(/h(\d+)v1/g)].reduce(
      (sum, [, wide]) => sum + Number(wide),
      0,
    );
  await rhea.click(rhea.button('Draw'));
  await rhea.click(page.getByRole('group', { name: 'Drawing' }).getByRole('button', { name: 'Fog', exact: true }));
  const hidden = await squares();
  await rhea.click(page.getByRole('button', { name: 'Rectangle' }));
  const { x, y } = await rhea.placeOf(/Hild/);
  await drag(rhea, { x: x - 80, y: y + 160 }, { x: x + 80, y: y + 260 });
  await expect(rhea.log).toContainText(/squares shown/);
  await expect.poll(squares).toBeLessThan(hidden);
  await page.getByLabel('Black out what is hidden').check();
  await shot(rhea.page, 'fog-preview');
  await page.getByLabel('Black out what is hidden').uncheck();
  await page.getByLabel(/becomes known/).selectOption('by-hand');
  await expect(rhea.log).toContainText('known as far as you show it');
  await rhea.click(page.getByRole('button', { name: 'Hide', exact: true }));
  await rhea.click(page.getByRole('button', { name: 'Hide all' }));
  const asked = page.getByRole('alertdialog', { name: 'Take off what players see?' });
  await expect(asked).toContainText('gone for them as well');
  await rhea.click(asked.getByRole('button', { name: 'Take it off' }));
  await expect(rhea.log).toContainText(/squares hidden/);
  await shot(ann.page, 'fog-hidden');
  await rhea.click(page.getByRole('button', { name: 'Undo the drawing' }));
  await rhea.click(page.getByRole('button', { name: 'Undo the drawing' }));
  await expect.poll(squares).toBe(hidden);
  await page.getByLabel(/becomes known/).selectOption('automatic');
  await rhea.click(rhea.button('Done'));
});

test('a board on which nothing moves asks for no frames', async () => {
  const { page } = ann;
  await page.evaluate(() => {
    const ask = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (draw) => {
      (window as unknown as { frames: number }).frames += 1;
      return ask(draw);
    };
  });
  await expect(async () => {
    const asked = () => page.evaluate(() => (window as unknown as { frames: number }).frames);
    const before = await asked();
    await page.waitForTimeout(1_000);
    expect((await asked()) - before).toBe(0);
  }).toPass();
  await page.evaluate(() => Object.assign(window, { frames: 0 }));
  await page.getByRole('application').press('+');
  await expect.poll(() => page.evaluate(() => (window as unknown as { frames: number }).frames)).toBeGreaterThan(0);
});
