import { describe, expect, it } from 'vitest';
import { act, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, referee, someone, toMeet } from '../../../../test/table.ts';
import { type CreatureId, id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

const aldo = someone({ at: at(2, 1), hitPoints: { now: 60, max: 60 } });

/** One of the bestiary whose hit dice all showed 4 stands before somebody, in the first round, before initiative. */
function meets(monster: string, victim: Creature = aldo): { readonly script: Script; readonly foe: CreatureId } {
  const script = new Script({ ...delve([victim]), ruleset: { base: 'ose', slots: {}, options: {} } });
  const square = { x: 3, y: 1 };
  script.play({ type: 'AddMonsters', monster, count: 1, square, hidden: false }, referee, ...Array<number>(9).fill(4));
  const foe =
    Object.values(script.state.creatures).find(({ kind }) => kind === 'monster')?.id ?? id<'creature'>('none');
  script.play(toMeet([foe]));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' }).told();
  return { script, foe };
}
const strike = (foe: CreatureId, attack = 0) => ({ type: 'Attack', attacker: foe, target: aldo.id, attack }) as const;
const striking = (monster: string) => {
  const met = meets(monster);
  until(act(met.script, 'melee'), 'melee', 1).told();
  return met;
};

describe('what a monster of the bestiary does beyond its figures', () => {
  it('OSE-APX-13: a bear whose two claws hit the same foe hugs it, for 2d8 without a roll', () => {
    const { script, foe } = striking('black-bear');
    script.play(strike(foe), referee, 18, 3).told();
    script.play(strike(foe), referee, 18, 2, 7, 8);
    expect(script.told().players).toEqual([
      'The black bear attacks Aldo with a claw: hits. [18]',
      'Aldo takes 2 damage. [2]',
      'The black bear attacks Aldo with a hug: hits.',
      'Aldo takes 15 damage. [7 8]',
    ]);
    script.play(strike(foe, 1), referee, 18, 5);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(60 - 3 - 2 - 15 - 5);
  });

  it('OSE-APX-13: a bear of whose claws one misses hugs nobody', () => {
    const { script, foe } = striking('owl-bear');
    script.play(strike(foe), referee, 18, 3).play(strike(foe), referee, 2);
    expect(script.told().players.join()).not.toContain('hug');
  });

  it('OSE-APX-13: a troll regains 3 hit points a round from the third on, and only the referee hears how many', () => {
    const { script, foe } = meets('troll');
    script.play({ type: 'SetHitPoints', creature: foe, now: 5, max: 30 });
    const now = () => script.state.creatures[foe]?.hitPoints.now;
    act(script).play({ type: 'EndRound' });
    expect(now()).toBe(5);
    act(script).play({ type: 'EndRound' });
    expect(now()).toBe(8);
    const told = script.told();
    expect(told.referee).toContain('The troll regains 3 hit points by itself.');
    expect(told.players).toContain('The troll’s wounds close.');
  });

  it('OSE-APX-13: a pit viper is first even when others of its side are not', () => {
    const viper = goblin({ id: id('viper'), name: 'Pit viper', traits: { first: true }, at: at(3, 1) });
    const grik = goblin({ at: at(4, 1) });
    const script = new Script({ ...delve([aldo, viper, grik]), ruleset: { base: 'ose', slots: {}, options: {} } });
    script.play(toMeet([viper.id, grik.id]));
    script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' }).told();
    script.play({ type: 'RollInitiative' }, referee, 6, 1);
    expect(script.told().players[0]).toBe('Initiative: the pit viper, then the party, then the goblin. [1] [6]');
    expect(script.rules).toContain('OSE-APX-13');
  });

  it('OSE-APX-13: a pit viper always has the initiative', () => {
    const { script } = meets('pit-viper');
    script.play({ type: 'RollInitiative' }, referee, 6, 1);
    expect(script.told().players).toContain('Initiative: the pit viper, then the party. [1] [6]');
  });

  it('OSE-APX-13: a berserker hits people at +2', () => {
    const { script, foe } = striking('berserker');
    script.play(strike(foe), referee, 6);
    expect(script.told().players.at(-1)).toBe('The berserker attacks Aldo: misses. [6]');
    const other = striking('berserker');
    other.script.play(strike(other.foe), referee, 7, 1);
    expect(other.script.told().players[1]).toBe('The berserker attacks Aldo: hits. [7]');
  });
});
