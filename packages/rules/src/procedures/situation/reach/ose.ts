import { MELEE_FEET } from './melee-feet.ts';

/** OSE-CMB-16, OSE-CMB-11: at five feet it is melee, beyond them missiles fly. */
export const mayMelee = (feet: number): boolean => feet <= MELEE_FEET;
