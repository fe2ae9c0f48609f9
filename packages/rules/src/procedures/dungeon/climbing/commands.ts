import { added, flag, id, label, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { FEET_CLIMBED } from './rule.ts';

export const climbingCommands = forms({
  /** The referee has somebody climb under pressure, or a player one whose class climbs sheer walls: a check, and a fall from half-way up when it fails. */
  Climb: {
    creature: label('Who', id('creature')),
    feet: label('Height in feet', whole(...FEET_CLIMBED)),
    /** On the ability check: −4 easy to +4 hard. */
    modifier: label('Difficulty: −4 easy, +4 hard', added),
    /** Too steep for hands and feet alone. */
    sheer: label('Sheer (with equipment)', flag),
    /** With ropes, hooks and the like. */
    equipment: flag,
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly climbing: typeof climbingCommands;
  }
}
