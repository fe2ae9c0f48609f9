import { describe, expect, it } from 'vitest';
import { brawl, nextRound, weapon } from '../../../../test/brawl.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, goblin, player, someone } from '../../../../test/table.ts';
import type { Creature } from '../../../state/creature.ts';

const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')] });
const grik = goblin({ at: at(3, 1), hitPoints: { now: 40, max: 40 } });
const strike = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;
const fight = (foe: Partial<Creature>) => brawl({ base: 'eris' }, [aldo], [{ ...grik, ...foe }], 'melee');

describe('criticals by Planet Eris', () => {
  it('ERI-CRI-02: a helmet takes the first critical and is gone; the next doubles', () => {
    const script = fight({ helmet: true }).play(strike, player, 20, 4);
    expect(script.told().players.slice(-2)).toEqual([
      'The goblin’s helmet takes the blow, and is gone.',
      'The goblin takes 4 damage. [4]',
    ]);
    expect(nextRound(script).play(strike, player, 20, 4).told().players.slice(-1)).toEqual([
      'The goblin takes 8 damage. [4]',
    ]);
  });

  it('ERI-CRI-03, 04: a scale of a dragon takes the first, and lays a weak point bare', () => {
    const script = fight({ name: 'Red dragon' }).play(strike, player, 20, 4);
    expect(script.told().players.slice(-2)).toEqual([
      'A scale of the red dragon takes the blow, and falls: there is a weak point.',
      'The red dragon takes 4 damage. [4]',
    ]);
    expect(script.rules).toContain('ERI-CRI-03');
    const again = nextRound(script);
    const why = eventIn(ask(again.state, strike, player, 20, 4), 'DamageRolled')?.why;
    expect(why?.notes).toContainEqual({ rule: 'ERI-CRI-04', text: 'its weak point lies bare' });
    expect(again.play(strike, player, 20, 4).told().players.slice(-1)).toEqual(['The red dragon takes 8 damage. [4]']);
  });
});
