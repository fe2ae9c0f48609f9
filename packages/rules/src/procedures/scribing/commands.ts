import { id } from '../../fields.ts';
import { type CommandIn, type CommandsIn, forms } from '../../forms.ts';

export const scribingCommands = forms({
  /** A potion is drunk, or a scroll read; it is gone, and what it does is for the referee to rule. */
  UseUp: { creature: id('creature'), item: id('item') },
});

export type ScribingCommand = CommandsIn<typeof scribingCommands>;
export type UseUp = CommandIn<typeof scribingCommands, 'UseUp'>;

declare module '../../commands.ts' {
  interface CommandsByFolder {
    readonly scribing: ScribingCommand;
  }
}
