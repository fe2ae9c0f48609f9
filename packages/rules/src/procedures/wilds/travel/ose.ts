import { overlandMiles } from '../day/ose.ts';
import { terrainOf } from '../day/terrain.ts';

/** OSE-WLD-01: a day in the wilderness. */
export const DAY_STEPS = ['course', 'losingDirection', 'wandering', 'description', 'endOfDay'] as const;

/** OSE-WLD-09. */
export const milesThrough = (base: number, terrain: string): number => overlandMiles(base) * terrainOf(terrain).travel;

/** OSE-WLD-03: terrain does not matter in the air. */
export const flyingMiles = (base: number): number => overlandMiles(base) * 2;

/** OSE-WLD-10: half as far again, and a day of rest after it. */
export const forcedMarch = (
  base: number,
  terrain: string,
): { readonly miles: number; readonly restDaysRequired: number } => ({
  miles: milesThrough(base, terrain) * 1.5,
  restDaysRequired: 1,
});

/** OSE-WLD-04: from so many hit dice on. */
const CARRIES = [
  [24, 'elephant'],
  [12, 'horse'],
  [6, 'human'],
  [3, 'half-human'],
] as const;

/** OSE-WLD-04: what a winged mount carries, by its whole hit dice. */
export const carriesFlying = (hitDice: number): (typeof CARRIES)[number][1] | 'nothing' =>
  CARRIES.find(([from]) => Math.floor(hitDice) >= from)?.[1] ?? 'nothing';

/** Days of travel in a row that are free (OSE-WLD-11). */
const FREE_DAYS = 6;

/** OSE-WLD-11: whether the last of these days is travelled tired; a day's rest clears it, hunting neither clears nor adds (R02). */
export function tiredByTravel(days: readonly ('T' | 'R' | 'H')[]): {
  readonly fatigued: boolean;
  readonly attackMod: number;
  readonly damageMod: number;
} {
  const travelled = days.reduce((sum, day) => (day === 'R' ? 0 : day === 'T' ? sum + 1 : sum), 0);
  const fatigued = travelled > FREE_DAYS;
  return { fatigued, attackMod: fatigued ? -1 : 0, damageMod: fatigued ? -1 : 0 };
}

/** OSE-WLD-14: so many in six. */
export const wanderingChance = (terrain: string): number =>
  terrainOf(terrain).wandering ?? terrainOf('clear').wandering ?? 1;
