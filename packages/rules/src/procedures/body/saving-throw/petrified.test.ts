import { describe, expect, it } from 'vitest';
import { act, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, referee, someone, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ at: at(2, 1), hitPoints: { now: 60, max: 60 } });
const mage = someone({
  id: id('mia'),
  name: 'Mia',
  class: 'magic-user',
  level: 14,
  at: at(1, 1),
  hitPoints: { now: 20, max: 20 },
});

/** Aldo has failed to save against the beak of a cockatrice. */
function turnedToStone(): Script {
  const script = new Script({ ...delve([aldo, mage]), ruleset: { base: 'ose', slots: {}, options: {} } });
  const monsters = { monster: 'cockatrice', count: 1, square: { x: 3, y: 1 }, hidden: false } as const;
  script.play({ type: 'AddMonsters', ...monsters }, referee, 4, 4, 4, 4, 4);
  const foe =
    Object.values(script.state.creatures).find(({ kind }) => kind === 'monster')?.id ?? id<'creature'>('none');
  script.play(toMeet([foe]));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  until(act(script, 'melee'), 'melee', 1).told();
  script.play({ type: 'Attack', attacker: foe, target: aldo.id, attack: 0 }, referee, 18, 3).told();
  const due = offers(script.state, referee).find(({ key }) => key.startsWith('CallSave:struck'));
  return script.play({ type: 'CallSave', ...due?.fixed, modifier: 0, otherwise: 'petrified' } as never, referee, 2);
}
const conditions = ({ state }: Script) => state.creatures[aldo.id]?.conditions;

describe('stone', () => {
  it('OSE-APX-13, OSE-SAV-01: whoever fails against a cockatrice turns to stone, which is no paralysis', () => {
    const script = turnedToStone();
    expect(conditions(script)).toEqual(['petrified']);
    expect(script.told().players).toEqual([
      'Aldo fails to save against paralysis or petrification. [2]',
      'Aldo turns to stone.',
    ]);
    script.play({ type: 'ConcludeEncounter' }).play({ type: 'EndTurn', resting: false });
    expect(conditions(script)).toEqual(['petrified']);
  });

  it('OSE-APX-06: stone to flesh undoes it, and a cure of wounds does not', () => {
    const script = turnedToStone().play({ type: 'ConcludeEncounter' });
    const memorised = (spell: string) => ({ type: 'Memorise', creature: mage.id, spell }) as const;
    script.play(memorised('Stone to Flesh')).told();
    script.play({ type: 'CastSpell', caster: mage.id, spell: 'Stone to Flesh', targets: [aldo.id] });
    expect(conditions(script)).toEqual([]);
    expect(script.told().players).toContain('Aldo is flesh again.');
  });
});
