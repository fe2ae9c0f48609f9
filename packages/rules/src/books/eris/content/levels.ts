import { type Answer, denied } from '../../../content/denied.ts';
import type { Dice } from '../../../core/index.ts';
import { ERIS_TABLES, type ErisClass, type ErisLevel, type ErisRace, RACE_LIMITS } from './classes.ts';
import { hitDieAdjustment } from './constitution.ts';

/** ERI-APX-07 to 09: a row of the table; null beyond its ends. */
export const erisLevel = (of: ErisClass, level: number): ErisLevel | null => ERIS_TABLES[of].levels[level - 1] ?? null;

/** Experience that a level takes, also beyond the table. */
export function erisExperience(of: ErisClass, level: number): number {
  const { levels, step } = ERIS_TABLES[of];
  const last = levels.at(-1)?.experience ?? 0;
  return levels[level - 1]?.experience ?? last + step * Math.max(0, level - levels.length);
}

/** The highest level that experience reaches. */
export function erisLevelFor(of: ErisClass, experience: number): number {
  let level = 1;
  while (erisExperience(of, level + 1) <= experience) level += 1;
  return level;
}

/** Dice, and points that are added once. */
export interface ErisHitDice {
  readonly dice: number;
  readonly plus: number;
}

const parsed = (text: string): ErisHitDice => {
  const [dice = 0, plus = 0] = text.split('+').map(Number);
  return { dice, plus };
};

/** ERI-APX-14: of a level, also beyond the table. */
export function erisHitDice(of: ErisClass, level: number): ErisHitDice {
  const { levels, late, pointsBeyond } = ERIS_TABLES[of];
  const rows = [...levels.map(({ hitDice }) => hitDice), ...late];
  const row = rows[level - 1];
  if (row !== undefined) return parsed(row);
  const { dice, plus } = parsed(rows.at(-1) ?? '0');
  return { dice, plus: plus + pointsBeyond * (level - rows.length) };
}

/** ERI-APX-14: each die with constitution, one at least, and the points once. */
export function rolledHitPoints(of: ErisClass, level: number, constitution: number, dice: Dice): number {
  const { dice: count, plus } = erisHitDice(of, level);
  const adjustment = hitDieAdjustment(constitution);
  return Array.from({ length: count }, () => Math.max(1, dice.die(6) + adjustment)).reduce(
    (sum, each) => sum + each,
    plus,
  );
}

/** ERI-APX-13: null without limit. */
export function raceLimit(race: ErisRace, of: ErisClass): Answer<{ readonly maxLevel: number | null }, 'class-closed'> {
  const maxLevel = RACE_LIMITS[race][of];
  return maxLevel === undefined ? denied('class-closed') : { maxLevel };
}

const LEAST_AT_FIRST = 3;

/** ERI-HPL-02: three at least. */
export const startingHitPoints = (of: ErisClass, constitution: number, dice: Dice): number =>
  Math.max(LEAST_AT_FIRST, rolledHitPoints(of, 1, constitution, dice));
