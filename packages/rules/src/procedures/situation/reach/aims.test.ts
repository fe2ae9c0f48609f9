import { expect, it } from 'vitest';
import { at, delve, goblin, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { isForFoes, likeliestFirst } from './aims.ts';

const mira = someone({ id: id('mira'), name: 'Mira', at: at(0, 0) });
const [near, far] = [someone({ id: id('cid'), at: at(1, 0) }), someone({ id: id('dora'), at: at(4, 0) })];
const [close, distant] = [goblin({ id: id('snag'), at: at(2, 0) }), goblin({ id: id('grik'), at: at(4, 4) })];
const slain = goblin({ id: id('slain'), at: at(1, 1), conditions: ['dead'] });
const all = [slain, distant, close, far, near, mira];
const state = delve(all);

it.each([
  ['what harms: foes first, the near before the far, the dead last', true, [close, distant, mira, near, far, slain]],
  ['what helps: oneself and one’s friends first', false, [mira, near, far, close, distant, slain]],
] as const)('those an act aims at stand in an order. %s', (_, harms, order) => {
  expect(likeliestFirst(state, mira, all, harms).map((one) => one.id)).toEqual(order.map((one) => one.id));
});

it.each([
  ['Sleep', true],
  ['Magic Missile', true],
  ['Cure Light Wounds', false],
  ['Cure Light Wounds (reversed)', true],
  ['Bless', false],
])('%s is meant for foes: %s', (spell, meant) => expect(isForFoes(state, spell)).toBe(meant));
