import { type Field, flag, id, label, list, matching, maybe, oneOf, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { type HexKey, PACES, WAYS_OF_TRAVEL } from '../../../state/land.ts';

const heading = oneOf('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW');
const hex = matching(/^\d{1,3},\d{1,3}$/) as Field<HexKey>;

export const travelCommands = forms({
  /** The party decides its day, by a heading or by the place it is bound for. A party command. */
  SetCourse: {
    heading: label('Heading', maybe(heading)),
    /** Column and row from 0, by the party's own map; the heading follows from it. */
    goal: label('Where', maybe(hex)),
    pace: label('Activity', oneOf(...PACES)),
    way: label('Way of travel', oneOf(...WAYS_OF_TRAVEL)),
    /** What they ride; `none` on foot. */
    mount: label('Mounts', text(40)),
    forage: label('Forage on the way', flag),
  },
  /** The referee looks whether the party loses its way. */
  CheckDirection: {
    guide: label('A reliable guide leads them', flag),
    trailOrRiver: label('They follow a road, trail or river', flag),
    landmark: label('They head for a landmark', flag),
    /** At sea: somebody aboard can navigate. */
    navigator: label('A navigator is aboard', flag),
  },
  /** The referee looks for wandering monsters, one to four times. */
  CheckForWanderers: { checks: label('Checks', whole(1, 4)) },
  /** The day's way is gone, or the day is hunted away. */
  GoOn: {
    /** At most so many hexes. */
    hexes: label('Hexes', whole(1, 100)),
    /** Miles that are seen, as from a hill in clear weather, where the referee judges them more than usual; 0 for the usual. */
    sight: label('Miles they see, if farther than usual', maybe(whole(0, 60))),
  },
  /** The referee leaves out a step of the day. */
  SkipDayStep: {},
  /** The day ends: time, food, rest. */
  EndDay: {
    food: label('They eat what was found, else a ration each, or go without', flag),
    water: label('Everyone empties a waterskin of their own, or goes without', flag),
    /** The rest was broken into, and does not count: of the day, and of a night in which somebody came. */
    disturbed: label('Nobody slept after that', flag),
    /** Who heals, on a day of rest. */
    resting: label('Who heals', list(id('creature'), 100)),
  },
  /** The steps that are left of the day, each as it is proposed; it stops where the referee has something to say. */
  RunDay: {},
  /** The referee says where the party really goes today, whatever it believes. */
  RuleHeading: { heading: label('Heading', heading) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly travel: typeof travelCommands;
  }
}
