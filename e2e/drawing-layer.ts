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

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where points of the map lie on the page after something that fits the map anew, told by two of its doors. */
export async function afterFitting(
  page: Page,
  points: readonly Point[],
  act: () => Promise<unknown>,
): Promise<Point[]> {
  const [first, last] = await farDoors(page);
  await act();
  await expect(async () => {
    const now = await farDoors(page);
    await page.waitForTimeout(200);
    expect(await farDoors(page)).toEqual(now);
  }).toPass();
  const [firstNow, lastNow] = await farDoors(page);
  const scale =
    Math.hypot(lastNow.x - firstNow.x, lastNow.y - firstNow.y) / Math.hypot(last.x - first.x, last.y - first.y);
  return points.map(({ x, y }) => ({ x: firstNow.x + (x - first.x) * scale, y: firstNow.y + (y - first.y) * scale }));
}

/** The first door of the map and the one that lies farthest from it. */
async function farDoors(page: Page): Promise<readonly [Point, Point]> {
  const places = await page
    .locator('ul[aria-label="Known doors"] [data-at]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-at') ?? ''));
  const doors = places.map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return { x, y };
  });
  const [first] = doors;
  if (!first || doors.length < 2) throw new Error('A map is told by two of its doors.');
  const away = ({ x, y }: Point): number => Math.hypot(x - first.x, y - first.y);
  return [first, doors.reduce((far, one) => (away(one) > away(far) ? one : far))];
}
