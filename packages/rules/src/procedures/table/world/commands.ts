import { ofServer } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import type { WorldFacts } from './facts.ts';

export const worldCommands = forms({
  /**
   * The referee brings in what another campaign was made of, all of it or nothing. Not asked over the wire: it comes
   * in as a file.
   */
  BringWorld: { facts: ofServer<WorldFacts>() },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly world: typeof worldCommands;
  }
}
