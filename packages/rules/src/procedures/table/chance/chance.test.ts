import { describe, expect, it } from 'vitest';
import { ask, campaign, player, referee, refusedOffers } from '../../../../test/table.ts';
import type { CommandOf } from '../../../core/index.ts';
import { tell } from '../../../view/tell.ts';

const state = campaign([]);
const wager: CommandOf<'RollChance'> = {
  type: 'RollChance',
  kind: 'x-in-6',
  chance: 2,
  secret: true,
  purpose: 'The rope holds',
};

describe('chance rolls', () => {
  it.each([
    [wager, 2, true],
    [wager, 3, false],
    [{ ...wager, kind: 'percent', chance: 35 } as const, 35, true],
    [{ ...wager, kind: 'percent', chance: 35 } as const, 36, false],
  ])('OSE-CHK-04: %j with a %i: %s', (command, face, success) => {
    expect(ask(state, command, referee, face)).toMatchObject([{ success, why: { rule: 'OSE-CHK-04' } }]);
  });

  it('the table hears of no secret chance', () => {
    const events = ask(state, wager, referee, 1);
    expect(typeof events !== 'string' && events.map((event) => tell(event, player, state, state))).toEqual([null]);
  });

  it('the chance keeps within its die, and is the referee’s', () => {
    expect(ask(state, { ...wager, chance: 7 }, referee)).toBe('bad-input');
    expect(ask(state, wager, player)).toBe('not-your-seat');
    expect(refusedOffers(state, referee, 'RollChance')).toEqual([]);
  });
});
