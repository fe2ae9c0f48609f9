import { describe, expect, it } from 'vitest';
import { feetAlong, lengthInWords, measuredWay } from './measuring.ts';

const PACE = { turn: 90, round: 30 };
const SQUARES = { feetPerSquare: 10, grid: 'square', gridLines: 'drawn' } as const;

describe('measuring', () => {
  it.each([
    [0, '0′ · 0 square'],
    [5, '5′ · ½ square · 1 turn · 1 round'],
    [10, '10′ · 1 square · 1 turn · 1 round'],
    [45, '45′ · 4½ squares · 1 turn · 2 rounds'],
    [95, '95′ · 9½ squares · 2 turns · 4 rounds'],
  ])('%i feet are told in squares, and in turns and rounds of the party’s rate', (feet, words) => {
    expect(lengthInWords(feet, SQUARES, PACE)).toBe(words);
  });

  it('a party that goes nowhere has no turns to tell', () => {
    expect(lengthInWords(20, SQUARES, { turn: 0, round: 0 })).toBe('20′ · 2 squares');
  });

  it('goes around corners: each stretch is walked for itself', () => {
    const corners = [
      { x: 0.5, y: 0.5 },
      { x: 3.5, y: 0.5 },
      { x: 3.5, y: 4.5 },
    ];
    expect(feetAlong(corners, 10, 'square')).toBe(70);
    expect(measuredWay(corners, SQUARES, PACE)).toMatchObject({ points: corners, feet: 70 });
    expect(feetAlong([{ x: 0.5, y: 0.5 }], 10, 'square')).toBe(0);
  });

  it('says how diagonals count where there are any', () => {
    const [from, slanting, straight] = [
      { x: 0.5, y: 0.5 },
      { x: 2.5, y: 1.5 },
      { x: 3.5, y: 0.9 },
    ];
    expect(measuredWay([from, slanting], SQUARES, PACE).label).toBe(
      '25′ · 2½ squares · 1 turn · 1 round · diagonals count 1½',
    );
    expect(measuredWay([from, straight], SQUARES, PACE).label).toBe('30′ · 3 squares · 1 turn · 1 round');
  });

  it('tells a band in the place of squares where no grid is shown, and nothing of diagonals', () => {
    const slanting = [
      { x: 0.5, y: 0.5 },
      { x: 4.5, y: 2.5 },
    ];
    const bare = { ...SQUARES, gridLines: 'none' } as const;
    expect(measuredWay(slanting, bare, PACE).label).toBe('50′ · Near · 1 turn · 2 rounds');
  });

  it('takes in how much higher or lower the end is than the beginning, and says so', () => {
    const level = [
      { x: 0.5, y: 0.5 },
      { x: 3.5, y: 0.5 },
    ];
    expect(measuredWay(level, SQUARES, PACE, 40)).toMatchObject({
      feet: 50,
      label: '50′, 40 of them up · 3 squares · 1 turn · 1 round',
    });
    expect(measuredWay(level, SQUARES, PACE, -40).label).toMatch(/^50′, 40 of them down · /);
  });
});
