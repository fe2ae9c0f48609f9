import { id, label, list, maybeText, orNull, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { coinFields } from './coin-fields.ts';
import { ITEMS_SHARED } from './rule.ts';

export const partyCommands = forms({
  /** The party takes up a marching order, front rank first, and keeps it under the name of a situation. */
  SetMarchingOrder: {
    /** `exploration`, `combat`, `doors`, `searching`, or another of the party's own. */
    situation: text(40),
    ranks: list(list(id('creature'), 200), 200),
  },
  /** One member goes to another rank of the order in force; 1 is the front. */
  MoveInOrder: {
    creature: label('Who', id('creature')),
    rank: label('Rank from the front', whole(1, 1_000)),
  },
  /** The party falls into the order it keeps for a situation. */
  TakeFormation: { situation: label('Formation', maybeText(200)) },
  /** The players name one of themselves to speak for all, or nobody. */
  AppointCaller: { user: label('Player', orNull(id('user'))) },
  /** The players name one of themselves to draw the map, or nobody. */
  AppointMapper: { user: label('Player', orNull(id('user'))) },
  /** The referee hands out found coins: even shares to living characters, half ones to retainers, the rest to the fund. */
  DivideTreasure: coinFields,
  /** The players throw for who chooses first among items. */
  RollOffItems: { items: label('Number of items', whole(...ITEMS_SHARED)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly party: typeof partyCommands;
  }
}
