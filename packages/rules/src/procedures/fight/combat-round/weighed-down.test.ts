import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, otherPlayer, referee, someone, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

const rich = { coins: { pp: 0, gp: 4_000, ep: 0, sp: 0, cp: 0 } };
const strong = { hitPoints: { now: 20, max: 20 } };
const aldo = someone({ at: at(0, 1), ...strong, ...rich });
const bera = someone({ id: id('bera'), name: 'Bera', owner: otherPlayer.user, at: at(0, 2), ...strong, ...rich });
const grik = goblin({ at: at(4, 1), ...strong });

/** Initiative has been thrown in the first round of a fight, and empty phases pass. */
function fought(base: 'ose' | 'eris' | 'gorman', party: readonly Creature[]) {
  const state = delve([...party, grik]);
  const script = new Script({
    ...state,
    automation: { ...state.automation, rounds: true },
    ruleset: { base, slots: {}, options: {} },
  })
    .play(toMeet([grik.id]))
    .play({ type: 'SkipStep' });
  if (base === 'gorman') script.play({ type: 'Hold', creatures: party.map((one) => one.id) });
  script.play({ type: 'SetReaction', reaction: 'attacks' }, referee, 6, 1);
  return script.told().players;
}

describe('a side that carries too much to move', () => {
  it.each(['eris', 'gorman'] as const)('is not passed over in silence, by %s', (base) => {
    expect(fought(base, [aldo, bera])).toContain('The party carries too much to move. The goblin may move.');
  });

  it('of some who do, these are named', () => {
    const light = { ...bera, coins: someone().coins };
    expect(fought('gorman', [aldo, light])).toContain('Aldo carries too much to move. The goblin may move.');
  });

  it('of those who go with little nothing is said', () => {
    const light = (one: Creature) => ({ ...one, coins: someone().coins });
    expect(fought('ose', [aldo, bera].map(light)).join(' ')).not.toContain('too much');
  });
});
