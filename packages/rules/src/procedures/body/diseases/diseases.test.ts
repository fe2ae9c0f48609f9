import { describe, expect, it } from 'vitest';
import { act, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, isOffered, player, referee, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { type CommandOf, type CreatureId, id, type RulesetChoice } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ at: at(2, 1), hitPoints: { now: 20, max: 30 } });
const mia = someone({ id: id('mia'), name: 'Mia', class: 'cleric', level: 7, at: at(2, 2) });
const REST: CommandOf<'PassDay'> = { type: 'PassDay', resting: [aldo.id], food: false, water: false, safe: true };

interface Bitten {
  readonly base?: RulesetChoice['base'];
  readonly victim?: Partial<Creature>;
}

/** One of the bestiary with so many hit dice stands beside Aldo, and its turn to strike has come. */
function facing(monster: string, dice: number, { base = 'ose', victim = {} }: Bitten = {}) {
  const script = new Script({ ...delve([{ ...aldo, ...victim }, mia]), ruleset: { base, slots: {}, options: {} } });
  const square = { x: 3, y: 1 };
  const faces = Array<number>(dice).fill(4);
  script.play({ type: 'AddMonsters', monster, count: 1, square, hidden: false }, referee, ...faces);
  const foe =
    Object.values(script.state.creatures).find(({ kind }) => kind === 'monster')?.id ?? id<'creature'>('none');
  script.play(toMeet([foe]));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  until(act(script), 'melee', 1).told();
  return { script, foe };
}
/** A hit for 2, and whatever dice come of it. */
const bite = ({ script, foe }: { script: Script; foe: CreatureId }, ...faces: number[]): Script =>
  script.play({ type: 'Attack', attacker: foe, target: aldo.id, attack: 0 }, referee, 19, 2, ...faces);
const kinds = ({ state }: Script) => state.ailments?.[aldo.id]?.map(({ kind }) => kind) ?? [];
const of = ({ state }: Script): Creature => state.creatures[aldo.id] ?? aldo;
const CONCLUDE = { type: 'ConcludeEncounter' } as const;

describe('the disease that rats carry (OSE-APX-13)', () => {
  it('a bite carries none where the d20 shows 2 or more, which the referee alone is told', () => {
    const script = bite(facing('giant-rat', 1), 2);
    const { players, referee: whole } = script.told();
    expect(whole.at(-1)).toBe('The wound of Aldo carries no disease. [2]');
    expect(players.join(' ')).not.toContain('disease');
    expect(kinds(script)).toEqual([]);
  });

  it('where a book has one number for all saves, the one against it says what it is against', () => {
    const script = bite(facing('giant-rat', 1, { base: 'gorman' }), 1, 20);
    expect(script.told().players).toContain('Aldo saves against a disease. [20]');
  });

  it('on a 1 the victim saves against poison, and who saves has nothing', () => {
    const script = bite(facing('giant-rat', 1), 1, 12);
    expect(script.told().players.at(-1)).toBe('Aldo saves against death or poison. [12]');
    expect(kinds(script)).toEqual([]);
  });

  it('who fails falls ill when the fight is over; how it ends is the referee’s to know', () => {
    const script = bite(facing('giant-rat', 1), 1, 11);
    expect(script.told().players.slice(-2)).toEqual([
      'Aldo fails to save against death or poison. [11]',
      'Aldo catches a disease.',
    ]);
    expect(isCapable(of(script))).toBe(true);
    script.play(CONCLUDE, referee, 1, 3);
    const { players, referee: whole } = script.told();
    expect(players).toContain('Aldo falls ill, and keeps to bed.');
    expect(whole).toContain('Aldo is diseased for 3 days, and then dies. [1] [3]');
    expect(players.join(' ')).not.toContain('dies');
    expect(of(script).conditions).toEqual(['bedridden']);
    expect(known(script.state, player).ailments?.[aldo.id]).toEqual([
      { kind: 'diseased', until: null, ends: 'passes' },
    ]);
    expect(isCapable(of(script))).toBe(false);
  });

  it('one in four die of it after the days that were thrown', () => {
    const script = bite(facing('giant-rat', 1), 1, 11).play(CONCLUDE, referee, 1, 2);
    script.play(REST, referee, 1);
    expect(of(script).conditions).toEqual(['bedridden']);
    const died = eventIn(ask(script.state, REST, referee, 1), 'CreatureDied');
    expect(died?.why).toMatchObject({ rule: 'OSE-APX-13', formula: 'diseased, and no cure in time' });
    script.play(REST, referee, 1);
    expect(of(script).conditions).toEqual(['dead']);
  });

  it('the others are up again after a month in bed', () => {
    const script = bite(facing('giant-rat', 1), 1, 11).play(CONCLUDE, referee, 2);
    expect(script.told().referee).toContain('Aldo is diseased for 30 days. [2]');
    const rest = (days: number) => {
      for (let each = 0; each < days; each += 1) {
        const { now, max } = of(script).hitPoints;
        script.play(REST, referee, ...(now < max ? [3] : []));
      }
    };
    rest(29);
    expect(of(script).conditions).toEqual(['bedridden']);
    rest(1);
    expect([of(script).conditions, kinds(script)]).toEqual([[], []]);
    expect(script.told().players).toContain('Aldo is no longer diseased.');
  });

  it('OSE-APX-13: that a disease is cured is no matter of poison: it is offered and told by the rule of what brought it', () => {
    const { state } = bite(facing('giant-rat', 1), 1, 11).play(CONCLUDE, referee, 2);
    const offered = offers(state, referee).find(({ command }) => command === 'Cure');
    expect(offered?.rule).toBe('OSE-APX-13');
    const cured = toldOf(state, { type: 'Cure', creature: aldo.id });
    expect(lineOf(cured, 'AilmentEnded')?.why?.rule).toBe('OSE-APX-13');
  });

  it('nobody catches it twice, nor dead of the bite', () => {
    const ill = facing('giant-rat', 1);
    bite(ill, 1, 11).play({ type: 'EndRound' });
    until(act(ill.script), 'melee', 1);
    bite(ill);
    expect(kinds(ill.script)).toEqual(['diseased']);
    bite(facing('giant-rat', 1, { victim: { hitPoints: { now: 2, max: 9 } } }));
  });

  it('rat packs bite with the same; the referee cures it, and a cleric’s spell', () => {
    const caught = () => bite(facing('rat-pack', 1), 1, 11).play(CONCLUDE, referee, 1, 6);
    const byReferee = caught();
    expect(refusedOffers(byReferee.state, referee, 'Cure')).toEqual([]);
    expect(of(byReferee.play({ type: 'Cure', creature: aldo.id })).conditions).toEqual([]);
    const bySpell = cast(caught(), 'Cure Disease');
    expect([of(bySpell).conditions, kinds(bySpell)]).toEqual([[], []]);
  });

  it('ERI-ADV-08: on Planet Eris too, but a paladin is immune', () => {
    const script = bite(facing('giant-rat', 1, { base: 'eris' }), 1, 1);
    expect(kinds(script)).toEqual(['diseased']);
    const paladin = bite(facing('giant-rat', 1, { base: 'eris', victim: { background: 'paladin' } }), 1);
    expect(kinds(paladin)).toEqual([]);
    expect(paladin.told().players.at(-1)).toBe('Aldo catches no disease.');
    expect(paladin.rules).toContain('ERI-ADV-08');
  });
});

