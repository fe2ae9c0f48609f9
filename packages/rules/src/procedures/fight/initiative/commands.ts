import { id } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const initiativeCommands = forms({
  /** Declarations are over; the sides, or the combatants, roll for their places in the round. Referee. */
  RollInitiative: {},
  /** The referee says who acts first; the other sides follow in the order they stand in. */
  SetInitiative: { first: id('side') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly initiative: typeof initiativeCommands;
  }
}
