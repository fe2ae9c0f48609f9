import { flag, id, label, orNull } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const listeningCommands = forms({
  /** A character listens at a closed door next to it, once. It takes no time worth counting. */
  Listen: {
    creature: label('Who', id('creature')),
    door: id('door'),
    /** The referee's word on whether there is anything to hear; null for what the scene says. */
    sound: label('There is something to hear', orNull(flag)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly listening: typeof listeningCommands;
  }
}
