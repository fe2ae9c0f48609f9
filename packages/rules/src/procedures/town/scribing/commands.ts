import { id, list, maybe } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const scribingCommands = forms({
  /** A potion is drunk, or a scroll read; it is gone, and does what the spell in it does. */
  UseUp: {
    creature: id('creature'),
    item: id('item'),
    /** At whom a scroll is read; nobody, or absent, for the reader. */
    targets: maybe(list(id('creature'), 200)),
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly scribing: CommandsIn<typeof scribingCommands>;
  }
}
