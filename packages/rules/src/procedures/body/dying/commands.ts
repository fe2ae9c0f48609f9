import { id } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const dyingCommands = forms({
  /** Somebody dead is called back, by whatever power, and throws to recover. Referee. */
  CallBack: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly dying: CommandsIn<typeof dyingCommands>;
  }
}
