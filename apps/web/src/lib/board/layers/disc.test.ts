import type { Graphics } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { addDisc } from './disc.ts';

it('a disc is round however near one looks: its rim is nowhere a hundredth of its radius within it', () => {
  const poly = vi.fn((_corners: readonly { x: number; y: number }[]) => undefined);
  addDisc({ poly } as unknown as Graphics, { x: 3, y: 4 }, 0.3);
  const corners = poly.mock.calls[0]?.[0] ?? [];
  const middles = corners.map(({ x, y }, at) => {
    const next = corners[(at + 1) % corners.length] ?? { x, y };
    return Math.hypot((x + next.x) / 2 - 3, (y + next.y) / 2 - 4);
  });
  expect(Math.max(...middles)).toBeLessThanOrEqual(0.3);
  expect(Math.min(...middles)).toBeGreaterThan(0.297);
});
