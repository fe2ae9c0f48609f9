import { overlandMiles } from '../day/ose.ts';
import { fraction } from '../wind/wind.ts';

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
