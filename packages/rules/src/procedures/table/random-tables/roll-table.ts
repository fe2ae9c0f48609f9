import { type Dice, type Roll, roll, throwText } from '../../../core/index.ts';
import { listed, sameName, things } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import type { SoMany } from '../../../state/hoard.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';
import type { RandomTable, TableLine } from '../../../state/random-table.ts';
import { treasureTables } from '../treasure-tables/rolled.ts';
import {
  NO_TREASURE,
  type Rolled as Treasure,
  type TreasureTables,
  treasuresTogether,
} from '../treasure-tables/tables.ts';
import { treasureInWords } from '../treasure-tables/words.ts';
import { type Mark, piecesOf, tableDice } from './marks.ts';
import { tablesOf } from './may.ts';
import { sumsOf } from './sums.ts';

/** What came up besides words. */
export interface Yields {
  readonly coins: Purse;
  readonly items: readonly SoMany[];
  /** Names, as the bestiary has them when it knows them. */
  readonly monsters: readonly SoMany[];
}

const NO_YIELDS: Yields = { coins: NO_COINS, items: [], monsters: [] };

/** What came up on a table, and how. */
export interface Rolled {
  readonly text: string;
  readonly on: readonly string[];
  readonly rolls: readonly Roll[];
  readonly yields: Yields;
  /** What the referee alone is told of it; absent for nothing. */
  readonly aside?: string;
  /** What treasure types brought besides. */
  readonly treasure: Treasure;
}

/** Throws on tables, one after another, as one roll goes. */
export const MOST_THROWS = 200;

/** Rolls of dice in all: treasure throws for each of its stones. */
const MOST_ROLLS = 1_000;

/** Characters of what one roll says. */
const LONGEST_RESULT = 4_000;

/** One roll on a table and on those that its lines name; null where that takes more than `MOST_THROWS` throws, or says too much. */
export function rolledOn(table: RandomTable, play: Rolls): Rolled | null {
  const rolling = new Rolling(play);
  const text = rolling.on(table).trim();
  const tooMuch = rolling.tables.length > MOST_THROWS || rolling.noted.rolls.length > MOST_ROLLS;
  return tooMuch || text.length > LONGEST_RESULT ? null : { text, ...rolling.noted };
}

type Rolls = Pick<Play, 'state' | 'rules' | 'dice'>;

/** The line that the nth of all shares belongs to, from 1. */
function lineAt(lines: readonly TableLine[], nth: number): TableLine {
  let covered = 0;
  for (const line of lines) {
    covered += line.share;
    if (nth <= covered) return line;
  }
  return { share: 1, text: '' };
}

/** One roll, with all that its lines lead to, noted as it goes. */
class Rolling {
  readonly tables: string[] = [];
  readonly #rolls: Roll[] = [];
  readonly #all: readonly RandomTable[];
  readonly #dice: Dice;
  readonly #treasureTables: TreasureTables;
  readonly #asides: string[] = [];
  #yields: Yields = NO_YIELDS;
  #treasure: Treasure = NO_TREASURE;

  constructor({ state, rules, dice }: Rolls) {
    this.#all = tablesOf(state);
    this.#dice = dice;
    this.#treasureTables = treasureTables(rules);
  }

  get noted(): Omit<Rolled, 'text'> {
    return {
      on: this.tables,
      rolls: this.#rolls,
      yields: this.#yields,
      treasure: this.#treasure,
      ...(this.#asides.length > 0 ? { aside: this.#asides.join('; ') } : {}),
    };
  }

  on(table: RandomTable): string {
    this.tables.push(table.name);
    if (this.tables.length > MOST_THROWS) return '';
    return piecesOf(this.#line(table).text)
      .map((piece) => (typeof piece === 'string' ? piece : this.#came(piece)))
      .join('');
  }

  #line({ dice, lines }: RandomTable): TableLine {
    const sums = dice === null ? null : sumsOf(dice);
    const weights = lines.reduce((sum, { share }) => sum + share, 0);
    const thrown = dice === null || !sums ? roll(this.#dice, 1, weights) : throwText(this.#dice, dice);
    this.#rolls.push(thrown);
    return lineAt(lines, thrown.total - (sums ? sums[0] - 1 : 0));
  }

  /** The words for what is marked; its dice are thrown, and what it yields is noted. */
  #came(mark: Mark): string {
    if (mark.type === 'aside') {
      this.#asides.push(mark.words);
      return '';
    }
    const count = this.#count(mark.count);
    const { coins, items, monsters } = this.#yields;
    switch (mark.type) {
      case 'dice':
        return `${count}`;
      case 'coins':
        this.#yields = { ...this.#yields, coins: { ...coins, [mark.coin]: coins[mark.coin] + count } };
        return `${count} ${mark.coin}`;
      case 'item':
        if (count > 0) this.#yields = { ...this.#yields, items: [...items, { name: mark.name, count }] };
        return things(count, mark.name);
      case 'monster':
        if (count > 0) this.#yields = { ...this.#yields, monsters: [...monsters, { name: mark.name, count }] };
        return things(count, mark.name);
      case 'treasure':
        return this.#treasures(mark, count);
      case 'table':
        return this.#nested(mark.name, count);
      default:
        return mark satisfies never;
    }
  }

  #count(text: string): number {
    const dice = tableDice(text);
    const thrown = throwText(this.#dice, text);
    if (dice && dice.count > 0) this.#rolls.push(thrown);
    return Math.max(0, thrown.total);
  }

  /** Every die is noted by itself: the types ask for one after another. */
  #treasures({ name, types }: { readonly name: string; readonly types: string }, times: number): string {
    const die = (sides: number): number => {
      const thrown = roll(this.#dice, 1, sides);
      this.#rolls.push(thrown);
      return thrown.total;
    };
    let came = NO_TREASURE;
    for (
      let time = 0;
      time < times && this.tables.length <= MOST_THROWS && this.#rolls.length <= MOST_ROLLS;
      time += 1
    ) {
      this.tables.push(name);
      came = treasuresTogether(came, this.#treasureTables.ofTypes(types, { die, id: () => this.#dice.id() }));
    }
    this.#treasure = treasuresTogether(this.#treasure, came);
    return treasureInWords(came);
  }

  #nested(name: string, times: number): string {
    const table = this.#all.find((one) => sameName(one.name, name));
    if (!table) return name;
    const came: string[] = [];
    for (let time = 0; time < times && this.tables.length <= MOST_THROWS; time += 1) came.push(this.on(table));
    return listed(came);
  }
}
