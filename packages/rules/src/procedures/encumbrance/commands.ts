import { id } from '../../fields.ts';
import { type CommandIn, type CommandsIn, forms } from '../../forms.ts';

export const encumbranceCommands = forms({
  /** Whatever is over the limits of the book is left at the base (ERI-ITM-02). */
  TrimItems: { creature: id('creature') },
});

export type EncumbranceCommand = CommandsIn<typeof encumbranceCommands>;
export type TrimItems = CommandIn<typeof encumbranceCommands, 'TrimItems'>;

declare module '../../commands.ts' {
  interface CommandsByFolder {
    readonly encumbrance: EncumbranceCommand;
  }
}
