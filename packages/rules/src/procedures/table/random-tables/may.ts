import { READY_SETS, type ReadySetKey, type ReadyTableName } from '../../../content/ready-tables/list.ts';
import { id, impossible, objections, type RandomTableId, type Refusal } from '../../../core/index.ts';
import { sameName } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import { type FieldsOf, type May, rulesOf } from '../../../play/index.ts';
import type { RandomTable } from '../../../state/random-table.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../permission/permission.ts';
import { marksOf, tablesNamedIn } from './marks.ts';
import { sumsOf } from './sums.ts';

/** The campaign's own tables. */
export const tablesOf = ({ randomTables }: Pick<GameState, 'randomTables'>): readonly RandomTable[] =>
  Object.values(randomTables ?? {});

export const NO_SUCH_TABLE = impossible('no-such-thing', 'There is no such table.');

export const tableOf = (state: GameState, table: RandomTableId): RandomTable | undefined =>
  Object.hasOwn(state.randomTables ?? {}, table) ? state.randomTables?.[table] : undefined;

export const tableNamed = (state: GameState, name: string): RandomTable | undefined =>
  tablesOf(state).find((one) => sameName(one.name, name));

/** Tables that a campaign may have, and characters of all their lines. */
const MOST_TABLES = 300;
const MOST_CHARACTERS = 1_000_000;

/** A table as it is kept. */
export const asWritten = ({ name, dice, lines }: FieldsOf<'WriteTable'>): Omit<RandomTable, 'id'> => ({
  name: name.trim(),
  dice: dice === null ? null : dice.replaceAll(' ', '').toLowerCase(),
  lines: lines.map(({ share, text }) => ({ share, text: text.trim() })),
});

export const mayWriteTable: May<'WriteTable'> = (state, command, seat) => {
  const { table } = command;
  const written: RandomTable = { ...asWritten(command), id: table ?? id('new') };
  const others = tablesOf(state).filter((one) => one.id !== written.id);
  return objections(
    onlyReferee(seat),
    table === null || tableOf(state, table) ? null : NO_SUCH_TABLE,
    table !== null && tableOf(state, table)?.name === written.name ? null : nameFlaw(written, others),
    diceFlaw(written),
    roomFor(written, others),
    unknownFlaw(state, written, others),
    circleFlaw(written, others),
  );
};

function nameFlaw({ name }: RandomTable, others: readonly RandomTable[]): Refusal | null {
  if (/[[\]]/.test(name)) return impossible('bad-input', 'A table’s name has no brackets.');
  if (marksOf(`[[${name}]]`).some((mark) => mark.type !== 'table' || mark.count !== '1' || mark.name !== name))
    return impossible(
      'bad-input',
      `“${name}” reads as dice, coins, a monster, an item or treasure: call the table otherwise.`,
    );
  return others.some((one) => sameName(one.name, name))
    ? impossible('bad-input', `There is a table “${name}” already.`)
    : null;
}

/** Every sum of the dice has its line, and no line lies beyond them. */
function diceFlaw({ dice, lines }: RandomTable): Refusal | null {
  if (dice === null) return null;
  const sums = sumsOf(dice);
  if (!sums) return impossible('bad-input', `“${dice}” is no dice to roll a table with, such as 1d6 or 2d6.`);
  const [least, most] = sums;
  const covered = lines.reduce((sum, { share }) => sum + share, 0);
  return covered === most - least + 1
    ? null
    : impossible(
        'bad-input',
        `${dice} shows ${least} to ${most}, but the lines go from ${least} to ${least + covered - 1}.`,
      );
}

function roomFor({ lines }: RandomTable, others: readonly RandomTable[]): Refusal | null {
  if (others.length >= MOST_TABLES)
    return impossible('bad-input', `A campaign has ${MOST_TABLES} tables of its own at most: remove one first.`);
  const characters = [...others.flatMap((one) => one.lines), ...lines].reduce((sum, { text }) => sum + text.length, 0);
  return characters <= MOST_CHARACTERS
    ? null
    : impossible(
        'bad-input',
        `The tables would be ${written(characters)} characters long; ${written(MOST_CHARACTERS)} are the most.`,
      );
}

/** What a line names is there: a table of the campaign's, a monster of the bestiary. */
function unknownFlaw(state: GameState, table: RandomTable, others: readonly RandomTable[]): Refusal | null {
  const tables = [...others, table];
  for (const mark of table.lines.flatMap(({ text }) => marksOf(text))) {
    if (mark.type === 'table' && !tables.some((one) => sameName(one.name, mark.name)))
      return impossible('no-such-thing', `There is no table “${mark.name}” yet: write it first.`);
    if (mark.type === 'monster' && !rulesOf(state).monsters.bestiary.some(({ name }) => sameName(name, mark.name)))
      return impossible('no-such-thing', `The bestiary has no “${mark.name}”.`);
  }
  return null;
}

/** A table that would lead back to itself is refused, with the way by which it does. */
function circleFlaw(table: RandomTable, others: readonly RandomTable[]): Refusal | null {
  const way = wayBack(table, table, others, new Set());
  return way
    ? impossible('bad-input', `“${table.name}” would lead back to itself: ${[table.name, ...way].join(' → ')}.`)
    : null;
}

/** The names by which one comes from a table to the one sought; null where one never does. */
function wayBack(
  from: RandomTable,
  sought: RandomTable,
  others: readonly RandomTable[],
  seen: Set<RandomTableId>,
): readonly string[] | null {
  seen.add(from.id);
  for (const name of tablesNamedIn(from)) {
    if (sameName(name, sought.name)) return [sought.name];
    const next = others.find((one) => sameName(one.name, name));
    const way = next && !seen.has(next.id) ? wayBack(next, sought, others, seen) : null;
    if (next && way) return [next.name, ...way];
  }
  return null;
}

/** The tables of a set that the campaign does not have yet. */
export const missingOf = (state: GameState, set: ReadySetKey): readonly ReadyTableName[] =>
  (READY_SETS.find(({ key }) => key === set)?.tables ?? []).filter((name) => !tableNamed(state, name));

/** Whether all of them find room is found out by writing them. */
export const mayTakeUpTables: May<'TakeUpTables'> = (state, { set }, seat) => {
  const missing = missingOf(state, set);
  return objections(
    onlyReferee(seat),
    missing.length > 0 ? null : impossible('no-change', 'The campaign has these tables already.'),
    tablesOf(state).length + missing.length > MOST_TABLES
      ? impossible('bad-input', `A campaign has ${MOST_TABLES} tables of its own at most: remove some first.`)
      : null,
  );
};

export const mayRemoveTable: May<'RemoveTable'> = (state, { table }, seat) => {
  const found = tableOf(state, table);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, NO_SUCH_TABLE);
  const user = tablesOf(state).find((one) => tablesNamedIn(one).some((name) => sameName(name, found.name)));
  return objections(
    barred,
    user ? impossible('bad-input', `“${user.name}” rolls on “${found.name}”: change that first.`) : null,
  );
};
