import { added, flag, id, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { FEET_CLIMBED } from './rule.ts';

export const climbingCommands = forms({
  /** The referee has somebody climb under pressure, or a player one whose class climbs sheer walls: a check, and a fall from half-way up when it fails. */
  Climb: {
    creature: id('creature'),
    feet: whole(...FEET_CLIMBED),
    /** On the ability check: −4 easy to +4 hard. */
    modifier: added,
    /** Too steep for hands and feet alone. */
    sheer: flag,
    /** With ropes, hooks and the like. */
    equipment: flag,
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly climbing: CommandsIn<typeof climbingCommands>;
  }
}
