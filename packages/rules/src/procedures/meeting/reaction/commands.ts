import { either, id, label, oneOf, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { CIRCUMSTANCES } from './rule.ts';

export const reactionCommands = forms({
  /** How the monsters take the meeting, by the dice; again at the referee's wish. Referee. */
  RollReaction: {
    /** The one who does the talking; `nobody` when none or several do. */
    speaker: label('Who speaks', either(id('creature'), oneOf('nobody'))),
    modifier: label('Circumstances', whole(...CIRCUMSTANCES)),
  },
  /** How the monsters take it, as the circumstances settle it. Referee. */
  SetReaction: { reaction: label('Reaction', oneOf('attacks', 'hostile', 'uncertain', 'indifferent', 'friendly')) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly reaction: typeof reactionCommands;
  }
}
