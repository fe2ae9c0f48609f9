import { id, label } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const bodiesCommands = forms({
  /** Somebody of the party goes through what one of the dead carried, and takes it. Owner, or referee. */
  SearchBody: { creature: label('Who', id('creature')), body: label('Whose body first', id('creature')) },
  /** The referee says that the dead who were searched have nothing else. */
  FindNothing: {},
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly bodies: typeof bodiesCommands;
  }
}
