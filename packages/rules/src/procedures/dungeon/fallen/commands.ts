import { id, label } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const fallenCommands = forms({
  /** Somebody takes up a companion who cannot walk, and carries them along. Owner, or referee. */
  PickUpFallen: { creature: label('Who carries', id('creature')), body: label('Whom', id('creature')) },
  /** Whoever carries somebody sets them down. Owner, or referee. */
  SetDownFallen: { creature: label('Who carries', id('creature')) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly fallen: typeof fallenCommands;
  }
}
