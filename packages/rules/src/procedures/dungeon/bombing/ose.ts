import type { BombingRule } from './rule.ts';

/** OSE-CMB-30: the damage is that of a flyer that can carry a human. */
export const oseBombing: BombingRule = { highest: 300, hits: (face) => face >= 16, damage: { count: 2, sides: 6 } };

/** OSE-CMB-33: how many fight side by side in a passage of this width; advice, not a bar. */
export const maxAbreast = (widthFeet: number): number => Math.max(1, Math.floor((widthFeet * 3) / 10));
