import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { after, ask, campaign, player, referee, refusedOffers, someone } from '../../../../test/table.ts';

const aldo = someone({ hitPoints: { now: 8, max: 8 } });
const state = campaign([aldo]);

describe('falling', () => {
  it('OSE-HAZ-06: the fall hurts at once, and may kill', () => {
    expect(
      after(state, { type: 'Fall', creature: aldo.id, feet: 20 }, referee, 3, 4).creatures[aldo.id]?.hitPoints.now,
    ).toBe(1);
    expect(cited(state, { type: 'Fall', creature: aldo.id, feet: 20 }, referee, 3, 4)).toContain('OSE-HAZ-06');
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
