import { id } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const captivesCommands = forms({
  /** A prisoner is let go, and goes away. Referee. */
  ReleaseCaptive: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly captives: typeof captivesCommands;
  }
}
