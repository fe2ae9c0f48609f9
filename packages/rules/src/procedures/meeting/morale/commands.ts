import { added, flag, id, label, oneOf, orNull, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { CIRCUMSTANCES } from './rule.ts';

export const moraleCommands = forms({
  /** Do their hearts hold? Referee. */
  CheckMorale: {
    side: id('side'),
    /** −2…2, for how the fight goes. */
    adjustment: label('Morale modifier', added),
  },
  /** What those whose morale broke do. Referee. */
  SettleRout: { side: id('side'), outcome: oneOf('fled', 'surrendered', 'fights') },
  /** A retainer in extreme peril: stays, or goes. Referee. */
  CheckLoyalty: {
    creature: id('creature'),
    /** As the referee has it; null for what was agreed when they were hired. */
    loyalty: label('Loyalty', orNull(whole(0, 20))),
    adjustment: label('Loyalty modifier', whole(...CIRCUMSTANCES)),
    /** An extreme situation or demand brought it on. */
    extreme: label('An extreme situation or demand', flag),
  },
  /** A mercenary's morale by the kind of troop. Referee. */
  RateMercenary: {
    creature: label('Whose', id('creature')),
    troop: label('Troop', oneOf('untrained', 'barbarian', 'trained')),
    mounted: label('Mounted', flag),
    elite: label('Elite', flag),
    fanatic: label('Fanatics or berserkers', flag),
    /** −2…2. */
    conditions: label('Conditions', added),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly morale: typeof moraleCommands;
  }
}
