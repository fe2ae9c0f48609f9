import { added, flag, id, label, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const afflictionsCommands = forms({
  /** The referee brings poison, paralysis or a drained level upon somebody. */
  Afflict: {
    creature: label('Target', id('creature')),
    /** One of those that the rules in force know, such as `coma`. */
    by: label('Affliction', text(60)),
    /** Added to the save. */
    modifier: label('Save modifier', added),
  },
  /** Somebody spends the action of the round to shake a comrade out of the fear of ghouls. Owner, or referee. */
  ShakeOut: { creature: id('creature'), victim: id('creature') },
  /** A cure, by magic or an antidote, of all that poison and paralysis do. Referee. */
  Cure: { creature: id('creature') },
  /** Somebody spends the rest of the turn with salts and cold water on one who is merely unconscious. Owner, or referee. */
  Rouse: { creature: id('creature'), patient: id('creature') },
  /** The referee says whether the bite of a vampire drains for good. */
  RuleBite: { creature: id('creature'), forGood: flag },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly afflictions: typeof afflictionsCommands;
  }
}
