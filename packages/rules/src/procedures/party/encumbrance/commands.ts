import { id } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const encumbranceCommands = forms({
  /** Whatever is over the limits of the book is left at the base. */
  TrimItems: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly encumbrance: typeof encumbranceCommands;
  }
}
