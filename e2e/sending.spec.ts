import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { motley } from './maps.ts';
import { test } from './test.ts';

/** A large picture on a slow line: what part of it has gone is shown, and the sending can be called off. */

let demo: Demo;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(() => demo.end());

/** Bytes that the line takes in a second. */
const SLOW = 300_000;

test('instead of a file that is no map another is chosen, and what was said of the first goes away', async () => {
  const { page } = demo.rhea;
  await page.getByRole('tab', { name: 'Maps' }).click();
  const buffer = Buffer.from('Remember the lamp oil.');
  await page.getByLabel('Bring in a map').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
  const refusal = page.getByText('The file is of no format that is known here.');
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await (await chooser).setFiles({ name: 'Cellar.png', mimeType: 'image/png', buffer: motley(60, 60) });
  await expect(refusal).toHaveCount(0);
  await expect(page.getByText('Cellar.png')).toBeVisible();
});

test('a large picture shows how much of it was sent, and is not brought in once it is called off', async () => {
  const { page } = demo.rhea;
  const line = await page.context().newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const sending = page.getByRole('progressbar');
  const part = async () => Number((await sending.getAttribute('value')) ?? 1);
  await page.getByRole('tab', { name: 'Maps' }).click();
  const file = { name: 'Market.png', mimeType: 'image/png', buffer: motley(1_600, 1_200) };
  await page.getByLabel('Bring in a map').setInputFiles(file);
  await speed(SLOW);
  await page.getByRole('button', { name: 'Bring it in', exact: true }).click();
  await expect(page.getByText('Sending the file …')).toBeVisible();
  await expect.poll(part).toBeGreaterThan(0);
  const early = await part();
  expect(early).toBeLessThan(1);
  await expect.poll(part).toBeGreaterThan(early);
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(sending).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Bring it in', exact: true });
  await expect(again).toBeEnabled();
  await expect(page.getByTestId('preparing')).toHaveCount(0);
  await speed(-1);
  await again.click();
  await expect(page.getByTestId('preparing')).toContainText('Market');
});
