import { type Dice, type Roll, roll } from '../../../core/index.ts';
import {
  NO_TREASURE,
  type Rolled as Treasure,
  type TreasureTables,
  treasuresTogether,
} from '../treasure-tables/tables.ts';
import { looksInWords, treasureInWords } from '../treasure-tables/words.ts';
import { plainly, type Said } from './said.ts';

/** What treasure types bring as a roll goes on, and the dice thrown for it: these would tell which things of magic they are. */
export class TreasureRolling {
  readonly #tables: TreasureTables;
  readonly #dice: Dice;
  readonly #thrown = new Set<Roll>();
  #came: Treasure = NO_TREASURE;

  constructor(tables: TreasureTables, dice: Dice) {
    this.#tables = tables;
    this.#dice = dice;
  }

  get came(): Treasure {
    return this.#came;
  }

  get thrown(): ReadonlySet<Roll> {
    return this.#thrown;
  }

  /** Rolls on types for as long as there may be more. Every die is noted by itself: the types ask for one after another. */
  on(types: string, note: (thrown: Roll) => void, more: () => boolean): Said {
    const die = (sides: number): number => {
      const thrown = roll(this.#dice, 1, sides);
      note(thrown);
      this.#thrown.add(thrown);
      return thrown.total;
    };
    let came = NO_TREASURE;
    while (more()) came = treasuresTogether(came, this.#tables.ofTypes(types, { die, id: () => this.#dice.id() }));
    this.#came = treasuresTogether(this.#came, came);
    return { name: treasureInWords(came), looks: treasureInWords(came, 'looks') };
  }

  /** A thing in words: one of magic, for those who stand by, by its looks. */
  named(thing: { readonly name: string; readonly count: number }, name: string): Said {
    const magic = this.#tables.magicNamed(thing);
    return magic ? { name, looks: looksInWords(magic) } : plainly(name);
  }
}
