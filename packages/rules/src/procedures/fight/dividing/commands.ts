import { id, label, maybeText } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const dividingCommands = forms({
  /** A monster that divides where it is struck does so, whatever struck it. Referee. */
  Divide: {
    creature: id('creature'),
    /** A number, or dice. */
    count: label('Into how many', maybeText(20)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly dividing: typeof dividingCommands;
  }
}
