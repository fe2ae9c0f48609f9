import { id, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const fallingCommands = forms({
  /** The referee says that somebody falls so many feet. */
  Fall: { creature: id('creature'), feet: whole(-1_000_000, 1_000_000) },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly falling: CommandsIn<typeof fallingCommands>;
  }
}
