import { flag } from '../../fields.ts';
import { type CommandIn, type CommandsIn, forms } from '../../forms.ts';

export const turnCommands = forms({
  /** The running turn is over (ten minutes): lights burn, rest falls due, wandering monsters may come. A party command. */
  EndTurn: {
    /** The party spends the turn resting. */
    resting: flag,
  },
  /** A player would have the turn end, which the caller or the referee does; or no longer. */
  ProposeEndTurn: { withdrawn: flag },
});

export type TurnCommand = CommandsIn<typeof turnCommands>;
export type EndTurn = CommandIn<typeof turnCommands, 'EndTurn'>;
export type ProposeEndTurn = CommandIn<typeof turnCommands, 'ProposeEndTurn'>;

declare module '../../commands.ts' {
  interface CommandsByFolder {
    readonly turn: TurnCommand;
  }
}
