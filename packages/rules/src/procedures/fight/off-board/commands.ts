import { id, label } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const offBoardCommands = forms({
  /** On no map, somebody goes up to a foe, as far as the round allows. Owner, or referee. */
  Approach: { creature: id('creature'), foe: label('Target', id('creature')) },
  /** On no map, somebody goes back from the foes, as far as the round allows. Owner, or referee. */
  FallBack: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly offBoard: typeof offBoardCommands;
  }
}
