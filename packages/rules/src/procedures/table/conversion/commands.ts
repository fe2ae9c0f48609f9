import { flag, id, oneOf, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { CONVERSION_SOURCES } from './rule.ts';

export const conversionCommands = forms({
  /** A monster of another book is made over by this one (ERI-CNV). Referee. */
  ConvertMonster: {
    creature: id('creature'),
    source: oneOf(...CONVERSION_SOURCES),
    dice: whole(1, 4),
    magical: flag,
    usesShield: flag,
    several: flag,
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly conversion: CommandsIn<typeof conversionCommands>;
  }
}
