import { describe, expect, it } from 'vitest';
import {
  after,
  ask,
  campaign,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { type CommandOf, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const aldo = someone({ abilities: { STR: 12, INT: 10, WIS: 10, DEX: 18, CON: 10, CHA: 3 } });
const state = campaign([aldo]);
const strength: CommandOf<'CheckAbility'> = {
  type: 'CheckAbility',
  creature: aldo.id,
  ability: 'STR',
  modifier: 0,
  blind: false,
  purpose: 'lifting the bar',
};
const call: CommandOf<'CallForCheck'> = { ...strength, type: 'CallForCheck', modifier: 2 };

describe('ability checks', () => {
  it('OSE-CHK-01: a player rolls for the own character, in the open', () => {
    expect(ask(state, strength, player, 12)).toMatchObject([
      { success: true, why: { rule: 'OSE-CHK-01', needed: 12 } },
    ]);
    expect(ask(state, strength, otherPlayer)).toBe('not-your-character');
  });

  it('OSE-CHK-02: the referee alone makes it easier or harder, from −4 to +4', () => {
    expect(ask(state, { ...strength, modifier: -4 }, player)).toBe('not-your-seat');
    expect(ask(state, { ...strength, modifier: 4 }, referee, 9)).toMatchObject([
      { success: false, why: { modifiers: [{ value: 4, rule: 'OSE-CHK-02' }] } },
    ]);
    expect(ask(state, { ...strength, modifier: 5 }, referee)).toBe('bad-input');
    expect(decide(state, { ...strength, modifier: 6 }, referee, loaded(1), true).granted).toBe(true);
  });

  it('OSE-CHK-03: the ruling shows that a natural 1 or 20 decided', () => {
    expect(ask(state, { ...strength, ability: 'CHA' }, player, 1)).toMatchObject([
      { success: true, why: { rule: 'OSE-CHK-03' } },
    ]);
    expect(ask(state, { ...strength, ability: 'DEX' }, player, 20)).toMatchObject([{ success: false }]);
  });

  it('a check that is called for waits for its player, and is rolled once', () => {
    const called = after(state, call, referee);
    const answer = { type: 'AnswerCheck', check: called.calledChecks[0]?.id ?? ('' as never) } as const;
    expect(
      offers(called, player)
        .filter((offer) => offer.next)
        .map((offer) => offer.command),
    ).toContain('AnswerCheck');
    expect(ask(called, answer, otherPlayer)).toBe('not-your-character');
    expect(ask(called, answer, player, 11)).toMatchObject([{ success: false, why: { modifiers: [{ value: 2 }] } }]);
    expect(ask(after(called, answer, player, 11), answer, player)).toBe('no-such-thing');
    expect(after(called, { ...answer, type: 'WithdrawCheck' }, referee).calledChecks).toEqual([]);
  });

  it('a blind check shows the table no outcome', () => {
    const events = ask(state, { ...strength, blind: true }, player, 12);
    if (typeof events === 'string') throw new Error(events);
    const lines = (seat: typeof player) => events.map((event) => tell(event, seat, evolve(state, event), state));
    expect(lines(player)).toEqual([
      { kind: 'ruling', text: 'Aldo checks strength (lifting the bar); the referee sees how it goes.' },
    ]);
    expect(lines(spectator)).toEqual(lines(player));
    expect(lines(referee)).toMatchObject([{ text: 'Aldo checks strength (lifting the bar): success.', secret: true }]);
  });

  it('every check offered is granted', () => {
    const called = after(state, call, referee);
    for (const seat of [referee, player])
      expect(refusedOffers(called, seat).filter(([{ type }]) => type.includes('Check'))).toEqual([]);
  });
});
