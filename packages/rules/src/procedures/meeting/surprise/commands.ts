import { flag, id, label } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const surpriseCommands = forms({
  /** The sides that did not expect the meeting roll for surprise. Referee. */
  RollSurprise: {},
  /** The referee says whether a side is surprised, before or after the roll. */
  SetSurprise: { side: id('side'), surprised: label('Surprised', flag) },
  /** The surprised party finds itself surrounded, as the referee judges. */
  Encircle: {},
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly surprise: typeof surpriseCommands;
  }
}
