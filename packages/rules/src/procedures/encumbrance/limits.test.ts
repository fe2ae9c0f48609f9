import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/fight.ts';
import { ask, campaign, otherPlayer, player, referee, refusedOffers, someone } from '../../../test/table.ts';
import { id } from '../../ids.ts';
import type { Creature, Item } from '../../state/creature.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const thing = (name: string, quantity: number, use: Item['use'] = null, magic?: number): Item => ({
  id: id(name),
  name,
  quantity,
  weight: 1,
  kind: 'gear',
  use,
  ...(magic === undefined ? {} : { magic }),
});
const state = (items: readonly Item[], facts: Partial<Creature> = {}) => ({
  ...campaign([someone({ items, ...facts })]),
  ruleset: ERIS,
});
const trim = { type: 'TrimItems', creature: someone().id } as const;
const left = (items: readonly Item[]) =>
  new Script(state(items))
    .play(trim, player)
    .state.creatures[someone().id]?.items.map(({ name, quantity }) => [name, quantity]);

describe('limits on what is carried', () => {
  it('ERI-ITM-01, 02: what is over the limit stays behind', () => {
    const script = new Script(state([thing('torch', 15, 'torch'), thing('oil flask', 3, 'oil')])).play(trim, player);
    expect(script.told().players).toEqual(['Aldo leaves behind 3 × torch.']);
    expect(ask(script.state, trim, player)).toBe('no-change');
  });

  it('ERI-ITM-01: water- and wineskins share one limit, the two kinds of ration do not', () => {
    expect(left([thing('waterskin', 2, 'waterskin'), thing('wineskin', 1, 'waterskin')])).toEqual([['waterskin', 2]]);
    expect(left([thing('standard ration', 15, 'ration'), thing('iron ration', 28, 'ration')])).toEqual([
      ['standard ration', 14],
      ['iron ration', 28],
    ]);
  });

  it.each([
    ['magic arrows', state([thing('arrow +1', 60, null, 1)])],
    ['what is not on the list', state([thing('spike', 99, 'spike')])],
    ['those who are no characters', state([thing('torch', 50, 'torch')], { kind: 'retainer' })],
    ['other books', { ...state([thing('torch', 50, 'torch')]), ruleset: { ...ERIS, base: 'ose' } as const }],
  ] as const)('ERI-ITM-01: %s are not limited', (_what, now) => {
    expect(ask(now, trim, player)).toBe('no-change');
  });

  it('is its owner’s and the referee’s; what is offered is granted', () => {
    const over = state([thing('quarrel', 80)]);
    expect(ask(over, trim, otherPlayer)).toBe('not-your-character');
    for (const seat of [referee, player]) expect(refusedOffers(over, seat, 'TrimItems')).toEqual([]);
  });
});
