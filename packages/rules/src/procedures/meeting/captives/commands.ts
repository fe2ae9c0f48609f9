import { id, maybe, oneOf } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

/** How one of the party who gave up comes free. */
export const WAYS_OUT = ['freed', 'ransomed', 'escaped'] as const;
export type WayOut = (typeof WAYS_OUT)[number];

export const captivesCommands = forms({
  /** Nobody who was met fights on, and some lie helpless: the party slays them all, or takes them prisoner. Referee. */
  SettleHelpless: { outcome: oneOf('slain', 'captive') },
  /** A prisoner is let go, and goes away; one of the party who gave up is free again, in whatever way. Referee. */
  ReleaseCaptive: { creature: id('creature'), how: maybe(oneOf(...WAYS_OUT)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly captives: typeof captivesCommands;
  }
}
