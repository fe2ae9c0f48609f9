import { id, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

/** Feet of a fall. */
export const feetFallen = whole(1, 1_000);

export const fallingCommands = forms({
  /** The referee says that somebody falls so many feet. */
  Fall: { creature: id('creature'), feet: feetFallen },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly falling: CommandsIn<typeof fallingCommands>;
  }
}
