import { flag, id, maybe } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const pickpocketingCommands = forms({
  /** A pocket is picked. What was in it, the referee hands over. */
  PickPocket: {
    thief: id('creature'),
    victim: id('creature'),
    /** The victim is on its guard. Referee. */
    wary: maybe(flag),
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly pickpocketing: CommandsIn<typeof pickpocketingCommands>;
  }
}
