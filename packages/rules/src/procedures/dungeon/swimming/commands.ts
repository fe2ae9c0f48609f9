import { id, label, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const swimmingCommands = forms({
  /** The referee checks whether somebody in dangerous water drowns. */
  CheckDrowning: {
    creature: label('Who', id('creature')),
    /** In percent, from 1. */
    chance: label('Chance in percent', whole(1, 100)),
  },
  /** The referee says that somebody in plate is drowning, and has so many rounds to get out of it. */
  BeginDrowning: { creature: label('Who', id('creature')), rounds: label('Rounds to get out', whole(1, 60)) },
  /** A round's try to cut oneself out of plate with a dagger. Owner, or referee. */
  CutFree: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly swimming: typeof swimmingCommands;
  }
}
