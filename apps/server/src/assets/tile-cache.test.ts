import { expect, it } from 'vitest';
import { TileCache } from './tile-cache.ts';

it('tiles are drawn once, and forgotten when there is no room', async () => {
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return new Uint8Array(60);
  };
  const cache = new TileCache(100);
  await Promise.all([cache.get('a', draw), cache.get('a', draw)]);
  expect(drawn).toBe(1);
  await cache.get('b', draw);
  await cache.get('a', draw);
  expect(drawn).toBe(3);
});
