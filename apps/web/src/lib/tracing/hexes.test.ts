import { centreOf, type Point, squareAt } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { type HexesFound, hexesIn } from './hexes.ts';
import { squaresIn } from './squares.ts';
import { chance, onLine, onSide, picture } from './test-pictures.ts';
import type { Brightness } from './trace.ts';

/** How far from where they are hexes are said to lie, in pixels. */
function astray(found: HexesFound | null, pixels: number, corner: Point): number {
  if (!found) return Number.POSITIVE_INFINITY;
  const first = centreOf({ x: 0, y: 0 }, found.grid);
  const at = { x: (found.corner.x - corner.x) / pixels + first.x, y: (found.corner.y - corner.y) / pixels + first.y };
  const middle = centreOf(squareAt(at, found.grid), found.grid);
  return Math.hypot(middle.x - at.x, middle.y - at.y) * pixels;
}

/** A picture as a JPEG of little quality has it: of blocks of eight, each a little off, and blurred. */
function pressed({ width, height, values }: Brightness): Brightness {
  const random = chance(17);
  const blocks = Array.from({ length: Math.ceil(width / 8) * Math.ceil(height / 8) }, () => random() * 14 - 7);
  return picture(width, height, (x, y) => {
    const near = [0, -1, 1, -width, width].map((off) => values[y * width + x + off] ?? 0);
    const mean = near.reduce((sum, one) => sum + one, near[0] ?? 0) / 6;
    const block = blocks[Math.floor(y / 8) * Math.ceil(width / 8) + Math.floor(x / 8)] ?? 0;
    return Math.max(0, Math.min(255, mean + block + random() * 16 - 8));
  });
}

describe.each(['pointy', 'flat'] as const)('the hexes of a picture, %s', (grid) => {
  it.each([
    [40, 0, 0],
    [33.7, 12, 31],
    [70.25, -9.5, 20],
  ])('of %f pixels from side to side, begun at %f and %f, are found to a part of a pixel', (pixels, x, y) => {
    const on = onSide(grid, pixels, { x, y });
    const found = hexesIn(picture(900, 700, (across, down) => (on(across, down) ? 140 : 220)));
    expect(found?.grid).toBe(grid);
    expect(found?.pixels).toBeCloseTo(pixels, 1);
    expect(astray(found, pixels, { x, y })).toBeLessThan(1);
  });

  it('are found in a pressed picture of lands, where the lines are faint, light or thick', () => {
    const random = chance(23);
    const lands = Array.from({ length: 2_000 }, () => 90 + random() * 120);
    const corner = { x: 7, y: -5 };
    const land = (x: number, y: number): number => {
      const hex = squareAt({ x: (x - 7) / 48, y: (y + 5) / 48 }, grid);
      return lands[Math.abs((hex.y >> 2) * 40 + (hex.x >> 2)) % lands.length] ?? 0;
    };
    const drawn = (thick: number, by: number): HexesFound | null => {
      const on = onSide(grid, 48, corner, thick);
      return hexesIn(pressed(picture(800, 640, (x, y) => land(x, y) + random() * 20 + (on(x, y) ? by : 0))));
    };
    for (const found of [drawn(1.6, -35), drawn(1.6, 35), drawn(3.2, -60)]) {
      expect(found).toMatchObject({ grid });
      expect(found?.pixels).toBeCloseTo(48, 0);
      expect(astray(found, 48, corner)).toBeLessThan(3);
    }
  });

  it('are found in a large picture before anybody grows tired of it', () => {
    const on = onSide(grid, 71.3, { x: 20, y: 33 });
    const large = picture(2_000, 2_000, (x, y) => (on(x, y) ? 90 : 180));
    const begun = performance.now();
    expect(hexesIn(large)?.pixels).toBeCloseTo(71.3, 1);
    expect(performance.now() - begun).toBeLessThan(15_000);
  }, 30_000);
});

describe('no hexes', () => {
  it('are in a plain or a noisy picture, or in one of squares, stripes or a few walls', () => {
    const random = chance(3);
    expect(hexesIn(picture(600, 400, () => 200))).toBeNull();
    expect(hexesIn(picture(600, 400, () => random() * 255))).toBeNull();
    expect(hexesIn(picture(600, 400, (x) => (onLine(x, 0, 20) ? 0 : 255)))).toBeNull();
    for (const side of [20, 37.3, 50])
      expect(hexesIn(picture(900, 700, (x, y) => (onLine(x, 3, side) || onLine(y, 9, side) ? 120 : 220)))).toBeNull();
    const walls = picture(600, 400, (x, y) => ([37, 151, 402].includes(x) || [20, 133, 290].includes(y) ? 0 : 255));
    expect(hexesIn(walls)).toBeNull();
    expect(hexesIn(picture(6, 5, () => 9))).toBeNull();
  });

  it('are in a web of triangles, of which none is the middle of a hex', () => {
    const over = [0, 60, 120].map((turn) => (turn * Math.PI) / 180);
    const web = picture(800, 600, (x, y) =>
      over.some((way) => onLine(x * Math.cos(way) + y * Math.sin(way), 4, 24)) ? 100 : 220,
    );
    expect(hexesIn(web)).toBeNull();
  });

  it('are in blurred noise, though that has a grain', () => {
    for (const seed of [5, 6, 7, 8]) {
      const random = chance(seed);
      const grain = pressed(picture(500, 400, () => random() * 255));
      expect(hexesIn(grain)).toBeNull();
      expect(squaresIn(grain)).toBeNull();
    }
  });
});
