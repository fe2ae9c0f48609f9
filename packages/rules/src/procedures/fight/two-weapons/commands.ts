import { id, label, oneOf, orNull, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const twoWeaponsCommands = forms({
  /** Somebody says before initiative how a second weapon is used in this round. Owner, or referee. */
  UseOffHand: {
    creature: id('creature'),
    /** The name of a weapon among the attacks; null to put it away. */
    weapon: label('In the other hand', orNull(text(200))),
    use: label('Use of the second weapon', oneOf('offensive', 'defensive')),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly twoWeapons: typeof twoWeaponsCommands;
  }
}
