import { added, flag, id, oneOf, orNull, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { CIRCUMSTANCES } from './rule.ts';

export const moraleCommands = forms({
  /** Do their hearts hold? Referee. */
  CheckMorale: {
    side: id('side'),
    /** −2…2, for how the fight goes. */
    adjustment: added,
  },
  /** What those whose morale broke do. Referee. */
  SettleRout: { side: id('side'), outcome: oneOf('fled', 'surrendered', 'fights') },
  /** A retainer in extreme peril: stays, or goes. Referee. */
  CheckLoyalty: {
    creature: id('creature'),
    /** As the referee has it; null for what was agreed when they were hired. */
    loyalty: orNull(whole(0, 20)),
    adjustment: whole(...CIRCUMSTANCES),
    /** An extreme situation or demand brought it on. */
    extreme: flag,
  },
  /** A mercenary's morale by the kind of troop. Referee. */
  RateMercenary: {
    creature: id('creature'),
    troop: oneOf('untrained', 'barbarian', 'trained'),
    mounted: flag,
    elite: flag,
    fanatic: flag,
    /** −2…2. */
    conditions: added,
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly morale: CommandsIn<typeof moraleCommands>;
  }
}
