import { id, label, maybe, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const turningCommands = forms({
  /** A cleric turns the undead of the encounter. */
  TurnUndead: {
    cleric: id('creature'),
    /** Which kind, where the rules turn one kind at a time; without it the weakest that is there. */
    kind: label('Which of them', maybe(text(40))),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly turning: typeof turningCommands;
  }
}
