import { id } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const captivesCommands = forms({
  /** A prisoner is let go, and goes away. Referee. */
  ReleaseCaptive: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly captives: CommandsIn<typeof captivesCommands>;
  }
}
