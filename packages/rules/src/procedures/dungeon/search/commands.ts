import { id, label, oneOf, square } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const searchCommands = forms({
  /**
   * A character gives the turn to searching the area around a square within reach. The outcome is told at once; the
   * character can do no other thing that takes the turn until it has passed.
   */
  SearchArea: {
    creature: id('creature'),
    square: label('Which square', square),
    kind: oneOf('secret-doors', 'room-traps', 'treasure-traps'),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly search: typeof searchCommands;
  }
}
