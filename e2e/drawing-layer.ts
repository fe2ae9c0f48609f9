import { expect, type Page } from '@playwright/test';

/** Where on the page a point of the map lies while it is drawn on, in pixels. The point is in squares. */
export async function pointOnMap(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([across, down]) => {
      const layer = document.querySelector('[data-testid=drawing-layer]');
      const box = layer?.getBoundingClientRect();
      const matrix = layer?.querySelector('g')?.getCTM();
      return {
        x: (box?.left ?? 0) + (matrix?.e ?? 0) + across * (matrix?.a ?? 1),
        y: (box?.top ?? 0) + (matrix?.f ?? 0) + down * (matrix?.d ?? 1),
      };
    },
    [x, y] as const,
  );
}

/** Over once the map lies still: it finds its place anew beside a bar that comes. */
export async function settled(page: Page): Promise<void> {
  await expect(async () => {
    const before = await pointOnMap(page, 0, 0);
    await page.waitForTimeout(200);
    expect(await pointOnMap(page, 0, 0)).toEqual(before);
  }).toPass();
}
