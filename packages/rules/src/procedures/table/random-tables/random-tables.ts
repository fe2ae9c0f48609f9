import { READY_TABLES } from '../../../content/ready-tables/lines.ts';
import { id, impossible, objections } from '../../../core/index.ts';
import { counted, verb } from '../../../core/words.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { onlyReferee } from '../permission/permission.ts';
import type { randomTableCommands } from './commands.ts';
import { asWritten, mayRemoveTable, mayTakeUpTables, mayWriteTable, missingOf, NO_SUCH_TABLE, tableOf } from './may.ts';
import { MOST_MAGIC, outcomeOf, tooMuchIn } from './outcome.ts';
import { MOST_THROWS, rolledOn } from './roll-table.ts';

const writeTable: Handler<'WriteTable'> = (play, command) => {
  const written = { ...asWritten(command), id: command.table ?? id<'random-table'>(play.dice.id()) };
  play.happen({ type: 'TableWritten', table: written });
};

const takeUpTables: Handler<'TakeUpTables'> = (play, { set }) => {
  for (const name of missingOf(play.state, set))
    play.happen({
      type: 'TableWritten',
      table: { id: id<'random-table'>(play.dice.id()), name, ...READY_TABLES[name] },
    });
};

const rollTable: Handler<'RollTable'> = (play, { table, secret }) => {
  const found = tableOf(play.state, table);
  if (!found) return;
  const rolled = rolledOn(found, play);
  if (!rolled)
    return impossible(
      'bad-input',
      `“${found.name}” leads to more than ${MOST_THROWS} rolls, or says too much at once.`,
    );
  const { outcome, leftOut } = outcomeOf(play, table, rolled);
  const tooMuch = outcome && tooMuchIn(outcome);
  if (tooMuch) return impossible('bad-input', `“${found.name}” brings ${tooMuch}.`);
  const { treasure: _inOutcome, aside = '', ...told } = rolled;
  const asides = [aside, leftOut > 0 ? leftOutAs(leftOut) : ''].filter((words) => words !== '').join('; ');
  play.happen({
    ...({ type: 'TableRolled', table, name: found.name, ...told, secret } as const),
    ...(asides ? { aside: asides } : {}),
    ...(outcome ? { outcome } : {}),
  });
};

const leftOutAs = (count: number): string =>
  `${counted(count, 'thing')} of magic ${verb(count, 'is', 'are')} left out: no more than ${MOST_MAGIC} are found together`;

export const randomTableHandlers: Handlers<typeof randomTableCommands> = {
  WriteTable: { may: mayWriteTable, play: writeTable },
  TakeUpTables: { may: mayTakeUpTables, play: takeUpTables },
  RemoveTable: { may: mayRemoveTable, play: (play, { table }) => play.happen({ type: 'TableRemoved', table }) },
  RollTable: {
    /** Whether its lines lead to too many rolls is found out by rolling. */
    may: (state, { table }, seat) => objections(onlyReferee(seat), tableOf(state, table) ? null : NO_SUCH_TABLE),
    play: rollTable,
  },
};
