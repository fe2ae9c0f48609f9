import { isMetal } from '../../../books/eris/content/armour-class.ts';
import { BACKGROUND, backgroundOf } from '../../../books/eris/content/backgrounds.ts';
import { type Band, banded } from '../../../content/banded.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import { entryOf } from '../../../content/entry.ts';
import { byRule, type Dice, type Figure, type Modifier, type RuleId, roll, summed } from '../../../core/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Chance, percent } from '../../table/chance/chance.ts';
import { erisRounded } from '../../table/precedence/eris.ts';
import { HOBBIT_THIEF_LEVELS } from '../class-functions/eris-small-folk.ts';
import type { SkillsRule } from './rule.ts';

/** To the nearest whole number, halves up. */
const nearest = (figure: number): number => erisRounded(figure, 'other');

/** ERI-SKL-05: percent, on natural skill and improvement. */
const INTELLIGENCE: readonly Band<number>[] = [
  { upTo: 6, value: -20 },
  { upTo: 8, value: -10 },
  { upTo: 12, value: 0 },
  { upTo: 14, value: 5 },
  { upTo: 18, value: 10 },
];
export const skillAdjustment = (intelligence: number): number => banded(INTELLIGENCE, intelligence);

/** ERI-SKL-03: d100 at or under the skill. */
export const skillSucceeds = (skill: number, face: number): boolean => face <= skill;

/** ERI-SKL-04: what somebody untrained begins with. */
export function naturalSkill(intelligence: number, face: number) {
  const [raw, adjustment] = [nearest(face / 4), skillAdjustment(intelligence)];
  return { raw, adjustment, skill: Math.max(0, raw + adjustment) };
}

interface Course {
  readonly weeks: (dice: Dice) => number;
  /** The same in words. */
  readonly written: string;
  /** Gold pieces for each point of the d20. */
  readonly price: number;
  readonly loss: (dice: Dice) => number;
}

/** ERI-SKL-07. */
const COURSES = {
  plebian: { weeks: (dice) => dice.die(4), written: 'd4', price: 1, loss: () => 1 },
  artisan: { weeks: (dice) => dice.die(10) + 1, written: 'd10 + 1', price: 5, loss: (dice) => dice.die(6) },
  noble: { weeks: (dice) => roll(dice, 2, 10).total, written: '2d10', price: 20, loss: (dice) => dice.die(10) },
} as const satisfies Readonly<Record<string, Course>>;
export type CourseType = keyof typeof COURSES;
export const isCourse = (type: string): type is CourseType => type in COURSES;

const priceOf = (type: CourseType, dice: Dice): number => COURSES[type].price * dice.die(20);

/** ERI-SKL-07: how the terms of a trainer are thrown, in words. */
export function termsWritten(type: CourseType): string {
  const { written, price } = COURSES[type];
  return `${written} weeks of ${type} lessons, each at d20${price === 1 ? '' : ` × ${price}`} gold pieces`;
}

/** ERI-SKL-07: what a trainer asks. */
export function termsFor(type: CourseType, dice: Dice) {
  const weeks = COURSES[type].weeks(dice);
  const costPerWeek = priceOf(type, dice);
  return { weeks, costPerWeek, total: weeks * costPerWeek };
}

/** ERI-SKL-08: a week, paid as it begins. */
export function weekOfTraining(
  weeksNeeded: number,
  weeksDone: number,
  costPerWeek: number,
  purse: number,
): Answer<{ readonly weeksDone: number; readonly purse: number; readonly complete: boolean }, 'cannot-pay'> {
  if (purse < costPerWeek) return denied('cannot-pay');
  return { weeksDone: weeksDone + 1, purse: purse - costPerWeek, complete: weeksDone + 1 >= weeksNeeded };
}

/** ERI-SKL-09: more than one week missed costs time, and a new price. */
export function interrupted(type: CourseType, weeksDone: number, missed: number, costPerWeek: number, dice: Dice) {
  if (missed <= 1) return { lost: 0, weeksDone, costPerWeek };
  const lost = Math.min(weeksDone, COURSES[type].loss(dice));
  return { lost, weeksDone: weeksDone - lost, costPerWeek: priceOf(type, dice) };
}

/** ERI-SKL-10: half of d100 and five, or the natural amount if that is higher. */
export function trainedSkill(natural: number | null, face: number) {
  const trained = nearest(face / 2) + 5;
  return { trained, skill: Math.max(trained, natural ?? 0) };
}

/** ERI-SKL-11: above the present skill, a third of what is missing; at a hundred nothing is. */
export function improvedSkill(skill: number, intelligence: number, face: number) {
  const total = face + skillAdjustment(intelligence);
  const success = total > skill;
  const gain = success ? nearest((100 - skill) / 3) : 0;
  return { total, success, gain, skill: skill + gain };
}

/** ERI-SKL-12: a skill that comes with a background. */
export const backgroundSkill = (face: number): number => nearest(face / 2);

/** ERI-SKL-13. */
const PER_LEVEL = 5;
/** Of whoever has no scores noted. */
const AVERAGE = 10;

/** ERI-SKL-13: and five for each level, a hundred at most. */
export const backgroundChance = (baseSkill: number, level: number): number =>
  Math.min(100, baseSkill + PER_LEVEL * level);

/** ERI-SKL-14: a background's own skills are not taught elsewhere. */
export function mayTrain(background: string, skill: string): Answer<{ readonly allowed: true }, 'background-skill'> {
  const known = backgroundOf(background);
  return known && BACKGROUND[known].skills.includes(skill) ? denied('background-skill') : { allowed: true };
}

const GUILD_SKILLS: readonly string[] = ['lockpicker', 'pickpocketer', 'trapfinder', 'assassin', 'poisoner'];

