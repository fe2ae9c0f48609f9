import { flag, id, list, maybe, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { TURNS_PASSED } from './rule.ts';

export const timeCommands = forms({
  /** The referee lets turns go by, one after another; it ends early when monsters come. */
  PassTurns: {
    turns: whole(...TURNS_PASSED),
    resting: flag,
  },
  /** The referee lets a whole day go by away from danger: food is eaten, and who rests in full heals. */
  PassDay: {
    /** Who rests all day, undisturbed. */
    resting: list(id('creature'), 200),
    /** Everyone eats a ration of their own. */
    food: flag,
    /** Everyone empties a waterskin of their own; off where there is water at hand. */
    water: flag,
    /** The place is safe and secured, where healing asks for that. */
    safe: maybe(flag),
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly time: CommandsIn<typeof timeCommands>;
  }
}
