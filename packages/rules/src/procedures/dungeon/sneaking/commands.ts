import { flag, id, label, list, maybe } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const sneakingCommands = forms({
  /** Some of the party sneak, together. The referee alone sees whether anyone notices. */
  Sneak: {
    creatures: label('Who', list(id('creature'), 200)),
    /** They go far: one category slower. */
    far: label('Over a long way, and slower', flag),
    /** They were noticed already, though not seen. Referee. */
    noticed: label('They were noticed, though not seen', maybe(flag)),
    /** Fittingly camouflaged. Referee. */
    camouflaged: label('Fittingly camouflaged', maybe(flag)),
  },
  /** Those who sneak walk openly again. */
  StopSneaking: {},
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly sneaking: typeof sneakingCommands;
  }
}
