import { id } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const dyingCommands = forms({
  /** Somebody dead is called back, by whatever power, and throws to recover. Referee. */
  CallBack: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly dying: typeof dyingCommands;
  }
}
