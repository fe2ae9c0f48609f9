import { id, list, oneOf, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { AWARD_PLACES } from '../../../state/adventure.ts';

const points = whole(0, 1_000_000);

export const advancementCommands = forms({
  /** The referee reckons an award; nobody else sees it until it is given. */
  ReckonAward: {
    place: oneOf(...AWARD_PLACES),
    monsters: points,
    treasure: points,
    magic: points,
    extra: points,
    places: points,
    sharers: list(id('creature'), 200),
  },
  /** The referee puts away the award that was reckoned. */
  DropAward: {},
  /** The referee gives the award that was reckoned, and what is in the pool is shared out with it. */
  AwardExperience: {},
  /** Somebody who has earned it rises by a level; by the player, or the referee. */
  LevelUp: { creature: id('creature') },
  /** The referee says that the evening is over: what one session may bring begins anew. */
  EndSession: {},
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly advancement: CommandsIn<typeof advancementCommands>;
  }
}
