import { describe, expect, it } from 'vitest';
import type { BoardModel } from './model.ts';
import { flickerAt, PLAYERS, REFEREE, shadesOf, shineOf } from './shades.ts';

describe('the light of the board', () => {
  it('is orange of a torch, golden of a lantern and cool of magic', () => {
    const blue = (kind: string) => shineOf(kind).colour & 0xff;
    expect(blue('torch')).toBeLessThan(blue('lantern'));
    expect(blue('lantern')).toBeLessThan(blue('spell of light'));
  });

  it('has a colour for whatever burns, by any name', () => {
    for (const kind of ['', 'constructor', 'bonfire']) expect(shineOf(kind)).toEqual(shineOf('torch'));
  });

  it('flickers a little about its strength', () => {
    for (const kind of ['torch', 'candle', 'lantern'])
      for (let at = 0; at < 20; at += 0.1) expect(Math.abs(flickerAt(shineOf(kind), at, 3) - 1)).toBeLessThan(0.25);
  });

  it('leaves the referee more to see than the players', () => {
    for (const ground of ['unknown', 'memory', 'unlit'] as const)
      expect(REFEREE[ground].depth).toBeLessThan(PLAYERS[ground].depth);
  });

  it('shows a map that nobody has been on nearly as it was drawn, to the referee alone', () => {
    const row = { y: 0, floor: '111', explored: '000', seen: '000' } as BoardModel['rows'][number];
    const untrod = shadesOf({ all: true, rows: [row] });
    expect(untrod.unknown.depth).toBeLessThan(0.2);
    expect(shadesOf({ all: false, rows: [row] })).toBe(PLAYERS);
    expect(shadesOf({ all: true, rows: [row, { ...row, explored: '010' }] })).toBe(REFEREE);
  });
});
