import { id, label } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const pickingUpCommands = forms({
  /** Somebody picks up what was thrown, or let go of. Owner, or referee. */
  PickUp: { creature: id('creature'), thing: label('Thing to pick up', id('item')) },
  /** What lies about is gone: swept away, or taken by somebody unseen. Referee. */
  ClearAway: { thing: id('item') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly pickingUp: typeof pickingUpCommands;
  }
}