/** ERI-SKL-15: some are taught to members only. */
export const taughtTo = (skill: string, member: boolean): Answer<{ readonly allowed: true }, 'guild-only'> =>
  GUILD_SKILLS.includes(skill) && !member ? denied('guild-only') : { allowed: true };

/** ERI-ADV-06: a thief's skills, in light armour and without a shield. */
export function thiefUses(
  skill: string,
  armour: string,
  shield: boolean,
): Answer<{ readonly usable: boolean }, 'not-a-thief-skill'> {
  if (!BACKGROUND.thief.skills.includes(skill)) return denied('not-a-thief-skill');
  return { usable: !isMetal(armour) && !shield };
}

/** Lock, trap and pocket work is rolled where its owner does not see it (ERI-SKL-13). */
const BLIND: readonly string[] = ['lockpicker', 'trapfinder', 'pickpocketer'];

const isHobbit = ({ class: of }: Creature): boolean => of === 'hobbit' || of === 'halfling';

/** Whether a skill came with the background. */
const isOfBackground = ({ background }: Creature, skill: string): boolean => {
  const known = background === undefined ? null : backgroundOf(background);
  return known !== null && BACKGROUND[known].skills.includes(skill);
};

/** ERI-SKL-03, 13, ERI-HOB-03. */
function chanceOf(creature: Creature, skill: string): number | null {
  const recorded = entryOf(creature.skills, skill);
  if (recorded === undefined) return null;
  if (!isOfBackground(creature, skill)) return recorded;
  const levels = creature.background === 'thief' && isHobbit(creature) ? HOBBIT_THIEF_LEVELS : 0;
  return backgroundChance(recorded, creature.level + levels);
}

/** What is recorded, with what level and folk add to a skill of the background. */
function partsOf(creature: Creature, skill: string): readonly Modifier[] {
  const chance = chanceOf(creature, skill);
  if (chance === null) return [];
  const ofBackground = isOfBackground(creature, skill);
  const asHobbit = ofBackground && creature.background === 'thief' && isHobbit(creature);
  const parts: readonly Modifier[] = [
    { name: 'the skill', value: entryOf(creature.skills, skill) ?? 0, rule: 'ERI-SKL-03' },
    { name: 'five a level', value: ofBackground ? PER_LEVEL * creature.level : 0, rule: 'ERI-SKL-13' },
    { name: 'a hobbit’s levels', value: asHobbit ? PER_LEVEL * HOBBIT_THIEF_LEVELS : 0, rule: 'ERI-HOB-03' },
  ];
  const over = { name: 'a hundred at most', value: chance - summed(parts), rule: 'ERI-SKL-13' } as const;
  return [...parts, over].filter(({ value }, place) => place === 0 || value !== 0);
}

/** ERI-SKL-04: a quarter of the dice, with intelligence, and not below nothing. */
function giftOf({ abilities }: Creature, face: number): readonly Modifier[] {
  const { raw, adjustment, skill } = naturalSkill(abilities?.INT ?? AVERAGE, face);
  return [
    { name: 'a quarter of the dice', value: raw },
    { name: 'intelligence', value: adjustment, rule: 'ERI-SKL-05' } as const,
    { name: 'nothing at the least', value: skill - raw - adjustment } as const,
  ].filter(({ value }, place) => place === 0 || value !== 0);
}

/** Where the chance comes from. */
function ruleOf(creature: Creature, skill: string): RuleId {
  if (!isOfBackground(creature, skill)) return 'ERI-SKL-03';
  return creature.background === 'thief' && isHobbit(creature) ? 'ERI-HOB-03' : 'ERI-SKL-13';
}

/** ERI-SKL-02. */
const UNTHROWN: Figure = {
  name: 'Without a throw',
  value: 'arms of the class, daily life',
  rule: 'ERI-SKL-02',
  why: 'skilled actions alone may need one',
};

/** ERI-SKL as one slot; ERI-ADV-06 on what a thief wears. */
export const erisSkills: SkillsRule = {
  cites: {
    check: 'ERI-SKL-03',
    untaught: 'ERI-SKL-04',
    need: 'ERI-SKL-06',
    lessons: 'ERI-SKL-10',
    naming: 'ERI-SKL-01',
  },
  figures: (creature) => [
    ...(creature.class === null ? [] : [UNTHROWN]),
    ...Object.keys(creature.skills ?? {}).map((skill) => ({
      name: `Skill: ${skill}`,
      value: `${chanceOf(creature, skill) ?? 0}%`,
      rule: ruleOf(creature, skill),
      why: isOfBackground(creature, skill) ? 'of the background, with five a level' : 'as it was found out or learned',
    })),
  ],
  ruleOf,
  played: true,
  chance: chanceOf,
  natural: giftOf,
  check: { parts: partsOf, succeeds: skillSucceeds, isBlind: (skill) => BLIND.includes(skill) },
  hindrance: (creature, skill) => {
    if (creature.background !== 'thief') return null;
    const answer = thiefUses(skill, bookArmour(creature.armour), creature.shield);
    if (isDenied(answer) || answer.usable) return null;
    return byRule('ERI-ADV-06', 'forbidden', `${called(creature)} is no ${skill} in metal armour or with a shield.`);
  },
};

/** A skill as the chance of a procedure; null for those who have none, or whom armour keeps from it (ERI-SKL-13, ERI-ADV-06). */
export function skillChance(creature: Creature, skill: string): Chance | null {
  const chance = erisSkills.chance(creature, skill);
  return chance === null || erisSkills.hindrance(creature, skill)
    ? null
    : { ...percent(chance), parts: partsOf(creature, skill) };
}
