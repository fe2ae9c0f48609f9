import { flag, id, label, maybe } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const pickpocketingCommands = forms({
  /** A pocket is picked. What was in it, the referee hands over. */
  PickPocket: {
    thief: id('creature'),
    victim: label('Whose', id('creature')),
    /** The victim is on its guard. Referee. */
    wary: label('On guard', maybe(flag)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly pickpocketing: typeof pickpocketingCommands;
  }
}
