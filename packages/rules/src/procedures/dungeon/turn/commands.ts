import { flag } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const turnCommands = forms({
  /** The running turn is over (ten minutes): lights burn, rest falls due, wandering monsters may come. A party command. */
  EndTurn: {
    /** The party spends the turn resting. */
    resting: flag,
  },
  /** A player would have the turn end, which the caller or the referee does; or no longer. */
  ProposeEndTurn: { withdrawn: flag },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly turn: typeof turnCommands;
  }
}
