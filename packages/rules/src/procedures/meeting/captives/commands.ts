import { id, oneOf } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const captivesCommands = forms({
  /** Nobody who was met fights on, and some lie helpless: the party slays them all, or takes them prisoner. Referee. */
  SettleHelpless: { outcome: oneOf('slain', 'captive') },
  /** A prisoner is let go, and goes away. Referee. */
  ReleaseCaptive: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly captives: typeof captivesCommands;
  }
}
