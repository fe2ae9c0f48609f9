import { type DiceText, readDice } from '../../../core/index.ts';
import { sameName } from '../../../core/words.ts';
import type { Purse } from '../../../state/purse.ts';
import type { RandomTable } from '../../../state/random-table.ts';
import { isTreasureTypes } from '../treasure-tables/tables.ts';

/** What a pair of double brackets in a line asks for. `count` is dice such as `2d6*10`, or a plain figure. */
export type Mark =
  | { readonly type: 'dice'; readonly count: string }
  | { readonly type: 'coins'; readonly count: string; readonly coin: keyof Purse }
  | { readonly type: 'monster' | 'item' | 'table'; readonly count: string; readonly name: string }
  /** What the referee alone is told. */
  | { readonly type: 'aside'; readonly words: string; readonly name: string }
  /** Treasure by the types of the book: `C`, `U (A)`. */
  | { readonly type: 'treasure'; readonly count: string; readonly name: string; readonly types: string };

const MARK = /\[\[([^[\]]*)\]\]/;
const COUNTED = /^(\d+(?:d\d+)?(?:\s*[+\-−]\s*\d+)?(?:\s*[*×x]\s*\d[\d,]*)?)\s*(?:[×x]\s*)?\s(.+)$/iu;
const COIN = /^(pp|gp|ep|sp|cp)$/i;
/** Dice of a line, at most. */
const MOST_DICE = 100;

/** Dice that a table may ask for; null for text that is none, and for more than can be thrown. */
export function tableDice(text: string): DiceText | null {
  const dice = readDice(text);
  return dice && dice.count <= MOST_DICE && (dice.count === 0 || dice.sides >= 1) ? dice : null;
}

/** What stands between two double brackets; null where it can be no name. */
export function markOf(inside: string): Mark | null {
  const text = inside.trim();
  const [, words] = /^aside\s*:\s*(.+)$/i.exec(text) ?? [];
  if (words) return { type: 'aside', words, name: text };
  if (tableDice(text)) return { type: 'dice', count: text };
  const [, dice = '', rest = ''] = COUNTED.exec(text) ?? [];
  const count = tableDice(dice) ? dice : '1';
  const what = (tableDice(dice) ? rest : text).trim();
  if (COIN.test(what)) return { type: 'coins', count, coin: what.toLowerCase() as keyof Purse };
  const [, types = ''] = /^treasure types?\s*:?\s+(.+)$/i.exec(what) ?? [];
  if (isTreasureTypes(types.toUpperCase())) return { type: 'treasure', count, name: what, types: types.toUpperCase() };
  const [, kind, named] = /^(monster|item|table)\s*:?\s+(.+)$/i.exec(what) ?? [];
  const name = (named ?? what).trim();
  if (name === '') return null;
  return { type: kind ? (kind.toLowerCase() as 'monster' | 'item' | 'table') : 'table', count, name };
}

/** A line in pieces: words, and what is marked between them. */
export const piecesOf = (text: string): readonly (string | Mark)[] =>
  text.split(new RegExp(MARK, 'g')).flatMap((piece, at) => {
    const mark = at % 2 === 1 ? markOf(piece) : null;
    return mark ?? (piece === '' ? [] : at % 2 === 1 ? `[[${piece}]]` : piece);
  });

/** The marks of a line. */
export const marksOf = (text: string): readonly Mark[] => piecesOf(text).filter((piece) => typeof piece !== 'string');

/** The table that a mark may name, besides what else it says: old tables may be called `Treasure type A`. */
const tableIn = (mark: Mark): string | null =>
  mark.type === 'table' || mark.type === 'treasure' || mark.type === 'aside' ? mark.name : null;

/** A mark as it is read where some tables are there: a table of its name comes first. */
export function readAmong(mark: Mark, tables: readonly Pick<RandomTable, 'name'>[]): Mark {
  const name = tableIn(mark);
  if (name === null || !tables.some((one) => sameName(one.name, name))) return mark;
  return { type: 'table', count: 'count' in mark ? mark.count : '1', name };
}

/** A line in which a table is called otherwise. */
export const renamed = (text: string, before: string, after: string): string =>
  text.replaceAll(new RegExp(MARK, 'g'), (whole, inside: string) => {
    const mark = markOf(inside);
    const table = mark && readAmong(mark, [{ name: before }]);
    if (table?.type !== 'table' || !sameName(table.name, before)) return whole;
    return `[[${table.count === '1' ? '' : `${table.count} `}${after}]]`;
  });

/** By the lines of a table, which never change. */
const named = new WeakMap<RandomTable['lines'], readonly string[]>();

/** The tables that lines name, as far as there are any of these names. */
export function tablesNamedIn({ lines }: Pick<RandomTable, 'lines'>): readonly string[] {
  const known = named.get(lines);
  if (known) return known;
  const names = lines.flatMap(({ text }) => marksOf(text)).flatMap((mark) => tableIn(mark) ?? []);
  named.set(lines, names);
  return names;
}
