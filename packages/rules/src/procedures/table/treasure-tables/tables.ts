import type { Dice } from '../../../core/index.ts';
import { type MagicThing, pursesTogether } from '../../../state/adventure.ts';
import type { SoMany, Valuable } from '../../../state/hoard.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';

/** What treasure came to be, by the dice. */
export interface Rolled {
  readonly coins: Purse;
  readonly valuables: readonly Valuable[];
  readonly things: readonly NamedMagic[];
}

/** A thing of magic, by what it is. */
export interface NamedMagic {
  readonly thing: MagicThing;
  readonly name: string;
}

export const NO_TREASURE: Rolled = { coins: NO_COINS, valuables: [], things: [] };

/** Two finds in one. */
export const treasuresTogether = (one: Rolled, other: Rolled): Rolled => ({
  coins: pursesTogether(one.coins, other.coins),
  valuables: [...one.valuables, ...other.valuables],
  things: [...one.things, ...other.things],
});

/** How many of each kind of valuables, and of things of magic. */
export interface Counted {
  readonly gems: number;
  readonly jewellery: number;
  readonly magic: number;
}

export interface TreasureTables {
  /** The treasure of some types together, as a description of a monster names them: `C`, `U (A)`, `C + 1,000 gp`. */
  ofTypes(text: string, dice: Dice): Rolled;
  /** So many gems, pieces of jewellery and things of magic, each as the dice have it. */
  counted(of: Counted, dice: Dice): Rolled;
  /** Treasure that nothing guards, on a level of the dungeon. */
  unguarded(level: number, dice: Dice): Rolled;
  /**
   * The things of magic that so many of a name are, called as the lists call them; null for an ordinary name, and for one
   * that says what it is worth.
   * Missiles of one name are one thing: `20 arrows +1`.
   */
  magicNamed(things: SoMany): (NamedMagic & SoMany) | null;
}

/** Letters from A to V, as a description of a monster has them: `C`, `U (A)`. */
export const isTreasureTypes = (text: string): boolean => /^[A-V](?:[\s,()+]+[A-V])*\)?$/.test(text);
