import { withstands } from '../../../books/eris/content/constitution.ts';
import type { Dice, Purpose } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import { counted } from '../../../core/words.ts';
import type { Ailment, AilmentKind } from '../../../state/ailment.ts';
import type { Creature } from '../../../state/creature.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import { erisSave, saverOf } from '../creature/eris-saves.ts';
import { seized } from '../paralysis/eris.ts';
import { dosed, isPoison, type Moment, type Poison, poisoned, resisted } from '../poison/eris.ts';
import type { Befallen, Course } from './rule.ts';

/** What a monster without scores has. */
export const AVERAGE = 10;

/** The folk somebody is of, as the book names them. */
export const raceOf = ({ class: of }: Creature): string => (of === 'halfling' ? 'hobbit' : (of ?? 'human'));

export const BEFALLEN = {
  saved: null,
  hitPointsLost: 0,
  ailment: null,
  dies: false,
  drained: null,
} as const;

/** Doses that kill (ERI-POI-05). */
export const LETHAL_DOSES = 3;
const DAYS_A_WEEK = 7;

/** Rounds of the campaign's clock until a moment. */
const ROUNDS: Readonly<Partial<Record<Moment, number>>> = {
  'one-turn': ROUNDS_PER_TURN,
  'one-day': ROUNDS_PER_TURN * TURNS_PER_DAY,
  'one-week': ROUNDS_PER_TURN * TURNS_PER_DAY * DAYS_A_WEEK,
};

const untilOf = (moment: Moment | 'until-cured' | null): Ailment['until'] =>
  moment === null || moment === 'until-cured' ? null : moment === 'end-of-battle' ? 'battle' : (ROUNDS[moment] ?? 0);

/** What somebody is until the moment comes, by the kind of poison (ERI-POI-03). */
const COURSES: Readonly<Record<Poison, { readonly kind: AilmentKind; readonly says: string }>> = {
  'instantly-deadly': { kind: 'dying of poison', says: 'succumbs to the poison' },
  'slow-deadly': { kind: 'dying of poison', says: 'is poisoned, and has only so long to live' },
  paralytic: { kind: 'paralysed', says: 'is paralysed by the poison' },
  weakening: { kind: 'weakened', says: 'is weakened: −2 on attacks' },
  madness: { kind: 'mad', says: 'is mad, and the referee’s to play' },
  'battle-madness': { kind: 'mad in battle', says: 'goes mad, and attacks whoever is nearest' },
  asphyxiating: { kind: 'choking', says: 'chokes, and has a turn to live' },
  exsanguinating: { kind: 'bleeding', says: 'bleeds: a hit point at the end of each round' },
  coma: { kind: 'comatose', says: 'falls into a coma' },
  cumulative: { kind: 'sick', says: 'is sick with one more dose' },
  'infected-wound': { kind: 'festering', says: 'has a wound that festers, and a week to live' },
};

/** ERI-POI-02, 03, 04, 05. */
export function poisonBefalls(victim: Creature, poison: string, course: Course, dice: Dice): Befallen {
  const kind = isPoison(poison) ? poison : 'instantly-deadly';
  const { saved, target } = erisSave(saverOf(victim), 'D', dice.die(20), course.modifier);
  const purposes: readonly Purpose[] = [
    { who: 'Against poison', needed: target, plus: course.modifier },
    { who: 'Withstanding adversity', needed: withstands(victim.abilities?.CON ?? AVERAGE), by: 'at-most' },
  ];
  const notes = [{ rule: 'ERI-POI-01', text: 'what a poison does goes by its kind' }] as const;
  const rule = { saved, formula: 'd20 ≥ the save against poison', dice: purposes, notes } as const;
  if (saved) return { ...BEFALLEN, ...rule, ...withstood(kind, victim, course), rule: 'ERI-POI-04' };
  return { ...BEFALLEN, ...rule, rule: 'ERI-POI-03', ...succumbed(kind, victim, course, dice) };
}

