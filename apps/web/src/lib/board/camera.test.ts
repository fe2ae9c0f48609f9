import { describe, expect, it } from 'vitest';
import { centred, fitted, inView, MAX_SCALE, MIN_SCALE, panned, toScene, toScreen, zoomed } from './camera.ts';

const screen = { width: 800, height: 600 };

describe('the camera', () => {
  const camera = fitted({ from: { x: 0, y: 0 }, to: { x: 20, y: 10 } }, screen);

  it('shows the whole area, in the middle', () => {
    expect(toScreen(camera, { x: 10, y: 5 })).toEqual({ x: 400, y: 300 });
    expect(toScreen(camera, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(0);
  });

  it('leaves free what more lies over the board at its head, and shows the whole area below that', () => {
    const tall = { from: { x: 0, y: 0 }, to: { x: 5, y: 20 } };
    const below = fitted(tall, screen, 40, 56);
    expect([toScreen(below, tall.from).y, toScreen(below, tall.to).y]).toEqual([56, 560]);
  });

  it('leaves the point under the cursor where it is when it zooms', () => {
    const about = { x: 123, y: 456 };
    const near = zoomed(camera, 1.5, about);
    const before = toScene(camera, about);
    const after = toScene(near, about);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('knows what is in view, and not only just', () => {
    const middle = toScene(camera, { x: 400, y: 300 });
    expect(inView(camera, middle, screen)).toBe(true);
    expect(inView(panned(camera, 390, 0), middle, screen)).toBe(false);
  });

  it('zooms neither into a single stone nor out of the world', () => {
    expect(zoomed(camera, 1000, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
    expect(zoomed(camera, 0.0001, { x: 0, y: 0 }).scale).toBe(MIN_SCALE);
  });

  it('pans and centres by screen pixels', () => {
    expect(panned(camera, 5, -3).offset).toEqual({ x: camera.offset.x + 5, y: camera.offset.y - 3 });
    expect(toScreen(centred(camera, { x: 3, y: 4 }, screen), { x: 3, y: 4 })).toEqual({ x: 400, y: 300 });
  });
});
