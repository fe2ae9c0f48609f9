import { flag, id, label, list, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const grapplingCommands = forms({
  /** Somebody, and others along, get hold of one opponent: the action of the round for each. Owner of all, or referee. */
  Grapple: {
    creature: id('creature'),
    others: label('Together with', list(id('creature'), 100)),
    target: id('creature'),
    /** One of the manners that the rules in force know. */
    manner: label('Manner', text(60)),
    /** The target tries to get hold of them too. Referee. */
    bothHold: label('The target tries to hold them too', flag),
  },
  /** Whoever is held tries to get free, once a round, when the own side acts. Owner, or referee. */
  BreakFree: { creature: id('creature') },
  /** A holder lets go. Owner, or referee. */
  LetGo: { creature: id('creature'), held: id('creature') },
  /** The referee says that a monster cannot be wrestled down, or that it can. */
  RuleGrapple: { creature: id('creature'), possible: flag },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly grappling: typeof grapplingCommands;
  }
}
