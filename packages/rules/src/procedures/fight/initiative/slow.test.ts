import { describe, expect, it } from 'vitest';
import { until, weapon } from '../../../../test/brawl.ts';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, someone, toMeet } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { id, type Options, type Seat } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

const aldo = someone({ at: at(1, 1) });
const bera = someone({
  id: id('bera'),
  name: 'Bera',
  at: at(1, 3),
  attacks: [weapon('two-handed sword', { damage: '1d10', slow: true })],
});
const grik = goblin({ at: at(4, 3) });
const zombie = goblin({ id: id('zombie'), name: 'Zombie', at: at(4, 1), attacks: [weapon('weapon', { slow: true })] });

/** They meet, and initiative is thrown. */
function met(creatures: readonly Creature[], faces: readonly number[], options: Options = {}): Script {
  const begin = delve(creatures);
  const script = new Script({ ...begin, ruleset: { ...begin.ruleset, options } });
  script.play(toMeet(creatures.filter(({ kind }) => kind === 'monster').map((each) => each.id)));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' }).told();
  return script.play({ type: 'RollInitiative' }, referee, ...faces);
}

/** What players read of the round from here to its end. */
function round(script: Script): readonly string[] {
  const { round: now } = script.state.encounter ?? {};
  while (script.state.encounter?.round === now) script.play({ type: 'NextPhase' });
  return script.told().players;
}

describe('who is slow', () => {
  it('OSE-CMB-05: a monster that always acts last waits with all it does until the end of the round', () => {
    expect(round(met([aldo, zombie], [1, 6]))).toEqual([
      'Initiative: the party, and at the end of the round the zombie. [1] [6]',
      'Aldo may move.',
      'The zombie may move.',
      'Round 2.',
    ]);
  });

  it('OSE-CMB-05: of several who are slow those come first whose side has won', () => {
    expect(round(met([aldo, bera, grik, zombie], [2, 5]))).toEqual([
      'Initiative: the monsters, then the party, and at the end of the round the zombie, then Bera. [5] [2]',
      'The goblin may move.',
      'The party may move.',
      'The zombie may move.',
      'Bera (slow weapons) may move.',
      'Round 2.',
    ]);
  });

  it('OSE-CMB-05: who moves with the others and strikes with a slow weapon strikes at the end, and with a quick one before', () => {
    const both = { ...aldo, attacks: [...aldo.attacks, weapon('battle axe', { slow: true })] };
    const near = { ...grik, at: at(3, 1), hitPoints: { now: 9, max: 9 } };
    const script = met([both, near], [6, 1]);
    const blow = (attack: number) => ({ type: 'Attack', attacker: both.id, target: near.id, attack }) as const;
    script.play({ type: 'MoveCreature', creature: both.id, to: { x: 2, y: 1 } }, player);
    until(script, 'melee', 0);
    expect(cited(script.state, blow(1), player)).toContain('OSE-CMB-05');
    expect([ask(script.state, blow(0), player, 1), ask(script.state, blow(1), player)]).toEqual([
      expect.any(Array),
      'out-of-turn',
    ]);
    until(script, 'melee', 2).play(blow(1), player, 15, 4);
    expect(script.state.creatures[near.id]?.hitPoints.now).toBe(5);
  });

  it('OSE-CMB-05: the reason of the order says why some come last, and only where some do', () => {
    expect(met([aldo, bera, grik], [2, 5]).rules).toContain('OSE-CMB-05');
    expect(met([aldo, grik], [2, 5]).rules).not.toContain('OSE-CMB-05');
  });

  it('OSE-CMB-06: where each throws alone, the slow ones are told in their order too', () => {
    expect(met([aldo, bera, zombie], [2, 3, 5], { individualInitiative: true }).told().referee[0]).toBe(
      'Initiative: Aldo, and at the end of the round the zombie, then Bera. [2] [5] [3]',
    );
  });

  it('OSE-CMB-06: where each throws alone, what dexterity adds is added in what is told, and what a monster’s nature adds is the referee’s', () => {
    const quick = someone({ at: at(1, 1), abilities: { STR: 10, INT: 10, WIS: 10, DEX: 18, CON: 10, CHA: 10 } });
    const fleet = goblin({ at: at(4, 1), traits: { initiative: 1 } });
    const again = met([quick, fleet], [6, 1], { individualInitiative: true }).play({ type: 'EndRound' }).state;
    const throwsAs = (seat: Seat) =>
      lineOf(toldOf(again, { type: 'RollInitiative' }, [3, 2], seat), 'InitiativeSettled')?.why;
    expect(throwsAs(referee)).toMatchObject({
      formula: 'd6 + modifier, highest first',
      throws: [{ roll: { faces: [3], plus: 2, total: 5 } }, { roll: { faces: [2], plus: 1, total: 3 } }],
    });
    expect(throwsAs(player)?.throws?.map(({ roll: { total } }) => total)).toEqual([5, 2]);
  });

  it('OSE-CMB-05: a monster that always acts last has its place at the end though it draws back', () => {
    const near = { ...zombie, at: at(2, 1) };
    const script = met([aldo, near], [1, 6]).play({ type: 'EndRound' });
    script.play({ type: 'Declare', creature: near.id, action: 'retreat', spell: null });
    script.play({ type: 'RollInitiative' }, referee, 1, 6);
    expect(script.state.encounter?.combat?.actors).toEqual([[aldo.id], [near.id]]);
  });

  it('OSE-CMB-05: something that nobody sees keeps its place, which would tell what it is', () => {
    const seen = [zombie, grik].map((foe) => {
      const script = met([aldo, foe], [1, 6]).play({ type: 'EndRound' });
      script.play({ type: 'HideCreature', creature: foe.id, hidden: true }).told();
      return round(script.play({ type: 'RollInitiative' }, referee, 2, 5));
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});
