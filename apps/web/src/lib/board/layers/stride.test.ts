import { describe, expect, it } from 'vitest';
import { Stride } from './stride.ts';

const corner = [
  { x: 0, y: 3 },
  { x: 2, y: 3 },
];

describe('a token on its way', () => {
  it('goes round a corner, and never straight across', () => {
    const stride = new Stride({ x: 0, y: 0 });
    stride.go([{ x: 0, y: 1 }, { x: 0, y: 2 }, ...corner]);
    const places = Array.from({ length: 200 }, () => {
      stride.pass(5);
      return stride.at;
    });
    for (const { x, y } of places) expect(x < 0.001 || y > 2.999).toBe(true);
    expect(stride.at).toEqual({ x: 2, y: 3 });
  });

  it('looks where it goes, and nowhere once it is there', () => {
    const stride = new Stride({ x: 0, y: 0 });
    stride.go(corner);
    stride.pass(10);
    expect(stride.heading).toBeCloseTo(Math.PI);
    stride.pass(Number.POSITIVE_INFINITY);
    expect([stride.heading, stride.at]).toEqual([null, { x: 2, y: 3 }]);
  });

  it('takes no longer for a long way than one can wait', () => {
    const stride = new Stride({ x: 0, y: 0 });
    stride.go(Array.from({ length: 60 }, (_, x) => ({ x: x + 1, y: 0 })));
    expect(stride.pass(650)).toBe(true);
    expect(stride.pass(60)).toBe(false);
  });

  it('goes on to the next end from where it is', () => {
    const stride = new Stride({ x: 0, y: 0 });
    stride.go([{ x: 1, y: 0 }]);
    stride.pass(50);
    stride.go([{ x: 1, y: 1 }]);
    expect(stride.pass(20)).toBe(true);
    expect(stride.at.y).toBe(0);
    stride.pass(1000);
    expect(stride.at).toEqual({ x: 1, y: 1 });
  });

  it('stands elsewhere in its square when another comes to stand there', () => {
    const stride = new Stride({ x: 0.5, y: 0.5 });
    stride.shift({ x: 0.25, y: 0.25 });
    expect(stride.pass(1000)).toBe(false);
    expect(stride.at).toEqual({ x: 0.25, y: 0.25 });
  });
});
