import { describe, expect, it } from 'vitest';
import { fitted, panned, toScreen } from './camera.ts';
import { type Free, viewOf } from './glide.ts';

const FREE: Free = { left: 252, top: 0, width: 1114, height: 600 };
/** A room of five squares by four, and those who stand at the upper end of it. */
const ROOM = { from: { x: 10, y: 10 }, to: { x: 17, y: 16 } };
const PARTY = [
  { x: 12, y: 11 },
  { x: 13, y: 11 },
];
const BEGUN = { scale: 40, offset: { x: 0, y: 0 } };

const led = (known: typeof ROOM, free = FREE, from = BEGUN) => viewOf(PARTY, known, 'square', from, free);

describe('a view that follows by itself', () => {
  it('holds all that is known where it is large enough, in the middle of what is free', () => {
    const view = led(ROOM);
    if (!view) throw new Error('it is led there');
    const [from, to] = [toScreen(view, ROOM.from), toScreen(view, ROOM.to)];
    expect((from.x + to.x) / 2).toBeCloseTo(252 + 1114 / 2);
    expect((from.y + to.y) / 2).toBeCloseTo(300);
    expect(from.y).toBeGreaterThan(0);
  });

  it('stays while what is known lies there, and goes to the middle again once more room is free', () => {
    const view = led(ROOM);
    if (!view) throw new Error('it is led there');
    expect(led(ROOM, { ...FREE, height: 560 }, view)).toBeNull();
    expect(led(ROOM, { ...FREE, height: 900 }, view)).not.toBeNull();
  });

  it('looks at those who act where more is known than can be made out', () => {
    const view = led({ from: { x: 0, y: 0 }, to: { x: 80, y: 60 } });
    if (!view) throw new Error('it is led there');
    const middle = toScreen(view, { x: 13, y: 11.5 });
    expect([middle.x, middle.y]).toEqual([252 + 1114 / 2, 300].map((at) => expect.closeTo(at)));
    expect(led({ from: { x: 0, y: 0 }, to: { x: 80, y: 60 } }, FREE, panned(view, 60, 40))).toBeNull();
  });

  it('is led nowhere by nobody', () => {
    expect(viewOf([], ROOM, 'square', fitted(ROOM, FREE), FREE)).toBeNull();
  });
});
