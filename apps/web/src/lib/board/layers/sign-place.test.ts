import { describe, expect, it } from 'vitest';
import { signPlace } from './sign-place.ts';

const SEEN = { camera: { scale: 40, offset: { x: 0, y: 0 } }, screen: { width: 800, height: 600 } };
const SIGN = { width: 5, height: 0.5 };

describe('the sign that tells the length of a way', () => {
  it('stands above its end', () => {
    expect(signPlace({ x: 10, y: 10 }, SIGN, SEEN)).toEqual({ x: 10, y: 9.25 });
  });

  it.each([
    ['left', { x: 0.5, y: 10 }, { x: 2.7, y: 9.25 }],
    ['right', { x: 30, y: 10 }, { x: 17.3, y: 9.25 }],
    ['head, below the tools', { x: 10, y: 0.5 }, { x: 10, y: 1.65 }],
    ['foot', { x: 10, y: 40 }, { x: 10, y: 14.55 }],
  ])('is kept in view at the %s of the board', (_where, at, place) => {
    const { x, y } = signPlace(at, SIGN, SEEN);
    expect(x).toBeCloseTo(place.x, 6);
    expect(y).toBeCloseTo(place.y, 6);
  });

  it('lies in the middle of a board that is narrower than it', () => {
    const narrow = { ...SEEN, screen: { width: 120, height: 600 } };
    expect(signPlace({ x: 0, y: 10 }, SIGN, narrow).x).toBeCloseTo(1.5, 6);
  });
});
