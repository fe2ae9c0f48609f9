import type { Armour } from '../state/creature.ts';

/** Armour by the shorter words of the older books. */
export const bookArmour = (armour: Armour): 'none' | 'leather' | 'chain' | 'plate' =>
  armour === 'chainmail' ? 'chain' : armour;

/** A weapon's name as the books' tables write it: `Two-handed sword` is `two-handed-sword`. */
export const bookWeapon = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
