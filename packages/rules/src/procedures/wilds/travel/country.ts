import type { Ruleset } from '../../../core/index.ts';
import { type Course, hexOf, type Journey, type Land } from '../../../state/land.ts';
import { waterOf } from './water.ts';

/** Aboard, or in the water where the ship went down. */
export const isAfloat = ({ vessel, adrift }: Journey): boolean => vessel !== null || adrift !== undefined;

/** The chance of somebody coming by where the party is, and who: in the air, on the water, or of the country. */
export function country({ travel, voyage }: Ruleset, land: Land, journey: Journey, course: Course | undefined) {
  const hex = hexOf(land, journey.at);
  if (isAfloat(journey)) {
    const ground = waterOf(hex.ground);
    return { ground, chance: voyage.wandering.chance(ground), table: voyage.wandering.table(ground) };
  }
  const ground = course?.way === 'air' ? 'aerial' : hex.ground;
  return { ground, chance: travel.wandering.chance(ground), table: travel.wandering.table(ground) };
}
