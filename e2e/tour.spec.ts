import { expect, type Page } from '@playwright/test';
import type { TestServer } from './server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(async ({ serve }) => {
  server = await serve();
});

async function demo(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play the demo' }).first().click();
  await expect(page.getByTestId('prompt')).toBeVisible();
}

/** What is explained stays in view: the words lie beside it. The board alone fills a phone’s page. */
async function standsBeside(page: Page): Promise<void> {
  const overlap = () =>
    page.evaluate(() => {
      const [words, thing] = ['[data-testid=tour]', '.toured'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      if (!words || !thing) return null;
      const across = Math.min(words.right, thing.right) - Math.max(words.left, thing.left);
      const down = Math.min(words.bottom, thing.bottom) - Math.max(words.top, thing.top);
      return (Math.max(0, across) * Math.max(0, down)) / (thing.width * thing.height);
    });
  await expect
    .poll(async () => (await overlap()) ?? 1)
    .toBeLessThan((page.viewportSize()?.width ?? 0) < 1024 ? 0.4 : 0.01);
}

/** The frame lies over the page, around what is explained, and nothing of that covers it. */
async function isFramed(page: Page): Promise<void> {
  const around = () =>
    page.evaluate(() => {
      const [frame, thing] = ['[data-testid=tour-frame]', '.toured'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      if (!frame || !thing) return false;
      return frame.left <= thing.left && frame.top <= thing.top && frame.right >= Math.min(innerWidth, thing.right);
    });
  await expect.poll(around).toBe(true);
}

test('the referee is shown around in five stops, and asked once', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await demo(page);
  await page.getByRole('button', { name: 'Show me around' }).click();
  const stop = page.getByTestId('tour');
  for (let place = 1; place <= 5; place += 1) {
    await expect(stop).toContainText(`${place} of 5`);
    await expect(stop).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.toured')).toHaveCount(1);
    await standsBeside(page);
    await isFramed(page);
    await stop.getByRole('button', { name: place === 5 ? 'Done' : 'Next' }).click();
  }
  await expect(stop).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me around' })).toHaveCount(0);
});

test('a player on a phone is shown around from the help, and leaves with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await demo(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'As a player' }).click();
  await expect(page.getByText('You see what a player sees')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Help/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show me around' }).click();
  const stop = page.getByTestId('tour');
  for (let place = 1; place <= 4; place += 1) {
    await expect(stop).toContainText(`${place} of 5`);
    await expect(stop).toBeInViewport({ ratio: 1 });
    await standsBeside(page);
    await expect(stop).not.toContainText('free character');
    await stop.getByRole('button', { name: 'Next' }).click();
  }
  await page.keyboard.press('Escape');
  await expect(stop).toHaveCount(0);
});

test('the page on how to run the dungeon is offered beside the tour, and in the help after it', async ({ page }) => {
  await demo(page);
  const guide = page.getByTestId('handout');
  await page.getByRole('button', { name: 'How to run this dungeon' }).click();
  await expect(guide).toContainText('The party stands in');
  await guide.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('button', { name: 'How to run this dungeon' })).toHaveCount(0);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('button', { name: 'How to run this dungeon' }).click();
  await expect(guide).toContainText('The party stands in');
});
