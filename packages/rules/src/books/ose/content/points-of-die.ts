import { abilityBand } from './abilities.ts';

/** OSE-APX-01: a hit die with constitution gives one point at least. */
export const pointsOfDie = (face: number, constitution: number): number =>
  Math.max(1, face + abilityBand(constitution).modifier);
