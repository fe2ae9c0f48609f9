import type { Dice } from '../../../core/index.ts';
import type { MagicThing } from '../../../state/adventure.ts';
import type { Valuable } from '../../../state/hoard.ts';
import type { Purse } from '../../../state/purse.ts';

/** What treasure came to be, by the dice. */
export interface Rolled {
  readonly coins: Purse;
  readonly valuables: readonly Valuable[];
  readonly things: readonly { readonly thing: MagicThing; readonly name: string }[];
}

export interface TreasureTables {
  /** The treasure of some types together, as a description of a monster names them: `C`, `U (A)`, `C + 1,000 gp`. */
  ofTypes(text: string, dice: Dice): Rolled;
  /** Treasure that nothing guards, on a level of the dungeon. */
  unguarded(level: number, dice: Dice): Rolled;
  /** What a thing of magic of that name is; null for a name that none of the lists has. */
  magicNamed(name: string): MagicThing | null;
}
