import { flag, label, maybeText, oneOf, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const chanceCommands = forms({
  /** The referee rolls a chance that no procedure names. */
  RollChance: {
    kind: oneOf('x-in-6', 'percent'),
    /** So many in six, or so many in a hundred. */
    chance: label('Chance', whole(-1_000_000, 1_000_000)),
    /** Only the referee sees it. */
    secret: label('In secret', flag),
    /** What for, in at most 100 characters; may be empty. */
    purpose: label('For', maybeText(200)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly chance: typeof chanceCommands;
  }
}
