import { flag, id, label, orNull, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const wanderingCommands = forms({
  /** The referee makes a wandering monster check, due or not. */
  CheckWandering: {
    /** In six, before the circumstances. */
    chance: label('Chance', whole(0, 100)),
    /** Much noise, or bright light in the dark. */
    noiseOrLight: label('Much noise, or bright light in the dark (+1)', flag),
    /** The party keeps quiet in an out-of-the-way spot. */
    hidden: label('Quiet in an out-of-the-way spot (−1)', flag),
  },
  /** The referee chooses a table of the campaign's own to say who wanders by on a map. */
  SetWanderers: {
    scene: id('scene'),
    /** Null for the table of its level. */
    table: label('Table to roll on', orNull(id('random-table'))),
  },
  /** The referee lets the check that is due go by. */
  WaiveCheck: {},
  /** The referee sends the monsters that were drawn up away again. */
  DismissDrawnUp: {},
  /** Something that draws monsters was done: one check more, of its own chance. Referee. */
  CheckNoise: {
    /** In six. */
    chance: whole(0, 6),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly wandering: typeof wanderingCommands;
  }
}
