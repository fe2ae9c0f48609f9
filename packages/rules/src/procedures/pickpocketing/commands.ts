import { flag, id, maybe } from '../../fields.ts';
import { type CommandIn, type CommandsIn, forms } from '../../forms.ts';

export const pickpocketingCommands = forms({
  /** A pocket is picked (ERI-PIC-01). What was in it, the referee hands over. */
  PickPocket: {
    thief: id('creature'),
    victim: id('creature'),
    /** The victim is on its guard. Referee. */
    wary: maybe(flag),
  },
});

export type PickpocketingCommand = CommandsIn<typeof pickpocketingCommands>;
export type PickPocket = CommandIn<typeof pickpocketingCommands, 'PickPocket'>;

declare module '../../commands.ts' {
  interface CommandsByFolder {
    readonly pickpocketing: PickpocketingCommand;
  }
}
