import type { Armour } from '../state/creature.ts';

/** Armour by the shorter words of the older books. */
export const bookArmour = (armour: Armour): 'none' | 'leather' | 'chain' | 'plate' =>
  armour === 'chainmail' ? 'chain' : armour;

/** A weapon's name as the books' tables write it: `Two-handed sword +1` is `two-handed-sword`. */
export const bookWeapon = (name: string): string =>
  name
    .replace(/\s*[+−-]\d.*$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** The same where the book writes bows as one word: `Composite bow` is `composite`, `Short bow` is `shortbow`. */
export const bookBow = (name: string): string =>
  bookWeapon(name)
    .replace(/-bow$/, 'bow')
    .replace(/^compositebow$/, 'composite');
