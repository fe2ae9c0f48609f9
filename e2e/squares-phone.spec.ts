import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** The squares of a picture are laid on a small screen: what they are laid over stays in sight. */

let demo: Demo;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(() => demo.end());

test('on a phone the panel of the squares leaves the picture and the bar of the tools free', async () => {
  const { page } = demo.rhea;
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 960, height: 720 });
    const pen = canvas.getContext('2d');
    for (let at = 0; pen && at <= 24; at += 1) {
      pen.strokeRect(at * 40, 0, 0.1, 720);
      pen.strokeRect(0, at * 40, 960, 0.1);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page.getByRole('tab', { name: 'Maps' }).click();
  const buffer = Buffer.from(picture, 'base64');
  await page.getByLabel('Bring in a map').setInputFiles({ name: 'Keep.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Squares from left to right').fill('24');
  await page.getByRole('button', { name: 'Bring it in', exact: true }).click();
  await expect(page.getByTestId('preparing')).toContainText('Keep');
  await page.setViewportSize({ width: 390, height: 844 });
  const part = page.getByRole('navigation', { name: 'Parts of the table' });
  if (await part.isVisible()) await part.getByText('Board', { exact: true }).click();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Grid of the picture' });
  await expect(panel).toBeVisible();
  await shot(demo.rhea.page, 'squares-phone');
  for (const step of ['begun', 'found'] as const) {
    if (step === 'found') {
      await panel.getByRole('button', { name: 'Find it in the picture' }).click();
      await expect(panel.getByRole('button', { name: 'Lay the squares so' })).toBeVisible();
      await shot(demo.rhea.page, 'squares-phone-found');
    }
    const [over, bar, board] = await Promise.all([
      panel.boundingBox(),
      page.getByRole('group', { name: 'Drawing' }).boundingBox(),
      page.getByRole('application').boundingBox(),
    ]);
    if (!over || !bar || !board) throw new Error('all of them are there');
    expect(bar.y + bar.height).toBeLessThanOrEqual(over.y);
    // Between the bar and the panel there is room enough to drag in.
    expect(over.y - (bar.y + bar.height)).toBeGreaterThan(board.height * 0.3);
  }
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(panel).toBeHidden();
});
