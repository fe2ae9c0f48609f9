import type { Page } from '@playwright/test';

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
