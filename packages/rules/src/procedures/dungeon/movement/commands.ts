import { flag, id, label, list, maybe, square } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const movementCommands = forms({
  /** Somebody walks to a square, by the shortest way that is known to be free, within what is left of the rate. */
  MoveCreature: {
    creature: id('creature'),
    to: label('Where to', square),
    /** Part of the way will do, where all of it is too far; absent for no. */
    asFar: maybe(flag),
    /** The referee has them walk as a player would, instead of setting them down; absent for no. */
    walks: maybe(flag),
  },
  /** The whole party walks there in its marching order, as fast as its slowest member, or part of the way. A party command. */
  MoveParty: { to: label('Where to', square) },
  /** Several walk there as they stand to each other, as far as the turn or the round goes. */
  MoveTogether: {
    creatures: label('Who', list(id('creature'), 200)),
    /** Where one of them goes; it goes along whether or not it is among the others. */
    of: id('creature'),
    to: label('Where to', square),
    /** The referee has them walk as players would, instead of setting them down; absent for no. */
    walks: maybe(flag),
  },
  /** A player takes back the last move, of all who went along in it, while nothing has followed from it. */
  TakeBackMove: {
    /** One of those who went. */
    creature: id('creature'),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly movement: typeof movementCommands;
  }
}
