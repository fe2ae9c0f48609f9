import { descendingOf } from '../../../books/eris/content/armour-class.ts';
import {
  groupOf,
  horseOf,
  isManAtArms,
  isMercenary,
  isUnusual,
  MEN_AT_ARMS,
  MERCENARIES,
  UNUSUAL,
  type UnusualType,
} from '../../../books/eris/content/hirelings.ts';
import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import { type Dice, roll } from '../../../core/index.ts';
import { hiredInBulk } from './eris-terms.ts';
import type { Search, SeekingRule } from './rule.ts';

/** ERI-HIR-02: whether a type is to be had there. */
export function availableAt(
  type: string,
  { settlement, advertised, stronghold }: Search,
): 'yes' | 'roll' | 'no' | 'referee' {
  const group = groupOf(type);
  if (group === 'monster') return 'referee';
  if (!settlement) return 'no';
  if (group === 'specialist') return stronghold ? 'roll' : 'no';
  if (group === 'mercenary' || group === 'non-fighter') return advertised ? 'roll' : 'yes';
  if (group === 'unusual' && type !== 'thief') return 'roll';
  return advertised ? 'roll' : 'no';
}

const GOLD_PER_PIP = 100;
const REGION = 10;

/** ERI-HIR-03: gold for so many weeks of looking; a started week is paid whole. */
export function advertising(scope: 'present' | 'settlement' | 'region', weeks: number, dice: Dice): number {
  if (scope === 'present') return 0;
  return roll(dice, Math.ceil(weeks), 6).total * GOLD_PER_PIP * (scope === 'region' ? REGION : 1);
}

/** ERI-HIR-04: in six, and dice of those who come. */
const ANSWERS = {
  village: { upTo: 2, dice: 1 },
  town: { upTo: 3, dice: 2 },
  city: { upTo: 4, dice: 3 },
  region: { upTo: 5, dice: 6 },
} as const;
export type Area = keyof typeof ANSWERS;

type Sought = 'normal' | 'unusual' | 'specialist';

/** ERI-HIR-04: so many in six; one fewer for those who are rare. */
const answersUpTo = (size: Area, seeking: Sought): number =>
  seeking === 'normal' ? ANSWERS[size].upTo : Math.max(1, ANSWERS[size].upTo - 1);

/** ERI-HIR-04: whether anybody answers in a week, and how many. */
export function answersTo(size: Area, seeking: Sought, dice: Dice) {
  const { dice: count } = ANSWERS[size];
  if (dice.die(6) > answersUpTo(size, seeking)) return { answered: false, count: 0 };
  if (seeking === 'specialist') return { answered: true, count: 1 };
  return { answered: true, count: roll(dice, seeking === 'normal' ? count : 1, 6).total };
}

const PRESENT: readonly UnusualType[] = ['fighting-man', 'cleric', 'magic-user', 'elf', 'dwarf', 'hobbit'];
const PRESENT_ON = 2;

const raceOf = (type: UnusualType): string => (['elf', 'dwarf', 'hobbit'].includes(type) ? type : 'human');

/** ERI-HIR-07: one of an unusual type, with normal fighters of the same race; or all of that type. */
export function unusualPresent(lookFor: boolean, allUnusual: boolean, dice: Dice) {
  if (!lookFor || dice.die(6) > PRESENT_ON) return { present: false as const };
  const type = PRESENT[dice.die(6) - 1] ?? 'fighting-man';
  const number = dice.die(6);
  const unusual = allUnusual ? number : 1;
  return { present: true as const, type, race: raceOf(type), unusual, companions: number - unusual };
}

const TAVERN: readonly string[] = [
  'mercenary-archer',
  'guardsman',
  'shield-bearer',
  'swordsman',
  'weapon-bearer',
  'non-fighter',
];

/** ERI-HIR-06: how many are in a place such as a tavern. */
export const tavernCount = (dice: Dice): number => dice.die(6);

