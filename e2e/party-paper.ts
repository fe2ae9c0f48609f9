import type { Page } from '@playwright/test';

/** The party's own map, with its bar. */
export const mapOf = (page: Page) => page.getByTestId('party-map');
/** Takes a tool of the pen. */
export const tool = (page: Page, name: string) => mapOf(page).getByRole('button', { name, exact: true }).click();

/** Where a point of the paper is on the page, in squares of the paper. */
async function onPage(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return mapOf(page)
    .locator('svg')
    .evaluate(
      (sheet: SVGSVGElement, at) => {
        const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(sheet.getScreenCTM() ?? new DOMMatrix());
        return { x, y };
      },
      { x, y },
    );
}

/** Drags the pen over the paper. */
export async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [start, end] = [await onPage(page, ...from), await onPage(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

export async function click(page: Page, x: number, y: number): Promise<void> {
  const at = await onPage(page, x, y);
  await page.mouse.click(at.x, at.y);
}
