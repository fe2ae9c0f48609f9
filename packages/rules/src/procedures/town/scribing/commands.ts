import { id } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const scribingCommands = forms({
  /** A potion is drunk, or a scroll read; it is gone, and what it does is for the referee to rule. */
  UseUp: { creature: id('creature'), item: id('item') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly scribing: CommandsIn<typeof scribingCommands>;
  }
}