/** What is left of a poison withstood: how it is told, what it is, and for how many rounds of the campaign's clock, or one of a fight. */
interface Lesser {
  readonly says: string;
  readonly kind: AilmentKind;
  readonly rounds: number | 'one';
}

const LESSER: Readonly<Record<string, Lesser>> = {
  'slowed-one-turn': { says: 'is slowed for a turn', kind: 'slowed', rounds: ROUNDS_PER_TURN },
  'weakened-one-turn': { says: 'is weakened for a turn', kind: 'weakened', rounds: ROUNDS_PER_TURN },
  'confused-one-round': { says: 'is confused for a round', kind: 'confused', rounds: 'one' },
  'battle-mad-one-round': { says: 'is mad in battle for a round', kind: 'mad in battle', rounds: 'one' },
  'dazed-one-turn': { says: 'is dazed for a turn', kind: 'dazed', rounds: ROUNDS_PER_TURN },
  'no-healing-one-day': {
    says: 'does not heal for a day',
    kind: 'not healing',
    rounds: ROUNDS_PER_TURN * TURNS_PER_DAY,
  },
};

function withstood(
  kind: Poison,
  { hitPoints }: Creature,
  { round }: Course,
): Pick<Befallen, 'says' | 'hitPointsLost' | 'ailment'> {
  const left = resisted(kind, hitPoints.now, null);
  const lost = 'error' in left ? 0 : left.hpLost;
  const lesser = 'error' in left || left.reduced === null ? undefined : LESSER[left.reduced];
  if (!lesser) return { says: `withstands the poison${ofHalf(lost)}`, hitPointsLost: lost, ailment: null };
  const { says, kind: ailing, rounds } = lesser;
  const ailment = { kind: ailing, until: rounds === 'one' ? round : rounds, ends: 'passes' } as const;
  return { says: `withstands the poison, and ${says}`, hitPointsLost: lost, ailment };
}

/** What a deadly poison costs those who withstand it. */
const ofHalf = (lost: number): string =>
  lost > 0 ? `, and loses ${counted(lost, 'hit point')}: half of what was left` : '';

function succumbed(
  kind: Poison,
  victim: Creature,
  { inBattle, doses }: Course,
  dice: Dice,
): Pick<Befallen, 'says' | 'dies' | 'ailment'> & Partial<Pick<Befallen, 'rule' | 'formula'>> {
  const { outcome, when, lasts } = poisoned(kind, inBattle);
  const { kind: ailment, says } = COURSES[kind];
  if (outcome === 'dead')
    return when === 'now'
      ? { says, dies: true, ailment: null }
      : { says, dies: false, ailment: { kind: ailment, until: untilOf(when), ends: 'dies' } };
  const begun: Ailment = { kind: ailment, until: untilOf(lasts), ends: 'passes' };
  if (outcome === 'paralysed') {
    const dead = seized(victim.abilities?.CON ?? AVERAGE, dice).state === 'dead';
    const seizure = {
      rule: 'ERI-PRL-01',
      formula: 'd20 ≥ the save against poison, or else d100 ≤ withstanding adversity',
    } as const;
    return { ...seizure, says: dead ? `${says}, and the heart stops` : says, dies: dead, ailment: dead ? null : begun };
  }
  if (outcome === 'sick') {
    const dead = dosed(doses + 1, LETHAL_DOSES).state === 'dead';
    const gathers = doses === 0 ? 'is sick with a first dose' : says;
    const ends = dead ? `${gathers}, which is the last` : gathers;
    const gathered = {
      rule: 'ERI-POI-05',
      formula: `d20 ≥ the save against poison; ${LETHAL_DOSES} doses kill`,
    } as const;
    return { ...gathered, says: ends, dies: dead, ailment: dead ? null : { ...begun, amount: doses + 1 } };
  }
  return { says, dies: false, ailment: begun };
}
