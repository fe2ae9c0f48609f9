import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween, changed, changeOfParts } from './change.ts';

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What a page has after it was sent the change, over the wire. */
function after(before: unknown, now: unknown): unknown {
  const change = changeBetween(before, now);
  return change ? changed(before, overTheWire(change)) : before;
}

const names = fc.constantFrom('a', 'b', 'c', '1', '2', '__proto__', 'constructor');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, 0, 1, 'x', 'y', true),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.tuple(names, tie('value')), { maxLength: 5 }).map((fields) => Object.fromEntries(fields)),
  ),
}));

describe('the change from one state to the next', () => {
  it('makes the one into the other, in the order of its fields', () => {
    fc.assert(
      fc.property(value, value, (before, now) => {
        expect(JSON.stringify(after(before, now))).toBe(JSON.stringify(now));
      }),
    );
  });

  it('is none between what says the same', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(changeBetween(one, overTheWire(one))).toBeNull();
      }),
    );
  });

  it('leaves what it does not name the same object as before', () => {
    const before = { hild: { at: { x: 1 }, items: ['torch'] }, wren: { at: { x: 2 } } };
    const now = after(before, { ...before, hild: { ...before.hild, at: { x: 3 } } }) as typeof before;
    expect(now.hild.at).toEqual({ x: 3 });
    expect(now.hild.items).toBe(before.hild.items);
    expect(now.wren).toBe(before.wren);
  });

  it('names the one member that a long list lost', () => {
    const goblins = Array.from({ length: 300 }, (_, no) => ({ id: `goblin-${no}` }));
    expect(changeBetween(goblins, goblins.toSpliced(40, 1))).toEqual({ edits: [{ at: 40, drop: 1, put: [] }] });
  });

  it('names what is new in a list, and not what stands before and behind it', () => {
    expect(changeBetween(['a', 'b'], ['a', 'x', 'b'])).toEqual({ edits: [{ at: 1, drop: 0, put: ['x'] }] });
  });

  it('names what is new in several places of a list, and nothing between them', () => {
    const walls = Array.from({ length: 200 }, (_, no) => ({ x: no }));
    const known = walls.filter(({ x }) => x % 50 !== 7);
    const change = changeBetween(known, walls);
    expect(change).toEqual({
      edits: [7, 57, 107, 157].map((x, before) => ({ at: x - before, drop: 0, put: [{ x }] })),
    });
    expect(after(known, walls)).toEqual(walls);
  });

  it('makes a list that shares members with another in any order into it', () => {
    const members = Array.from({ length: 8 }, (_, no) => ({ no }));
    const some = fc.shuffledSubarray([...members, ...members]);
    fc.assert(
      fc.property(some, some, (before, now) => {
        expect(after(before, now)).toEqual(now);
      }),
    );
  });

  it('takes a field that is undefined for one that is not there', () => {
    expect(changeBetween({ a: 1, b: undefined }, { a: 1 })).toBeNull();
    expect(changeBetween({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ in: {}, gone: ['b'] });
  });

  it('keeps the order of what comes back in the middle, as a rewind brings it', () => {
    const now = after({ a: 1, c: 3 }, { a: 1, b: 2, c: 3 });
    expect(Object.keys(now as object)).toEqual(['a', 'b', 'c']);
  });

  it('is one and the same for all who share the parts that changed', () => {
    const [before, now] = [{ walls: [1, 2] }, { walls: [1, 2, 3] }];
    const ofOne = changeOfParts({ scene: before, own: 'a' }, { scene: now, own: 'a' });
    const ofOther = changeOfParts({ scene: before, own: 'b' }, { scene: now, own: 'c' });
    expect(ofOne).toEqual(changeBetween({ scene: before }, { scene: now }));
    expect(ofOther).toEqual(changeBetween({ scene: before, own: 'b' }, { scene: now, own: 'c' }));
    const sceneOf = (change: unknown) => (change as { in: { scene: unknown } }).in.scene;
    expect(sceneOf(ofOther)).toBe(sceneOf(ofOne));
  });
});
