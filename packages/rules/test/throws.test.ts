import { describe, expect, it } from 'vitest';
import type { Command, GameEvent, RulesetId, Throw, Why } from '../src/core/index.ts';
import type { Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { Script } from './fight.ts';
import { inPeace } from './in-play.ts';
import { at, campaign, goblin, player, referee, someone } from './table.ts';
import { lineOf, toldOf } from './told.ts';

const aldo = someone({ at: at(1, 1) });
const abilities = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
const by = (base: RulesetId, ...creatures: readonly Creature[]): GameState => ({
  ...campaign(creatures.length > 0 ? creatures : [aldo]),
  ruleset: { base, slots: {}, options: {} },
});

/** The reason that a seat is given for the first event of a kind that a command brings. */
function whyOf(state: GameState, type: GameEvent['type'], command: Command, ...faces: number[]): Why | undefined {
  return toldTo(referee, state, type, command, ...faces);
}

function toldTo(
  seat: typeof referee,
  state: GameState,
  type: GameEvent['type'],
  command: Command,
  ...faces: number[]
): Why | undefined {
  return lineOf(toldOf(state, command, faces, seat), type)?.why;
}

/** `Against poison 11 of 12: false`. */
const said = ({ who, roll, needed, judged }: Throw): string =>
  `${who} ${roll.total}${needed === undefined ? '' : ` of ${needed}: ${judged?.met}`}`;
const throwsOf = (why: Why | undefined): readonly string[] => why?.throws?.map(said) ?? [];

describe('a reason holds each throw, what it was for and what it was held against', () => {
  const afflict = (modifier: number, poison: string): Command => ({
    type: 'Afflict',
    creature: aldo.id,
    by: poison,
    modifier,
  });

  it('ERI-POI-02: the save against poison, with what the referee adds', () => {
    expect(throwsOf(whyOf(by('eris'), 'Befell', afflict(2, 'weakening'), 9))).toEqual([
      'Against poison 11 of 12: false',
    ]);
    expect(throwsOf(whyOf(by('eris'), 'Befell', afflict(2, 'weakening'), 10))).toEqual([
      'Against poison 12 of 12: true',
    ]);
  });

  it('ERI-PRL-01, 02: the save against paralysis, and then what the body withstands', () => {
    expect(throwsOf(whyOf(by('eris'), 'Befell', afflict(0, 'paralysis'), 12, 71))).toEqual([
      'Against paralysis 12 of 13: false',
      'Withstanding adversity 71 of 70: false',
    ]);
  });

  it('ERI-DRN-02: hit points that a drained level has thrown anew', () => {
    const state = by('eris', { ...aldo, level: 3, experience: 5000, hitPoints: { now: 12, max: 14 } });
    const why = whyOf(state, 'Befell', afflict(0, 'drain-1'), 4, 5);
    expect(throwsOf(why).every((one) => one.startsWith('Hit points anew'))).toBe(true);
    expect(throwsOf(why).length).toBeGreaterThan(0);
  });

  it('what a monster needs is the referee’s to know, and what it threw is not', () => {
    const watched = inPeace('eris', [aldo, goblin({ at: at(2, 1) })]).state;
    const bite: Command = { type: 'Afflict', creature: goblin().id, by: 'weakening', modifier: 0 };
    expect(throwsOf(toldTo(referee, watched, 'Befell', bite, 5))).toEqual(['Against poison 5 of 12: false']);
    expect(throwsOf(toldTo(player, watched, 'Befell', bite, 5))).toEqual(['Against poison 5']);
  });

  it('ERI-ILL-01, 04: the save against belief, and the one against the breath', () => {
    const show = { type: 'ShowIllusion', creatures: [aldo.id], source: '', damage: '5', secret: false } as const;
    expect(throwsOf(whyOf(by('eris'), 'IllusionTried', { ...show, breath: true }, 15, 15))).toEqual([
      'Against belief 15 of 16: false',
      'Against the breath 15 of 15: true',
    ]);
    const unhurt = whyOf(by('eris'), 'IllusionTried', { ...show, damage: '1d6', breath: false }, 4, 16);
    expect(throwsOf(unhurt)).toEqual(['Against belief 16 of 16: true', 'What it would do 4']);
  });

  it('ERI-MAS-01, 02: the mercy of the enemy, and the wounds by constitution', () => {
    const settle: Command = { type: 'SettleBattle', creatures: [aldo.id], event: 'destroyed' };
    expect(throwsOf(whyOf(by('eris'), 'BattleSettled', settle, 5, 5, 71))).toEqual([
      'The enemy’s mercy 10',
      'The wounds 71 of 70: false',
    ]);
  });

  it('OSE-CMB-30: a die for each below, and the number that hits', () => {
    const drop: Command = { type: 'DropBomb', targets: [aldo.id, goblin().id], altitude: 100, damage: '4' };
    expect(throwsOf(whyOf(by('ose', aldo, goblin()), 'BombDropped', drop, 15, 16))).toEqual([
      'Aldo 15 of 16: false',
      'The goblin 16 of 16: true',
    ]);
  });

  it('GOR-DTH-01, 03: the d12 less the points below nothing, and the save it came to', () => {
    const harm: Command = { type: 'DealDamage', creature: aldo.id, amount: '9', source: '', destructive: 'none' };
    const fell = whyOf(by('gorman'), 'CreatureDied', harm, 4, 13);
    expect([throwsOf(fell), fell?.roll]).toEqual([['Dismemberment 1', 'Save or die 13 of 14: false'], undefined]);
    const lost = whyOf(by('gorman'), 'BroughtDown', harm, 12);
    expect(throwsOf(lost)).toEqual(['Dismemberment 9']);
  });

  it('GOR-MAG-06: the throw on the list of spells, and what it reads', () => {
    const mira = { ...aldo, class: 'magic-user' };
    const why = whyOf(by('gorman', mira), 'BookOpened', { type: 'OpenBook', creature: aldo.id }, 2);
    expect(why).toMatchObject({ roll: { faces: [2] }, reads: expect.any(String) });
  });

  it('GOR-HIR-04: an offer, with all that bears on it, and the total from which they join', () => {
    const meet: Command = { type: 'MeetApplicants', kind: 'hireling', of: 'none', count: 2, name: '' };
    const script = new Script(
      by('gorman', { ...aldo, coins: { ...aldo.coins, gp: 9 }, abilities: { ...abilities, CHA: 16 } }),
    ).play(meet);
    const [group] = script.state.hiring.applicants;
    if (!group) throw new Error('Nobody has come.');
    const offer = {
      type: 'OfferTerms',
      ...{ applicants: group.id, employer: aldo.id, count: 2, gold: 1, goods: false, modifier: -1 },
      approach: 'individual',
    } as const;
    const why = whyOf(script.state, 'TermsOffered', offer, 1, 4, 2, 4, 3);
    expect(throwsOf(why)).toEqual(['The offer 6 of 7: false', 'The offer 7 of 7: true']);
  });

  it('ERI-HIR-03, ERI-HIR-04: the cost of a notice with its payment, whether it is answered, and by how many', () => {
    const rich = { ...aldo, coins: { ...aldo.coins, gp: 5000 } };
    const notice: Command = {
      type: 'PutUpNotice',
      ...{ employer: aldo.id, kind: 'swordsman', scope: 'settlement', size: 'town', stronghold: false, promised: 0 },
    } as Command;
    expect(whyOf(by('eris', rich), 'Paid', notice, 3, 3, 2, 2)).toMatchObject({
      roll: { total: 3 },
      made: { amount: 300 },
    });
    expect(throwsOf(whyOf(by('eris', rich), 'ApplicantsFound', notice, 3, 3, 2, 2))).toEqual([
      'An answer 3 of 3: true',
      'How many come 2',
      'How many come 2',
    ]);
  });
});

describe('hit points of a level', () => {
  const riser = { ...aldo, level: 1, experience: 9000, abilities: { ...abilities, CON: 16 } };
  const up: Command = { type: 'LevelUp', creature: aldo.id };
  const madeBy = (base: RulesetId, facts: Partial<Creature>, ...faces: number[]) => {
    const { made } = whyOf(by(base, { ...riser, ...facts }), 'LevelGained', up, ...faces) ?? {};
    return [made?.amount, made?.parts.map(({ name, value }) => `${name} ${value}`)];
  };

  it('OSE-APX-02: the die and constitution, one at least', () => {
    expect(madeBy('ose', {}, 5)).toEqual([7, ['the die 5', 'constitution 2']]);
    const sickly = { abilities: { ...abilities, CON: 3 } };
    expect(madeBy('ose', sickly, 1)).toEqual([1, ['the die 1', 'constitution -3', 'one at least 3']]);
    expect(madeBy('ose', { level: 9, experience: 900_000 })).toEqual([2, ['from the tenth level, each 2']]);
  });

  it('GOR-ADV-02, 03, 04: the better die for fighters, two points late', () => {
    expect(madeBy('gorman', {}, 2, 5)).toEqual([7, ['the better die 5', 'constitution 2']]);
    expect(madeBy('gorman', { class: 'cleric' }, 2)).toEqual([4, ['the die 2', 'constitution 2']]);
    expect(madeBy('gorman', { level: 9, experience: 900_000 })).toEqual([2, ['of each later level 2']]);
  });

  it('ERI-HPL-03: all dice anew, less what was held; the better total stays', () => {
    const [more, parts] = madeBy('eris', { hitPoints: { now: 3, max: 3 } }, 5, 5);
    expect([more, parts]).toEqual([9, ['all dice anew 12', 'held before -3']]);
    const [none, kept] = madeBy('eris', { hitPoints: { now: 12, max: 12 } }, 1, 1);
    expect([none, kept]).toEqual([0, ['all dice anew 4', 'held before -12', 'the better total stays 8']]);
  });
});
