import type { Told } from '@lanthorn/protocol';
import { describe, expect, it } from 'vitest';
import { happenedAt, nearOf, type Seen } from './happened.ts';

const token = (id: string, x: number, dead = false) => ({ id, name: id, square: { x, y: 0 }, dead });
const door = (open: boolean) => ({ id: 'oak', segment: { a: { x: 7, y: 4 }, b: { x: 8, y: 4 } }, open });
const seen = (of: Partial<Seen> = {}): Seen => ({ scene: 'crypt', grid: 'square', tokens: [], doors: [], ...of });
const line = (of: Partial<Told['line']>): Told => ({
  id: 'l',
  at: 0,
  entry: null,
  line: { kind: 'ruling', text: '', ...of },
});
const columns = (before: Partial<Seen>, now: Partial<Seen>, ...fresh: readonly Told[]) =>
  happenedAt(seen(before), seen(now), fresh).map(({ x }) => x);

describe('the gallery looks at', () => {
  it('whoever walks, comes or falls', () => {
    expect(columns({ tokens: [token('a', 1), token('b', 2)] }, { tokens: [token('a', 5), token('b', 2)] })).toEqual([
      5,
    ]);
    expect(columns({}, { tokens: [token('goblin', 9)] })).toEqual([9]);
    expect(columns({ tokens: [token('b', 2)] }, { tokens: [token('b', 2, true)] })).toEqual([2]);
  });

  it('a door that is worked, and not one that is only found', () => {
    expect(columns({ doors: [door(false)] }, { doors: [door(true)] })).toEqual([7]);
    expect(columns({}, { doors: [door(true)] })).toEqual([]);
  });

  it('whoever is hurt, and whoever speaks', () => {
    const both = { tokens: [token('a', 1), token('b', 6)] };
    expect(columns(both, both, line({ what: { type: 'damage', amount: 3, to: 'b' as never } }))).toEqual([6]);
    expect(columns(both, both, line({ kind: 'speech', speaker: 'a' }))).toEqual([1]);
  });

  it('nothing of another board', () => {
    expect(columns({ scene: null }, { tokens: [token('a', 1)] })).toEqual([]);
  });

  it('those who stand near what happened with it, and not the rest', () => {
    const near = nearOf([{ x: 5, y: 0 }], { tokens: [token('a', 5), token('b', 9), token('c', 30)], grid: 'square' });
    expect([...new Set(near.map(({ x }) => x))]).toEqual([5, 9]);
  });
});
