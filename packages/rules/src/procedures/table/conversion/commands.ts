import { flag, id, label, oneOf, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { CONVERSION_SOURCES } from './rule.ts';

export const conversionCommands = forms({
  /** A monster of another book is made over by this one (ERI-CNV). Referee. */
  ConvertMonster: {
    creature: id('creature'),
    source: label('The older booklets', oneOf(...CONVERSION_SOURCES)),
    dice: label('Dice of damage of a large giant animal', whole(1, 4)),
    magical: label('Its hide is like enchanted armour', flag),
    usesShield: label('It uses a shield', flag),
    several: label('Large enough to hit several', flag),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly conversion: typeof conversionCommands;
  }
}
