import { flag, id, orNull } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const listeningCommands = forms({
  /** A character listens at a closed door next to it, once. It takes no time worth counting. */
  Listen: {
    creature: id('creature'),
    door: id('door'),
    /** The referee's word on whether there is anything to hear; null for what the scene says. */
    sound: orNull(flag),
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly listening: CommandsIn<typeof listeningCommands>;
  }
}
