import type { Armour } from '../state/creature.ts';

/** Armour by the shorter words of the older books. */
export const bookArmour = (armour: Armour): 'none' | 'leather' | 'chain' | 'plate' =>
  armour === 'chainmail' ? 'chain' : armour;

/** A weapon's name without what its magic adds: `Two-handed sword +1` is `two-handed sword`, and `cursed mace −1` is `mace`. */
export const plainWeapon = (name: string): string =>
  name
    .replace(/^cursed /i, '')
    .replace(/\s*[+−-]\d.*$/, '')
    .toLowerCase();

/** A weapon's name as the books' tables write it: `Two-handed sword +1` is `two-handed-sword`. */
export const bookWeapon = (name: string): string => plainWeapon(name).replaceAll(' ', '-');

/** The same where the book writes bows as one word: `Composite bow` is `composite`, `Short bow` is `shortbow`. */
export const bookBow = (name: string): string =>
  bookWeapon(name)
    .replace(/-bow$/, 'bow')
    .replace(/^compositebow$/, 'composite');
