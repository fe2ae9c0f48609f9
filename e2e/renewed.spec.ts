import { expect } from '@playwright/test';
import { TestServer } from './server.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

let server: TestServer;

test.beforeAll(async () => {
  server = await TestServer.start();
});

test.afterAll(() => server.stop());

test('a page of an older build is told to load again, and keeps the words that were being written', async ({
  page,
}) => {
  let old = false;
  await page.routeWebSocket(/socket\.io/, (client) => {
    const real = client.connectToServer();
    client.onMessage((message) =>
      real.send(old ? String(message).replace(/"page":"[^"]*"/, '"page":"older"') : message),
    );
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
  await page.getByRole('textbox', { name: /Say something/ }).fill('We go down the stairs');
  old = true;
  await server.kill();
  await server.start();
  const renewed = page.getByRole('alert').filter({ hasText: 'Lanthorn has been renewed' });
  await expect(renewed).toBeVisible();
  await shot(page, 'renewed');
  old = false;
  await renewed.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
  await expect(renewed).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /Say something/ })).toHaveValue('We go down the stairs');
});

test('somebody offline is told so, and why a part of the page does not open', async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
  await expect(page.getByTestId('prompt').getByRole('button').first()).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const lacking = page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded' });
  await expect(lacking).toBeVisible();
  await shot(page, 'offline');
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await lacking.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByTestId('prompt').getByRole('button').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});
