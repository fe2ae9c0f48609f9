import { flag, id, list, maybe } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const sneakingCommands = forms({
  /** Some of the party sneak, together. The referee alone sees whether anyone notices. */
  Sneak: {
    creatures: list(id('creature'), 200),
    /** They go far: one category slower. */
    far: flag,
    /** They were noticed already, though not seen. Referee. */
    noticed: maybe(flag),
    /** Fittingly camouflaged. Referee. */
    camouflaged: maybe(flag),
  },
  /** Those who sneak walk openly again. */
  StopSneaking: {},
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly sneaking: CommandsIn<typeof sneakingCommands>;
  }
}
