import { expect, type Page, test } from '@playwright/test';
import { TestServer } from './server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

async function demo(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play the demo' }).first().click();
  await expect(page.getByTestId('prompt')).toBeVisible();
}

test('the referee is shown around in five stops, and asked once', async ({ page }) => {
  await demo(page);
  await page.getByRole('button', { name: 'Show me around' }).click();
  const stop = page.getByTestId('tour');
  for (let place = 1; place <= 5; place += 1) {
    await expect(stop).toContainText(`${place} of 5`);
    await expect(stop).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.toured')).toHaveCount(1);
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
    await stop.getByRole('button', { name: 'Next' }).click();
  }
  await page.keyboard.press('Escape');
  await expect(stop).toHaveCount(0);
});
