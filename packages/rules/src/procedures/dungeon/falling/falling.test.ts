import { describe, expect, it } from 'vitest';
import { after, ask, campaign, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { fallingVectors } from '../../../books/ose/examples/falling.ts';
import { run } from '../../../vectors.ts';

const aldo = someone({ hitPoints: { now: 8, max: 8 } });
const state = campaign([aldo]);

describe('falling', () => {
  it.each([
    [
      { feet: 30, dice: [2, 6, 3] },
      { diceCount: 3, damage: 11 },
    ],
    [
      { feet: 25, dice: [4, 4] },
      { diceCount: 2, damage: 8 },
    ],
    [
      { feet: 9, dice: [] },
      { diceCount: 0, damage: 0 },
    ],
    [
      { feet: 0, dice: [] },
      { diceCount: 0, damage: 0 },
    ],
  ])('OSE-HAZ-06: %j gives %j', (inputs, expected) => {
    expect(run({ id: 'OSE-HAZ-06', inputs, expect: expected }, fallingVectors)).toEqual([]);
  });

  it('OSE-HAZ-06: the fall hurts at once, and may kill', () => {
    expect(
      after(state, { type: 'Fall', creature: aldo.id, feet: 20 }, referee, 3, 4).creatures[aldo.id]?.hitPoints.now,
    ).toBe(1);
    expect(
      after(state, { type: 'Fall', creature: aldo.id, feet: 20 }, referee, 4, 4).creatures[aldo.id]?.conditions,
    ).toContain('dead');
    expect(ask(state, { type: 'Fall', creature: aldo.id, feet: 9 }, referee)).toMatchObject([{ type: 'CreatureFell' }]);
  });

  it('the referee alone says so', () => {
    expect(ask(state, { type: 'Fall', creature: aldo.id, feet: 20 }, player)).toBe('not-your-seat');
    expect(refusedOffers(state, referee, 'Fall')).toEqual([]);
  });
});
