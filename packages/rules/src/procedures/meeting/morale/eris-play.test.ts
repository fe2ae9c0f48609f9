import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, referee, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';
import { momentOf } from '../../situation/round/moment.ts';

const aldo = someone({ at: at(1, 1) });
const foes = [1, 2, 3].map((n) => goblin({ id: id(`goblin-${n}`), name: `Goblin ${n}`, at: at(2, n) }));

/** Three goblins fight Aldo, who has won initiative. */
function fighting(): Script {
  const ruleset = { base: 'ose', slots: { morale: 'eris' }, options: {} } as const;
  const script = new Script(delve([aldo, ...foes], { ruleset }));
  return script
    .play(toMeet(foes.map((each) => each.id)))
    .play({ type: 'SkipStep' })
    .play({ type: 'SkipStep' })
    .play({ type: 'RollInitiative' }, referee, 6, 1);
}

describe('morale by Planet Eris', () => {
  it('ERI-CMB-03: what is due is checked when all sides have acted, not before', () => {
    const script = fighting();
    for (let i = 0; i < 5 && script.state.encounter?.combat?.phase !== 'melee'; i += 1)
      script.play({ type: 'NextPhase' });
    script.play({ type: 'Attack', attacker: aldo.id, target: id('goblin-1'), attack: 0 }, player, 20, 6);
    const phases: (readonly [number, string | null])[] = [];
    for (let i = 0; i < 6 && script.state.encounter?.round === 1; i += 1) {
      script.play({ type: 'NextPhase' });
      const { combat } = script.state.encounter ?? {};
      const now = combat && momentOf(combat);
      phases.push([now?.acting ?? -1, now?.phase ?? null]);
      if (now?.phase === 'morale') break;
    }
    expect(phases.at(-1)).toEqual([2, 'morale']);
    expect(phases.slice(0, -1).map(([, phase]) => phase)).not.toContain('morale');
    expect(offers(script.state, referee).find(({ command }) => command === 'CheckMorale')?.next).toBe(true);
    expect(refusedOffers(script.state, referee, 'CheckMorale')).toEqual([]);
    script.play({ type: 'NextPhase' });
    expect(script.state.encounter?.round).toBe(2);
    expect(script.rules).toContain('ERI-CMB-03');
  });
});
