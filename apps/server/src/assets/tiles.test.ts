import { extentOf, type GridKind, type Point, placesUnder } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutOf, cutPixels, drawTile, TILE_PIXELS, type TilePlace } from './tiles.ts';

/** A map of so many squares across and down, of which some are explored: `x,y`. */
const sceneOf = (
  width: number,
  height: number,
  pixelsPerSquare: number,
  explored: readonly string[],
  corner?: { readonly x: number; readonly y: number },
): Scene =>
  ({
    grid: 'square',
    width,
    height,
    image: { asset: 'a', pixelsPerSquare, ...(corner && { corner }) },
    explored: Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => (explored.includes(`${x},${y}`) ? '1' : '0')).join(''),
    ),
  }) as unknown as Scene;

/** The hexes at a point: on an edge the two that share it. */
const near = ({ x, y }: Point, grid: GridKind) => placesUnder(x, y, x, y, grid);

/** Whether a pixel lies so near to a hex that is not explored that it may count as touching it. */
const nearlyTouches = (
  left: number,
  top: number,
  side: number,
  grid: GridKind,
  explored: ReadonlySet<string>,
): boolean =>
  placesUnder(left - NEAR, top - NEAR, left + side + NEAR, top + side + NEAR, grid).some(
    ({ x, y }) => !explored.has(`${x},${y}`),
  );
const NEAR = 1e-5;

/** Numbers that look like chance, the same each time. */
function chance(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 48_271) % 2_147_483_647;
    return now / 2_147_483_647;
  };
}

const place = (scale = 0, column = 0, row = 0): TilePlace => ({ scale, column, row });

/** Red all over: the colour that nobody but the referee may see. */
const secret = sharp({ create: { width: TILE_PIXELS, height: TILE_PIXELS, channels: 3, background: '#ff0000' } })
  .webp({ lossless: true })
  .toBuffer();

const unread = () => Promise.reject(new Error('it was read'));

function cutAt(scene: Scene, role: 'player' | 'referee', at: TilePlace) {
  const cut = cutOf(scene, role, at);
  if (!cut) throw new Error('the tile is there');
  return cut;
}

/** Where the pixels lie that are drawn; each is either as it was or nothing. */
async function drawnOf(scene: Scene, role: 'player' | 'referee', at: TilePlace) {
  const data = await cutPixels(await secret, cutAt(scene, role, at));
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  const colours = new Set<number>();
  for (let at = 0; at < TILE_PIXELS * TILE_PIXELS; at += 1) {
    colours.add(data.readUInt32BE(at * 4));
    if (data[at * 4 + 3] === 0) continue;
    xs.add(at % TILE_PIXELS);
    ys.add(Math.floor(at / TILE_PIXELS));
  }
  expect(colours).toEqual(new Set([0, 0xff0000ff]));
  return { left: Math.min(...xs), right: Math.max(...xs) + 1, top: Math.min(...ys), bottom: Math.max(...ys) + 1 };
}

