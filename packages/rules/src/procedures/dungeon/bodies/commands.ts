import { id } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const bodiesCommands = forms({
  /** Somebody of the party goes through what one of the dead carried, and takes it. Owner, or referee. */
  SearchBody: { creature: id('creature'), body: id('creature') },
  /** The referee says that the dead who were searched have nothing else. */
  FindNothing: {},
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly bodies: CommandsIn<typeof bodiesCommands>;
  }
}
