import { flag, id, label, list, maybe, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { TURNS_PASSED } from './rule.ts';

export const timeCommands = forms({
  /** The referee lets turns go by, one after another; it ends early when monsters come. */
  PassTurns: {
    turns: label('Turns', whole(...TURNS_PASSED)),
    resting: label('The party rests', flag),
  },
  /** The referee lets a whole day go by away from danger: food is eaten, and who rests in full heals. */
  PassDay: {
    /** Who rests all day, undisturbed. */
    resting: label('Resting all day, undisturbed', list(id('creature'), 200)),
    /** Everyone eats a ration of their own; who has none goes without. */
    food: label('Everyone eats a ration of their own, or goes without', flag),
    /** Everyone empties a waterskin of their own; off where there is water at hand. */
    water: label('Everyone empties a waterskin of their own, or goes without', flag),
    /** The place is safe and secured, where healing asks for that. */
    safe: label('In a safe and secured place', maybe(flag)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly time: typeof timeCommands;
  }
}
