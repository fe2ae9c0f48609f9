import { type Dice, type Roll, roll, throwText } from '../../../core/index.ts';
import { sameName, things } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import type { SoMany } from '../../../state/hoard.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';
import type { RandomTable, TableLine } from '../../../state/random-table.ts';
import { treasureTables } from '../treasure-tables/rolled.ts';
import type { Rolled as Treasure } from '../treasure-tables/tables.ts';
import { type Mark, piecesOf, readAmong, tableDice } from './marks.ts';
import { tablesOf } from './may.ts';
import { TreasureRolling } from './roll-treasure.ts';
import { inOne, inRow, plainly, type Said } from './said.ts';
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
  /** What players are told of it, where that is less. */
  readonly seen?: Seen;
}

/** What came up, as whoever stands by sees it: things of magic by their looks, and no dice that treasure types threw for. */
export interface Seen {
  readonly text: string;
  readonly rolls: readonly Roll[];
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
  const said = rolling.on(table);
  const text = said.name.trim();
  const tooMuch = rolling.tables.length > MOST_THROWS || rolling.noted.rolls.length > MOST_ROLLS;
  return tooMuch || text.length > LONGEST_RESULT ? null : { text, ...rolling.noted, ...rolling.seen(said) };
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
  readonly #treasures: TreasureRolling;
  readonly #asides: string[] = [];
  #yields: Yields = NO_YIELDS;

  constructor({ state, rules, dice }: Rolls) {
    this.#all = tablesOf(state);
    this.#dice = dice;
    this.#treasures = new TreasureRolling(treasureTables(rules), dice);
  }

  get noted(): Omit<Rolled, 'text'> {
    return {
      on: this.tables,
      rolls: this.#rolls,
      yields: this.#yields,
      treasure: this.#treasures.came,
      ...(this.#asides.length > 0 ? { aside: this.#asides.join('; ') } : {}),
    };
  }

  seen({ name, looks }: Said): { readonly seen?: Seen } {
    const { thrown: hidden } = this.#treasures;
    if (name === looks && hidden.size === 0) return {};
    return { seen: { text: looks.trim(), rolls: this.#rolls.filter((one) => !hidden.has(one)) } };
  }

  on(table: RandomTable): Said {
    this.tables.push(table.name);
    if (this.tables.length > MOST_THROWS) return plainly('');
    return inOne(
      piecesOf(this.#line(table).text).map((piece) =>
        typeof piece === 'string' ? plainly(piece) : this.#came(readAmong(piece, this.#all)),
      ),
    );
  }

  #line({ dice, lines }: RandomTable): TableLine {
    const sums = dice === null ? null : sumsOf(dice);
    const weights = lines.reduce((sum, { share }) => sum + share, 0);
    const thrown = dice === null || !sums ? roll(this.#dice, 1, weights) : throwText(this.#dice, dice);
    this.#rolls.push(thrown);
    return lineAt(lines, thrown.total - (sums ? sums[0] - 1 : 0));
  }

  /** The words for what is marked; its dice are thrown, and what it yields is noted. */
  #came(mark: Mark): Said {
    if (mark.type === 'aside') {
      this.#asides.push(mark.words);
      return plainly('');
    }
    const count = this.#count(mark.count);
    const { coins, items, monsters } = this.#yields;
    switch (mark.type) {
      case 'dice':
        return plainly(`${count}`);
      case 'coins':
        this.#yields = { ...this.#yields, coins: { ...coins, [mark.coin]: coins[mark.coin] + count } };
        return plainly(`${count} ${mark.coin}`);
      case 'item':
        if (count > 0) this.#yields = { ...this.#yields, items: [...items, { name: mark.name, count }] };
        return this.#treasures.named({ name: mark.name, count }, things(count, mark.name));
      case 'monster':
        if (count > 0) this.#yields = { ...this.#yields, monsters: [...monsters, { name: mark.name, count }] };
        return plainly(things(count, mark.name));
      case 'treasure':
        return this.#ofTypes(mark, count);
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

  #ofTypes({ name, types }: { readonly name: string; readonly types: string }, times: number): Said {
    let time = 0;
    const more = (): boolean => {
      if (time >= times || this.tables.length > MOST_THROWS || this.#rolls.length > MOST_ROLLS) return false;
      time += 1;
      this.tables.push(name);
      return true;
    };
    return this.#treasures.on(types, (thrown) => this.#rolls.push(thrown), more);
  }

  #nested(name: string, times: number): Said {
    const table = this.#all.find((one) => sameName(one.name, name));
    if (!table) return plainly(name);
    const came: Said[] = [];
    for (let time = 0; time < times && this.tables.length <= MOST_THROWS; time += 1) came.push(this.on(table));
    return inRow(came);
  }
}
