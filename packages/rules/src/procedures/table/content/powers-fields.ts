import { flag, maybe, maybeText, oneOf, whole } from '../../../core/fields.ts';
import { FIGHTS, WORN_AS } from '../../../state/powers.ts';
import { LONGEST_DICE, MOST_BONUS, MOST_CHARGES, MOST_FEET, MOST_TURNS } from './powers.ts';

/** The fields of a command that say what a thing does; nothing is `none`, empty, false or 0. */
export const powersFields = {
  /** Magic; a bonus makes it so as well. */
  magic: maybe(flag),
  /** What its magic adds to attack and damage, or to the armour class. */
  bonus: maybe(whole(-MOST_BONUS, MOST_BONUS)),
  fights: maybe(oneOf('none', ...FIGHTS)),
  /** In dice notation, of a weapon. */
  damage: maybe(maybeText(LONGEST_DICE)),
  /** Feet of the short range; medium is twice as far, long three times. */
  range: maybe(whole(0, MOST_FEET)),
  twoHanded: maybe(flag),
  blunt: maybe(flag),
  worn: maybe(oneOf('none', ...WORN_AS)),
  charges: maybe(whole(0, MOST_CHARGES)),
  /** Feet around that it lights. */
  glow: maybe(whole(0, MOST_FEET)),
  /** Turns that it shines; 0 for without end. */
  turns: maybe(whole(0, MOST_TURNS)),
};
