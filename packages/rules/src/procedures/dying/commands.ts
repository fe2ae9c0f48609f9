import { id } from '../../fields.ts';
import { type CommandIn, type CommandsIn, forms } from '../../forms.ts';

export const dyingCommands = forms({
  /** Somebody dead is called back, by whatever power, and throws to recover (GOR-ABI-06). Referee. */
  CallBack: { creature: id('creature') },
});

export type DyingCommand = CommandsIn<typeof dyingCommands>;
export type CallBack = CommandIn<typeof dyingCommands, 'CallBack'>;

declare module '../../commands.ts' {
  interface CommandsByFolder {
    readonly dying: DyingCommand;
  }
}
