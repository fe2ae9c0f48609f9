import { flag, label, maybeText, oneOf, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const chanceCommands = forms({
  /** The referee rolls a chance that no procedure names. */
  RollChance: {
    kind: oneOf('x-in-6', 'percent'),
    /** So many in six, or so many in a hundred. */
    chance: label('Chance', whole(0, 100)),
    /** Only the referee sees it. */
    secret: label('Roll in secret', flag),
    /** What for; may be empty. */
    purpose: label('Reason', maybeText(100)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly chance: typeof chanceCommands;
  }
}
