import { id, impossible, type RandomTableId, type Refusal } from '../../../core/index.ts';
import { sameName } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import { type Handler, type Handlers, rulesOf } from '../../../play/index.ts';
import type { RandomTable } from '../../../state/random-table.ts';
import type { GameState } from '../../../state/state.ts';
import { refereeOnly } from '../permission/permission.ts';
import type { randomTableCommands } from './commands.ts';
import { marksOf, tablesNamedIn } from './marks.ts';
import { NO_SUCH_TABLE, tableOf, tablesOf } from './may.ts';
import { MOST_THROWS, rolledOn } from './roll-table.ts';
import { sumsOf } from './sums.ts';

/** Tables that a campaign may have, and characters of all their lines. */
export const MOST_TABLES = 300;
const MOST_CHARACTERS = 1_000_000;
/** Characters of what one roll says. */
const LONGEST_RESULT = 4_000;

const writeTable: Handler<'WriteTable'> = (play, { table, name, dice, lines }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (table !== null && !tableOf(play.state, table)) return NO_SUCH_TABLE;
  const written: RandomTable = {
    id: table ?? id<'random-table'>(play.dice.id()),
    name: name.trim(),
    dice: dice === null ? null : dice.replaceAll(' ', '').toLowerCase(),
    lines: lines.map(({ share, text }) => ({ share, text: text.trim() })),
  };
  const others = tablesOf(play.state).filter((one) => one.id !== written.id);
  const flaw = nameFlaw(written, others) ?? diceFlaw(written) ?? roomFor(written, others);
  const stuck = flaw ?? unknownFlaw(play.state, written, others) ?? circleFlaw(written, others);
  if (stuck) return stuck;
  play.happen({ type: 'TableWritten', table: written });
  return null;
};

function nameFlaw({ name }: RandomTable, others: readonly RandomTable[]): Refusal | null {
  if (/[[\]]/.test(name)) return impossible('bad-input', 'A table’s name has no brackets.');
  if (marksOf(`[[${name}]]`).some((mark) => mark.type !== 'table' || mark.count !== '1' || mark.name !== name))
    return impossible('bad-input', `“${name}” reads as dice, coins, a monster or an item: call the table otherwise.`);
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

const removeTable: Handler<'RemoveTable'> = (play, { table }) => {
  play.happen({ type: 'TableRemoved', table });
  return null;
};

const rollTable: Handler<'RollTable'> = (play, { table, secret }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = tableOf(play.state, table);
  if (!found) return NO_SUCH_TABLE;
  const rolled = rolledOn(found, tablesOf(play.state), play.dice);
  if (!rolled || rolled.text.length > LONGEST_RESULT)
    return impossible(
      'bad-input',
      `“${found.name}” leads to more than ${MOST_THROWS} rolls, or says too much at once.`,
    );
  play.happen({ type: 'TableRolled', table, name: found.name, ...rolled, secret });
  return null;
};

export const randomTableHandlers: Handlers<typeof randomTableCommands> = {
  WriteTable: writeTable,
  RemoveTable: removeTable,
  RollTable: rollTable,
};
