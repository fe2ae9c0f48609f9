import { id, label, list, oneOf, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { AWARD_PLACES } from '../../../state/adventure.ts';
import { MOST_PLACES, MOST_POINTS } from './bounds.ts';

const points = whole(0, MOST_POINTS);

export const advancementCommands = forms({
  /** The referee reckons an award; nobody else sees it until it is given. */
  ReckonAward: {
    place: label('Where', oneOf(...AWARD_PLACES)),
    monsters: label('Experience for monsters overcome', points),
    treasure: label('Treasure brought home, in gold pieces', points),
    magic: label('Experience for things of magic', points),
    extra: label('Bonus experience', points),
    places: label('Rooms and hexes entered for the first time', whole(0, MOST_PLACES)),
    sharers: label('Who shares in it', list(id('creature'), 200)),
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
  interface FormsByFolder {
    readonly advancement: typeof advancementCommands;
  }
}