/** ERI-HIR-08: the type of each. */
export const tavernTypes = (count: number, dice: Dice): readonly string[] =>
  Array.from({ length: count }, () => TAVERN[dice.die(6) - 1] ?? 'non-fighter');

/** ERI-HIR-18. */
export function mercenary(type: string) {
  if (!isMercenary(type)) return denied('not-a-mercenary' as const);
  const { armour, shield, weapons } = MERCENARIES[type];
  return { weapon: weapons[0] ?? '', armor: armour, shield, ac: descendingOf(armour, shield) };
}

/** ERI-HIR-19. */
export function manAtArms(type: string) {
  if (!isManAtArms(type)) return denied('not-a-man-at-arms' as const);
  const { armour, shield, weapons } = MEN_AT_ARMS[type];
  return { armor: armour, shield, weapons, ac: descendingOf(armour, shield), mounted: horseOf(type) !== null };
}

/** ERI-HIR-22: of the first level. @param metal what `metal` means, at the referee's choice */
export function unusualHireling(type: string, metal: 'chain' | 'plate') {
  if (!isUnusual(type)) return denied('not-unusual' as const);
  const { armour, shield, gear } = UNUSUAL[type];
  const armor = armour === 'metal' ? metal : armour;
  return { level: 1, armor, shield, ac: descendingOf(armor, shield), gear };
}

const LEAST_OF_CLASS = 3;

/** ERI-HIR-23: a die, and for those of a class the first level's points, three at least. */
export function hirelingHitPoints(type: string, dice: Dice): Answer<{ readonly hp: number }, 'not-a-hireling'> {
  const group = groupOf(type);
  if (group === null || group === 'monster') return denied('not-a-hireling');
  if (!isUnusual(type)) return { hp: dice.die(6) };
  return { hp: Math.max(LEAST_OF_CLASS, dice.die(6) + UNUSUAL[type].plus) };
}

/** ERI-HIR-07: what the companions of somebody unusual are. */
const COMPANIONS: Readonly<Record<string, string>> = { elf: 'archer', dwarf: 'heavy-foot', hobbit: 'weapon-bearer' };

/** ERI-HIR-02 to 08. @param allUnusual all who are found together in a tavern are of the unusual type (ERI-HIR-07) */
export const erisSeeking = (allUnusual: boolean): SeekingRule => ({
  cites: {
    tavern: 'ERI-HIR-06',
    types: 'ERI-HIR-08',
    unusual: 'ERI-HIR-07',
    where: 'ERI-HIR-02',
    cost: 'ERI-HIR-03',
    notice: 'ERI-HIR-04',
  },
  patrons: (lookForUnusual, dice) => {
    const types = tavernTypes(tavernCount(dice), dice).map((type) => (type === 'non-fighter' ? 'porter' : type));
    const found = unusualPresent(lookForUnusual, allUnusual, dice);
    return {
      types,
      dice: [
        { who: 'How many are there' },
        ...types.map(() => ({ who: 'Of what kind' })),
        { who: 'Somebody unusual', needed: PRESENT_ON, by: 'at-most' },
        { who: 'Of what unusual kind' },
        { who: 'How many with them' },
      ],
      unusual: found.present
        ? { type: found.type, race: found.race, count: found.unusual, companions: found.companions }
        : null,
    };
  },
  companion: (race) => COMPANIONS[race] ?? 'swordsman',
  available: availableAt,
  cost: (scope, dice) => advertising(scope, 1, dice),
  most: (scope) => advertising(scope, 1, { die: (sides) => sides, id: () => '' }),
  answers: ({ kind, scope, size }, dice) => {
    const group = groupOf(kind);
    const sought = group === 'specialist' || group === 'unusual' ? group : 'normal';
    const area = scope === 'region' ? 'region' : size;
    return {
      ...answersTo(area, sought, dice),
      dice: [{ who: 'An answer', needed: answersUpTo(area, sought), by: 'at-most' }, { who: 'How many come' }],
    };
  },
  inBulk: (kind, count, promised) => {
    const due = hiredInBulk(kind, count, promised);
    return isDenied(due) ? 0 : due.gp;
  },
});
