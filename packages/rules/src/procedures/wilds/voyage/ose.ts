import { wildernessEncounters } from '../../../books/ose/content/encounter-tables.ts';
import { VESSELS } from '../../../books/ose/content/mounts-and-vessels.ts';
import { inSix, percent } from '../../table/chance/chance.ts';
import { overlandMiles } from '../day/ose.ts';
import { lostAtSeaChance } from '../direction/ose.ts';
import { visibleAtSea } from '../visibility/ose.ts';
import {
  HARBOUR,
  SIMPLE_WINDS,
  SUNK,
  sweptDegrees,
  sweptTo,
  takesWater,
  unseaworthyInGale,
  VARIABLE_WINDS,
  WRECKED,
  windOf,
} from '../wind/ose.ts';
import { fraction } from '../wind/wind.ts';
import type { Ship, VoyageRule } from './rule.ts';

/** OSE-SEA-01: a day at sea. */
export const SEA_DAY_STEPS = ['course', 'losingDirection', 'weather', 'wandering', 'description', 'endOfDay'] as const;

/** OSE-SEA-05. */
export const waterMiles = overlandMiles;

/** OSE-SEA-07: by the wind, and a third slower for a ship that has taken on water. */
export const sailingMiles = (base: number, factor: string, tookOnWater: boolean): number =>
  (waterMiles(base) * fraction(factor) * (tookOnWater ? 2 : 3)) / 3;

/** OSE-SEA-06: with the current or against it, never backwards. */
export const riverMiles = (base: number, direction: 'down' | 'up', die: number): number =>
  Math.max(0, waterMiles(base) + (direction === 'down' ? 1 : -1) * (die + 6));

/** OSE-SEA-09: so many in six; lakes count as rivers. */
export const waterWanderingChance = (water: string): number => (water === 'swamp' ? 3 : 2);

/** OSE-APX-11 gives cargo in coins and no weight of people: we count 160 pounds. */
const BODY = 1600;
/** Nor of beasts: a thousand pounds, as of a horse. */
const BEAST = 10_000;

const SHIPS: readonly Ship[] = Object.entries(VESSELS).map(([name, { rowing, sailing, seaworthy, cargo }]) => ({
  name,
  rowing,
  sailing,
  seaworthy,
  cargo,
  holed: false,
}));

interface VoyageSettings {
  /** Nine strengths of wind instead of three. */
  readonly variableWind: boolean;
  readonly checksADay: number;
}

/** OSE-SEA-01 to OSE-SEA-15. */
export const oseVoyage = ({ variableWind, checksADay }: VoyageSettings): VoyageRule => ({
  cites: {
    day: 'OSE-SEA-01',
    astray: 'OSE-SEA-03',
    oars: 'OSE-SEA-05',
    river: 'OSE-SEA-06',
    sails: 'OSE-SEA-07',
    sight: 'OSE-SEA-08',
    wandering: 'OSE-SEA-09',
    wind: variableWind ? 'OSE-SEA-12' : 'OSE-SEA-11',
    leak: 'OSE-SEA-13',
    gale: 'OSE-SEA-14',
    shore: 'OSE-SEA-15',
    vessels: 'OSE-APX-11',
  },
  steps: SEA_DAY_STEPS,
  checksADay,
  vessels: SHIPS,
  body: BODY,
  beast: BEAST,
  way: {
    landSeenMiles: visibleAtSea('land', 'clear').distance ?? 0,
    lostChance: (navigator, inSightOfLand) => inSix(lostAtSeaChance(navigator, inSightOfLand)),
    milesADay: ({ rowing, sailing, holed }, by, factor) =>
      sailingMiles((by === 'oars' ? rowing : sailing) ?? 0, String(factor), holed),
    current: (die) => riverMiles(0, 'down', die) - waterMiles(0),
  },
  weather: {
    wind: (total) => windOf(variableWind ? VARIABLE_WINDS : SIMPLE_WINDS, total),
    strength: (wind) => (wind === 'gale' || wind === 'near-gale' ? wind : 'fair'),
    takesWater,
  },
  gale: {
    sweptDegrees,
    sweptMiles: ({ rowing, sailing }) => sailingMiles(sailing ?? rowing ?? 0, '3', false),
    wreckChance: percent(WRECKED),
    sweptTo,
    harbourChance: inSix(HARBOUR),
    sinkChance: percent(SUNK),
    inGale: unseaworthyInGale,
  },
  wandering: {
    chance: (water) => inSix(waterWanderingChance(water)),
    table: wildernessEncounters,
  },
});
