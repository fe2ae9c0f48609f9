import { type Field, flag, id, list, matching, maybe, oneOf, text, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { type HexKey, PACES, WAYS } from '../../../state/land.ts';

const heading = oneOf('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW');
const hex = matching(/^\d{1,3},\d{1,3}$/) as Field<HexKey>;

export const travelCommands = forms({
  /** The party decides its day, by a heading or by the place it is bound for. A party command. */
  SetCourse: {
    heading: maybe(heading),
    /** Column and row from 0, by the party's own map; the heading follows from it. */
    goal: maybe(hex),
    pace: oneOf(...PACES),
    way: oneOf(...WAYS),
    /** What they ride; `none` on foot. */
    mount: text(40),
    forage: flag,
  },
  /** The referee looks whether the party loses its way. */
  CheckDirection: {
    guide: flag,
    trailOrRiver: flag,
    landmark: flag,
    /** At sea: somebody aboard can navigate. */
    navigator: flag,
  },
  /** The referee looks for wandering monsters, one to four times. */
  CheckForWanderers: { checks: whole(1, 4) },
  /** The day's way is gone, or the day is hunted away. */
  GoOn: {
    /** At most so many hexes. */
    hexes: whole(1, 100),
    /** Miles that are seen, where the referee judges them more than usual; 0 for the usual. */
    sight: maybe(whole(0, 60)),
  },
  /** The referee leaves out a step of the day. */
  SkipDayStep: {},
  /** The day ends: time, food, rest. */
  EndDay: {
    food: flag,
    water: flag,
    /** The rest was broken into, and does not count: of the day, and of a night in which somebody came. */
    disturbed: flag,
    /** Who heals, on a day of rest. */
    resting: list(id('creature'), 100),
  },
  /** The referee says where the party really goes today, whatever it believes. */
  RuleHeading: { heading },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly travel: CommandsIn<typeof travelCommands>;
  }
}
