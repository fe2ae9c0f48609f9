import type { Scene } from '@lanthorn/rules';
import { afterEach, expect, it, vi } from 'vitest';
import { pictureParts, smallTiles } from './picture-tiles.ts';
import { drawSketch } from './sketch.ts';

/** A map of 30 by 20 squares over a picture of 3,000 by 2,000 pixels, which begins a square before it. */
const scene = {
  id: 'keep',
  grid: 'square',
  width: 30,
  height: 20,
  floor: null,
  walls: [],
  doors: {},
  image: { asset: 'a', pixelsPerSquare: 100, corner: { x: 100, y: 0 } },
} as unknown as Scene;

afterEach(() => vi.unstubAllGlobals());

it('the whole picture of a map is held by a few small tiles; a map without one has none', () => {
  expect(smallTiles(scene).map(({ scale, column, row }) => [scale, column, row])).toEqual([[4, 0, 0]]);
  expect(smallTiles({ ...scene, image: null })).toEqual([]);
});

it('a map that lies over a picture is drawn small with its picture, where that lies', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve({ ok: true, blob: () => Promise.resolve(null) });
  });
  vi.stubGlobal('createImageBitmap', () => Promise.resolve('bits'));
  const parts = await pictureParts('c', scene);
  expect(asked).toEqual([expect.stringMatching(/^\/api\/campaigns\/c\/scenes\/keep\/tiles\/4\/0\/0\?v=/)]);
  const drawImage = vi.fn();
  const pen = new Proxy({ drawImage }, { get: (target, name) => Reflect.get(target, name) ?? (() => undefined) });
  drawSketch({ width: 192, height: 128, getContext: () => pen } as unknown as HTMLCanvasElement, scene, parts);
  expect(drawImage.mock.calls).toEqual([['bits', -1, 0, 40.96, 40.96]]);
});

it('nothing is asked for of a map without a picture', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await pictureParts('c', { ...scene, image: null })).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