/** Mia casts upon Aldo what is in her mind. */
function cast(script: Script, spell: string, ...faces: number[]): Script {
  const now = new Script({ ...script.state, memorised: { ...script.state.memorised, [mia.id]: [spell] } });
  return now.play({ type: 'CastSpell', caster: mia.id, spell, targets: [aldo.id] }, referee, ...faces);
}

describe('the rot of mummies (OSE-APX-13)', () => {
  const rotten = (victim: Partial<Creature> = {}, base: RulesetChoice['base'] = 'ose') =>
    bite(facing('mummy', 5, { victim, base })).play(CONCLUDE);

  it('comes with every touch, without a save', () => {
    const script = bite(facing('mummy', 5));
    expect(script.told().players.slice(-2)).toEqual(['Aldo takes 2 damage. [2]', 'Aldo catches a rotting disease.']);
    expect(kinds(script)).toEqual(['rotting']);
    expect(isCapable(of(script))).toBe(true);
  });

  it('no spell heals who rots, and no die is thrown for it', () => {
    const script = cast(rotten(), 'Cure Light Wounds');
    expect(of(script).hitPoints.now).toBe(18);
    expect(script.told().players.at(-1)).toBe('Aldo rots, and no magic closes the wounds.');
  });

  it('wounds close ten times slower by rest', () => {
    const script = rotten();
    for (let day = 1; day < 10; day += 1) script.play(REST);
    expect(of(script).hitPoints.now).toBe(18);
    script.play(REST, referee, 3);
    expect(of(script).hitPoints.now).toBe(21);
    for (let day = 1; day < 10; day += 1) script.play(REST);
    expect(of(script.play(REST, referee, 1)).hitPoints.now).toBe(22);
  });

  it('OSE-HEA-01: so they do where the place is not safe, which no healing asks for', () => {
    const script = rotten();
    for (let day = 1; day < 10; day += 1) script.play({ ...REST, safe: false });
    expect(of(script).hitPoints.now).toBe(18);
    expect(of(script.play({ ...REST, safe: false }, referee, 3)).hitPoints.now).toBe(21);
  });

  it('ERI-REC-02: where a week in safety heals all, ten weeks do', () => {
    const script = rotten({}, 'eris');
    for (let day = 1; day < 70; day += 1) script.play(REST);
    expect(of(script).hitPoints.now).toBe(18);
    expect(of(script.play(REST)).hitPoints.now).toBe(30);
    expect(script.rules).toContain('ERI-REC-02');
  });

  it('ends with Cure Disease; then all heals again', () => {
    const script = cast(rotten(), 'Cure Disease');
    expect(script.told().players).toContain('Aldo is no longer rotting.');
    expect(of(script.play(REST, referee, 2)).hitPoints.now).toBe(20);
    expect(of(cast(script, 'Cure Light Wounds', 4)).hitPoints.now).toBe(25);
  });

  it('ERI-ADV-08: the hands of a paladin heal nobody who rots', () => {
    const script = rotten({}, 'eris');
    const healer = { ...mia, background: 'paladin', class: 'fighter' };
    const state = { ...script.state, creatures: { ...script.state.creatures, [mia.id]: healer } };
    expect(ask(state, { type: 'LayOnHands', healer: mia.id, touched: aldo.id }, referee)).toBe('forbidden');
    expect(isOffered(state, [player, referee], 'LayOnHands')).toBe(false);
  });
});
