import { flag, label, maybe, maybeText, oneOf, whole } from '../../../core/fields.ts';
import { inputsOf } from '../../../core/inputs.ts';
import { FIGHTS, WORN_AS } from '../../../state/powers.ts';
import { LONGEST_DICE, MOST_BONUS, MOST_CHARGES, MOST_FEET, MOST_TURNS } from './powers.ts';

/** The fields of a command that say what a thing does; nothing is `none`, empty, false or 0. */
export const powersFields = {
  /** Magic; a bonus makes it so as well. */
  magic: label('Magic', maybe(flag)),
  /** What its magic adds to attack and damage, or to the armour class. */
  bonus: label('Bonus of its magic', maybe(whole(-MOST_BONUS, MOST_BONUS))),
  fights: label('Fought with', maybe(oneOf('none', ...FIGHTS))),
  /** In dice notation, of a weapon. */
  damage: label('Damage of the weapon, in dice', maybe(maybeText(LONGEST_DICE))),
  /** Feet of the short range; medium is twice as far, long three times. */
  range: label('Feet of short range, thrown or shot', maybe(whole(0, MOST_FEET))),
  twoHanded: label('Takes both hands', maybe(flag)),
  blunt: label('Blunt', maybe(flag)),
  worn: label('Worn as', maybe(oneOf('none', ...WORN_AS))),
  charges: label('Charges; 0 for what is not counted', maybe(whole(0, MOST_CHARGES))),
  /** Feet around that it lights. */
  glow: label('Feet around that it lights', maybe(whole(0, MOST_FEET))),
  /** Turns that it shines; 0 for without end. */
  turns: label('Turns that it shines; 0 for without end', maybe(whole(0, MOST_TURNS))),
};

/** What stands in them at first, where a form asks for them. */
export const powersAtFirst = {
  magic: false,
  bonus: 0,
  fights: 'none',
  damage: '1d6',
  range: { least: 1, preset: 10 },
  twoHanded: false,
  blunt: false,
  worn: 'none',
  charges: 0,
  glow: 0,
  turns: 0,
};

/** What asks for them in a form that is no offer’s. */
export const powersInputs = inputsOf(powersFields, powersAtFirst);
