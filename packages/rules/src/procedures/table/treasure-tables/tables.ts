import type { Dice } from '../../../core/index.ts';
import { type MagicThing, pursesTogether } from '../../../state/adventure.ts';
import type { Valuable } from '../../../state/hoard.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';

/** What treasure came to be, by the dice. */
export interface Rolled {
  readonly coins: Purse;
  readonly valuables: readonly Valuable[];
  readonly things: readonly { readonly thing: MagicThing; readonly name: string }[];
}

export const NO_TREASURE: Rolled = { coins: NO_COINS, valuables: [], things: [] };

/** Two finds in one. */
export const treasuresTogether = (one: Rolled, other: Rolled): Rolled => ({
  coins: pursesTogether(one.coins, other.coins),
  valuables: [...one.valuables, ...other.valuables],
  things: [...one.things, ...other.things],
});

export interface TreasureTables {
  /** The treasure of some types together, as a description of a monster names them: `C`, `U (A)`, `C + 1,000 gp`. */
  ofTypes(text: string, dice: Dice): Rolled;
  /** Treasure that nothing guards, on a level of the dungeon. */
  unguarded(level: number, dice: Dice): Rolled;
  /** What a thing of magic of that name is; null for a name that none of the lists has. */
  magicNamed(name: string): MagicThing | null;
}

/** Letters from A to V, as a description of a monster has them: `C`, `U (A)`. */
export const isTreasureTypes = (text: string): boolean => /^[A-V](?:[\s,()+]+[A-V])*\)?$/.test(text);
