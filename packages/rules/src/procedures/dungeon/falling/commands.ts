import { id, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { FEET_FALLEN } from './rule.ts';

export const fallingCommands = forms({
  /** The referee says that somebody falls so many feet. */
  Fall: { creature: id('creature'), feet: whole(...FEET_FALLEN) },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly falling: CommandsIn<typeof fallingCommands>;
  }
}