describe('a tile of a picture', () => {
  it('shows a player the explored squares and not a pixel more, not even under transparency', async () => {
    const scene = sceneOf(10, 9, 20, ['3,2', '4,2']);
    expect(await drawnOf(scene, 'player', place())).toEqual({ left: 60, right: 100, top: 40, bottom: 60 });
  });

  it.each(['pointy', 'flat'] as const)('shows of %s hexes no pixel that holds a part of one not explored', (grid) => {
    const explored = ['3,2', '4,2', '4,3'];
    for (const scale of [0, 1, 2]) {
      const scene: Scene = { ...sceneOf(9, 9, 24, explored, { x: -3.7, y: 5.2 }), grid };
      const { lines, isBlank } = cutAt(scene, 'player', place(scale));
      const side = 2 ** scale / 24;
      const shown = lines.flatMap((runs, y) =>
        runs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => ({ x: from + at, y }))),
      );
      expect(isBlank).toBe(false);
      for (const { x, y } of shown)
        for (const [across, down] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
          [0.5, 0.5],
        ] as const) {
          const at = { x: 3.7 / 24 + (x + across) * side, y: -5.2 / 24 + (y + down) * side };
          expect(near(at, grid).some((hex) => explored.includes(`${hex.x},${hex.y}`))).toBe(true);
        }
      // Less is blanked than a pixel's breadth within the rim.
      const whole = explored.length * Math.sqrt(0.75);
      expect(shown.length * side ** 2).toBeGreaterThan(whole - 11 * side);
      expect(shown.length * side ** 2).toBeLessThanOrEqual(whole);
    }
  });

  it.each(['pointy', 'flat'] as const)(
    'shows of %s hexes those pixels under which all hexes are explored, and blanks the others',
    (grid) => {
      const random = chance(41);
      for (const [pixels, scale, corner] of [
        [24, 0, { x: -3.7, y: 5.2 }],
        [31.3, 1, { x: 12.5, y: -20.25 }],
        [24, 2, { x: 0, y: 0 }],
      ] as const) {
        const known = Array.from({ length: 600 }, (_, at) => `${at % 25},${Math.floor(at / 25)}`).filter(
          () => random() < 0.8,
        );
        const explored = new Set(known);
        const scene: Scene = { ...sceneOf(25, 24, pixels, known, corner), grid };
        const side = 2 ** scale / pixels;
        const { width, height } = extentOf(scene);
        for (const [y, runs] of cutAt(scene, 'player', place(scale)).lines.entries())
          for (let x = 0; x < TILE_PIXELS; x += 1) {
            const [left, top] = [x * side - corner.x / pixels, y * side - corner.y / pixels];
            const isOn = left >= 0 && top >= 0 && left + side <= width && top + side <= height;
            const isOpen = placesUnder(left, top, left + side, top + side, grid).every((hex) =>
              explored.has(`${hex.x},${hex.y}`),
            );
            const isShown = runs.some(({ from, to }) => x >= from && x < to);
            // The one is as inexact as numbers are, the other a little more careful.
            if (isShown !== (isOn && isOpen))
              expect([isShown, nearlyTouches(left, top, side, grid, explored)]).toEqual([false, true]);
          }
      }
    },
  );

  it('cuts a tile of hexes of which a part is explored within a moment', () => {
    const known = Array.from({ length: 10_000 }, (_, at) => `${at % 100},${Math.floor(at / 100)}`).filter(
      (_, at) => at % 3 > 0,
    );
    const scene: Scene = { ...sceneOf(100, 100, 24, known), grid: 'flat' };
    const begun = performance.now();
    for (const scale of [0, 1, 2, 3]) cutAt(scene, 'player', place(scale));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('shows the referee all of a map of hexes, as far as it reaches', () => {
    const scene: Scene = { ...sceneOf(4, 3, 20, []), grid: 'pointy' };
    const { lines } = cutAt(scene, 'referee', place());
    expect(lines[0]).toEqual([{ from: 0, to: 90 }]);
    expect(lines.filter((runs) => runs.length > 0)).toHaveLength(57);
    expect(cutOf(scene, 'referee', place(0, 1))).toBeNull();
  });

  it('shows the referee all of the map', async () => {
    expect(await drawnOf(sceneOf(10, 9, 20, []), 'referee', place())).toEqual({
      left: 0,
      right: 200,
      top: 0,
      bottom: 180,
    });
  });

  it('goes by how the squares lie over the picture, and shows nothing outside the map', async () => {
    const scene = sceneOf(10, 9, 20, ['0,0', '3,2', '4,2'], { x: 7, y: 3 });
    expect(await drawnOf({ ...scene, explored: scene.explored.with(0, '0000000000') }, 'player', place())).toEqual({
      left: 67,
      right: 107,
      top: 43,
      bottom: 63,
    });
    expect(await drawnOf(scene, 'referee', place())).toEqual({ left: 7, right: 207, top: 3, bottom: 183 });
    const before = sceneOf(10, 9, 20.5, ['3,2'], { x: -10.25, y: 0 });
    expect(await drawnOf(before, 'player', place())).toEqual({ left: 52, right: 71, top: 41, bottom: 61 });
    expect(await drawnOf(before, 'referee', place())).toEqual({ left: 0, right: 194, top: 0, bottom: 184 });
  });

  it('does not show a pixel that lies over the edge of what is explored, where a square has a part of one', async () => {
    const scene = sceneOf(10, 9, 16.4, ['1,1']);
    expect(await drawnOf(scene, 'player', place())).toEqual({ left: 17, right: 32, top: 17, bottom: 32 });
    expect(await drawnOf(sceneOf(10, 10, 16.4, []), 'referee', place())).toMatchObject({ right: 164, bottom: 164 });
  });

  it.each([
    [1, { left: 11, right: 20 }],
    [2, { left: 6, right: 10 }],
    [3, { left: 3, right: 5 }],
  ] as const)('halved %i times shows no pixel into which a hidden one was mixed', async (scale, expected) => {
    // Square 1 lies from pixel 21 to 42 of the picture, square 2 is hidden again.
    expect(await drawnOf(sceneOf(10, 9, 21, ['1,1']), 'player', place(scale))).toMatchObject(
      scale === 1 ? { ...expected, right: 21 } : expected,
    );
  });

  it('shows a pixel that several squares share where all of them are explored', async () => {
    const all = ['0,0', '1,0', '0,1', '1,1'];
    expect(await drawnOf(sceneOf(4, 4, 4, all), 'player', place(3))).toEqual({ left: 0, right: 1, top: 0, bottom: 1 });
    expect(cutAt(sceneOf(4, 4, 4, all.slice(1)), 'player', place(3)).isBlank).toBe(true);
  });

  it('is told apart from another by what is shown, and by nothing else', () => {
    const key = (scene: Scene) => cutAt(scene, 'player', place()).key;
    expect(key(sceneOf(100, 9, 20, ['1,1']))).toBe(key(sceneOf(100, 9, 20, ['1,1', '80,3'])));
    expect(key(sceneOf(100, 9, 20, ['1,1']))).not.toBe(key(sceneOf(100, 9, 20, ['1,2'])));
    expect(key(sceneOf(100, 9, 20, ['1,1']))).not.toBe(key(sceneOf(100, 9, 21, ['1,1'])));
  });

  it.each([
    [-1, 0],
    [1, 0],
    [0, 1],
    [0, -1],
  ])('is none at column %i, row %i', (column, row) => {
    expect(cutOf(sceneOf(10, 9, 20, []), 'referee', place(0, column, row))).toBeNull();
  });

  it('of which nothing is shown is not read, and is the same as one that the picture does not reach', async () => {
    const cut = cutAt(sceneOf(10, 9, 20, []), 'player', place());
    const drawn = await drawTile(cut, { exact: unread, pressed: unread });
    expect((await sharp(drawn).raw().toBuffer()).every((byte) => byte === 0)).toBe(true);
    const none = { exact: async () => null, pressed: unread };
    expect(await drawTile(cutAt(sceneOf(10, 9, 20, ['1,1']), 'player', place()), none)).toEqual(drawn);
  });

  it('of which all is shown is sent as it was pressed, and one of which a part is hidden is never', async () => {
    const pressed = new Uint8Array([1, 2, 3]);
    const stored = { exact: async () => secret, pressed: async () => pressed };
    const lit = Array.from({ length: 900 }, (_, no) => `${no % 30},${Math.floor(no / 30)}`);
    expect(await drawTile(cutAt(sceneOf(30, 30, 20, lit), 'player', place()), stored)).toBe(pressed);
    expect(await drawTile(cutAt(sceneOf(30, 30, 20, []), 'referee', place()), stored)).toBe(pressed);
    expect(await drawTile(cutAt(sceneOf(30, 30, 20, lit.slice(1)), 'player', place()), stored)).not.toBe(pressed);
  });

  it('that was stored before tiles were pressed is drawn', async () => {
    const stored = { exact: async () => secret, pressed: async () => null };
    const drawn = await drawTile(cutAt(sceneOf(30, 30, 20, []), 'referee', place()), stored);
    expect(await sharp(drawn).metadata()).toMatchObject({ width: TILE_PIXELS, height: TILE_PIXELS });
  });

  it('that the picture fills in part ends with the picture', async () => {
    const small = await sharp(await secret)
      .resize(30, 20)
      .webp({ lossless: true })
      .toBuffer();
    const data = await cutPixels(small, cutAt(sceneOf(10, 9, 20, []), 'referee', place()));
    const alpha = (x: number, y: number) => data[(y * TILE_PIXELS + x) * 4 + 3];
    expect([alpha(29, 19), alpha(30, 19), alpha(29, 20)]).toEqual([255, 0, 0]);
  });
});
