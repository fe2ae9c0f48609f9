import { either, id, oneOf, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { CIRCUMSTANCES } from './rule.ts';

export const reactionCommands = forms({
  /** How the monsters take the meeting, by the dice; again at the referee's wish. Referee. */
  RollReaction: {
    /** The one who does the talking; `nobody` when none or several do. */
    speaker: either(id('creature'), oneOf('nobody')),
    modifier: whole(...CIRCUMSTANCES),
  },
  /** How the monsters take it, as the circumstances settle it. Referee. */
  SetReaction: { reaction: oneOf('attacks', 'hostile', 'uncertain', 'indifferent', 'friendly') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly reaction: CommandsIn<typeof reactionCommands>;
  }
}
