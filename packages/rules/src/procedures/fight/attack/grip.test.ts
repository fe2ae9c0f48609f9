import { describe, expect, it } from 'vitest';
import { act, nextRound, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { type CreatureId, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { attacksLeft } from './routine.ts';

const aldo = someone({ at: at(2, 1), hitPoints: { now: 90, max: 90 } });
const ilphas = someone({
  id: id('ilphas'),
  name: 'Ilphas',
  class: 'elf',
  at: at(2, 2),
  hitPoints: { now: 90, max: 90 },
});
const FIVES = (count: number) => Array<number>(count).fill(5);

/** One of the bestiary whose hit dice all showed 5 stands beside them, and its turn to strike has come. */
function facing(monster: string, dice: number, setting: 'dungeon' | 'wilderness' = 'dungeon') {
  const script = new Script({ ...delve([aldo, ilphas]), ruleset: { base: 'ose', slots: {}, options: {} } });
  const square = { x: 3, y: 1 };
  script.play({ type: 'AddMonsters', monster, count: 1, square, hidden: false }, referee, ...FIVES(dice));
  const foe =
    Object.values(script.state.creatures).find(({ kind }) => kind === 'monster')?.id ?? id<'creature'>('none');
  script.play({ type: 'BeginEncounter', creatures: [foe], setting, aware: 'both', reveal: true });
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  until(act(script), 'melee', 1).told();
  return { script, foe };
}
const strike = (foe: CreatureId, target: Creature = aldo) =>
  ({ type: 'Attack', attacker: foe, target: target.id, attack: 0 }) as const;
const points = ({ state }: Script) => state.creatures[aldo.id]?.hitPoints.now;

describe('what monsters do beyond their blows (OSE-APX-13)', () => {
  it('a stirge clings from its first hit on, drinks as each round begins, and strikes no more', () => {
    const { script, foe } = facing('stirge', 1);
    script.play(strike(foe), referee, 19, 2);
    expect(script.told().players).toContain('Stirge clings to Aldo.');
    script.play({ type: 'EndRound' }, referee, 3);
    expect(points(script)).toBe(90 - 2 - 3);
    const stirge = script.state.creatures[foe];
    expect(stirge && attacksLeft(script.state, stirge)).toEqual([]);
    expect(refusedOffers(script.state, referee, 'Attack')).toEqual([]);
    expect(known(script.state, player).encounter).not.toHaveProperty('gripped');
  });

  it('it lets go when it dies', () => {
    const { script, foe } = facing('stirge', 1);
    script.play(strike(foe), referee, 19, 2);
    script.play({ type: 'SetCondition', creature: foe, condition: 'dead', on: true });
    if (script.state.encounter?.combat) script.play({ type: 'EndRound' });
    expect(points(script)).toBe(88);
  });

  it.each([
    ['caecilian', 6, 19, true],
    ['caecilian', 6, 18, false],
    ['purple-worm', 15, 10, true],
    ['purple-worm', 15, 2, false],
  ] as const)('a %s of %i hit dice whose bite shows %i swallows: %s', (monster, dice, face, swallows) => {
    const { script, foe } = facing(monster, dice);
    script.play(strike(foe), referee, face, ...FIVES(monster === 'caecilian' ? 1 : 2));
    expect(script.told().players.some((line) => line.includes('swallows Aldo'))).toBe(swallows);
  });

  it('elves are untouched by the paralysis of ghouls, and others save', () => {
    const due = (target: Creature) => {
      const { script, foe } = facing('ghoul', 2);
      script.play(strike(foe, target), referee, 19, 2);
      return offers(script.state, referee).filter(({ key }) => key.startsWith('CallSave:struck'));
    };
    expect([due(aldo).length, due(ilphas).length]).toEqual([1, 0]);
  });

  it('goblins and orcs attack at −1 out of doors by day, and not in a dungeon', () => {
    const modifiers = (monster: string, setting: 'dungeon' | 'wilderness') => {
      const { script, foe } = facing(monster, 1, setting);
      const events = ask(script.state, strike(foe), referee, 2);
      return typeof events === 'string'
        ? events
        : events.flatMap((event) => (event.type === 'AttackRolled' ? (event.why.modifiers ?? []) : []));
    };
    for (const monster of ['goblin', 'orc'])
      expect(modifiers(monster, 'wilderness')).toEqual([{ name: 'full daylight', value: -1, rule: 'OSE-APX-13' }]);
    expect(modifiers('orc', 'dungeon')).toEqual([]);
    expect(modifiers('hobgoblin', 'wilderness')).toEqual([]);
  });

  it.each([
    ['mummy', 5, 'sight', 'paralysis', 'terrified'],
    ['troglodyte', 2, 'stench', 'death', 'weakened'],
  ] as const)(
    'of a %s of %i hit dice the referee is offered the saves against its %s',
    (monster, dice, by, save, otherwise) => {
      const { script, foe } = facing(monster, dice);
      const offered = offers(script.state, referee).filter(({ key }) => key === `CallSave:${by}:${foe}`);
      expect(offered).toMatchObject([{ fixed: { save, otherwise }, inputs: [{ preset: [aldo.id, ilphas.id] }, {}] }]);
      expect(refusedOffers(script.state, referee, 'CallSave')).toEqual([]);
      const command = { type: 'CallSave', ...offered[0]?.fixed, creatures: [aldo.id], modifier: 0 };
      script.play(command as never, referee, 1);
      const { conditions } = script.state.creatures[aldo.id] ?? aldo;
      const ails = script.state.ailments?.[aldo.id]?.map(({ kind }) => kind) ?? [];
      expect([...conditions, ...ails]).toContain(otherwise);
    },
  );

  it('the wounds of a troll close, but not those of fire', () => {
    const { script, foe } = facing('troll', 6);
    const hurt = (amount: string, source: string) =>
      script.play({ type: 'DealDamage', creature: foe, amount, source, destructive: 'none' });
    hurt('10', 'a torch');
    hurt('2', 'sword');
    for (let round = 0; round < 4; round += 1) nextRound(script);
    const { hitPoints } = script.state.creatures[foe] ?? aldo;
    expect(hitPoints.max - hitPoints.now).toBe(10);
  });
});
