import { describe, expect, it } from 'vitest';
import { squaresIn } from './squares.ts';
import { chance, onLine, picture } from './test-pictures.ts';

describe('the squares of a picture', () => {
  it.each([
    [32, 0, 0],
    [40, 12, 31],
    [33.7, 9.4, 20.2],
    [70.25, 3, 66],
  ])('of %f pixels, begun at %f and %f, are found to a part of a pixel', (pixels, x, y) => {
    const found = squaresIn(
      picture(900, 700, (across, down) => (onLine(across, x, pixels) || onLine(down, y, pixels) ? 150 : 220)),
    );
    expect(found?.pixels).toBeCloseTo(pixels, 1);
    const off = (one: number, other: number) => {
      const apart = (((one - other) % pixels) + pixels) % pixels;
      return Math.min(apart, pixels - apart);
    };
    expect(off(found?.corner.x ?? 0, x)).toBeLessThan(0.8);
    expect(off(found?.corner.y ?? 0, y)).toBeLessThan(0.8);
  });

  it('are found where their lines are light, thick, faint or drawn in the rooms alone', () => {
    const random = chance(11);
    const noisy = picture(800, 600, (x, y) => 120 + random() * 40 + (onLine(x, 5, 50) || onLine(y, 15, 50) ? 14 : 0));
    expect(squaresIn(noisy)?.pixels).toBeCloseTo(50, 0);
    const thick = picture(800, 600, (x, y) => (onLine(x, 5, 50, 3) || onLine(y, 15, 50, 3) ? 40 : 200));
    expect(squaresIn(thick)?.pixels).toBeCloseTo(50, 1);
    const inRoom = (x: number, y: number) => x > 120 && x < 380 && y > 160 && y < 420;
    const rooms = picture(800, 600, (x, y) =>
      inRoom(x, y) ? (onLine(x, 0, 20) || onLine(y, 0, 20) ? 170 : 255) : 60 + random() * 30,
    );
    expect(squaresIn(rooms)?.pixels).toBeCloseTo(20, 1);
  });

  it('are looked for to an end where a cross or a single room is all that is drawn', () => {
    const cross = picture(1_000, 1_000, (x, y) => (x === 500 || y === 400 ? 0 : 255));
    const isWall = (x: number, y: number) => x === 450 || x === 550 || y === 450 || y === 550;
    const within = (at: number) => at >= 450 && at <= 550;
    const room = picture(1_000, 1_000, (x, y) => (within(x) && within(y) && isWall(x, y) ? 0 : 255));
    for (const drawn of [cross, room]) expect(squaresIn(drawn)?.pixels ?? 1_000).toBeGreaterThan(2);
  });

  it('are none in a plain, a noisy or a striped picture, nor in one of a few rooms', () => {
    const random = chance(3);
    expect(squaresIn(picture(600, 400, () => 200))).toBeNull();
    expect(squaresIn(picture(600, 400, () => random() * 255))).toBeNull();
    expect(squaresIn(picture(600, 400, (x) => (onLine(x, 0, 20) ? 0 : 255)))).toBeNull();
    const walls = picture(600, 400, (x, y) => ([37, 151, 402].includes(x) || [20, 133, 290].includes(y) ? 0 : 255));
    expect(squaresIn(walls)).toBeNull();
    expect(squaresIn(picture(6, 5, () => 9))).toBeNull();
  });

  it('are found in a large picture before anybody grows tired of it', () => {
    const large = picture(2_000, 2_000, (x, y) => (onLine(x, 20, 71.3) || onLine(y, 33, 71.3) ? 90 : 180));
    const begun = performance.now();
    expect(squaresIn(large)?.pixels).toBeCloseTo(71.3, 1);
    expect(performance.now() - begun).toBeLessThan(15_000);
  }, 30_000);
});
