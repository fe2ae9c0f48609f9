import { BESTIARY } from '../../../content/ose/bestiary.ts';
import { wildernessEncounters } from '../../../content/ose/encounter-tables.ts';
import { MOUNTS } from '../../../content/ose/mounts-and-vessels.ts';
import { inSix } from '../../table/chance/chance.ts';
import { overlandMiles } from '../day/ose.ts';
import { actualHeading, lostChance, mayLoseWay } from '../direction/ose.ts';
import { FEEDS, FINDS } from '../foraging/ose.ts';
import { visibleMiles } from '../visibility/ose.ts';
import {
  carriesFlying,
  DAY_STEPS,
  flyingMiles,
  forcedMarch,
  milesThrough,
  tiredByTravel,
  wanderingChance,
} from './ose.ts';
import type { Steed, TravelRule } from './rule.ts';

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
    met: 'OSE-WLD-15',
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
    isTired: (days, often) =>
      tiredByTravel(often === 1 ? days : days.flatMap((day) => Array(often).fill(day))).fatigued,
    penalty: { attack: -1, damage: -1 },
  },
});
