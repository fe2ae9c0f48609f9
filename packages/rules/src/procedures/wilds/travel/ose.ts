import { BESTIARY } from '../../../books/ose/content/bestiary.ts';
import { wildernessEncounters } from '../../../books/ose/content/encounter-tables.ts';
import { MOUNTS } from '../../../books/ose/content/mounts-and-vessels.ts';
import { inSix } from '../../table/chance/chance.ts';
import { overlandMiles } from '../day/ose.ts';
import { terrainOf } from '../day/terrain.ts';
import { actualHeading, lostChance, mayLoseWay } from '../direction/ose.ts';
import { FEEDS, FINDS } from '../foraging/ose.ts';
import { visibleMiles } from '../visibility/ose.ts';
import type { Steed, TravelRule } from './rule.ts';

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

/** Where the eye reaches as far as the book's figure for open terrain (OSE-WLD-13). */
const OPEN: readonly string[] = ['clear', 'grasslands', 'settled', 'barren', 'desert'];

/** Beasts that let themselves be ridden through the air, if they are big enough. */
const WINGED: readonly string[] = ['griffon', 'hippogriff', 'pegasus'];
const BEAR_A_RIDER: readonly string[] = ['human', 'horse', 'elephant'];

/** OSE-APX-11, and of the winged beasts those that bear a grown rider (OSE-WLD-04). */
const STEEDS: Readonly<Record<string, Steed>> = {
  ...Object.fromEntries(Object.entries(MOUNTS).map(([name, { movement }]) => [name, { movement, flies: false }])),
  ...Object.fromEntries(
    BESTIARY.filter(
      ({ key, hitDice }) => WINGED.includes(key) && BEAR_A_RIDER.includes(carriesFlying(hitDice.dice)),
    ).map(({ key, movement }) => [key, { movement, flies: true }]),
  ),
};

/** OSE-WLD-01 to OSE-WLD-14, OSE-HAZ-07, OSE-HAZ-08. */
export const oseTravel = ({ checksADay }: { readonly checksADay: number }): TravelRule => ({
  cites: {
    day: 'OSE-WLD-01',
    air: 'OSE-WLD-03',
    bearing: 'OSE-WLD-04',
    foraging: 'OSE-WLD-05',
    hunting: 'OSE-WLD-06',
    astray: 'OSE-WLD-07',
    miles: 'OSE-WLD-08',
    terrain: 'OSE-WLD-09',
    forced: 'OSE-WLD-10',
    rest: 'OSE-WLD-11',
    sight: 'OSE-WLD-13',
    wandering: 'OSE-WLD-14',
    landmark: 'OSE-HAZ-07',
    lost: 'OSE-HAZ-08',
    scale: 'OSE-MOV-04',
  },
  figures: (_creature, base) => [
    {
      name: 'A day’s travel',
      value: `${overlandMiles(base)} miles`,
      rule: 'OSE-WLD-08',
      why: 'a fifth of the base rate',
    },
  ],
  steps: DAY_STEPS,
  checksADay,
  miles: {
    steeds: STEEDS,
    onLand: milesThrough,
    inAir: flyingMiles,
    forcedMarch: forcedMarch(1, 'clear').miles / milesThrough(1, 'clear'),
  },
  astray: {
    mayLoseWay,
    lostChance: (ground) => inSix(lostChance(ground, true)),
    strays: actualHeading,
  },
  wandering: {
    chance: (ground) => inSix(wanderingChance(ground)),
    table: wildernessEncounters,
  },
  food: {
    forage: { chance: FINDS, feeds: FEEDS },
    hunt: FINDS,
  },
  visibleMiles: (ground) => visibleMiles(OPEN.includes(ground), 1) ?? 0,
  weariness: {
    isTired: (days, often) => tiredByTravel(days.flatMap((day) => Array(often).fill(day))).fatigued,
    penalty: { attack: -1, damage: -1 },
  },
});
