import { impossible, objections, type RandomTableId } from '../../../core/index.ts';
import { sameName } from '../../../core/words.ts';
import type { Legality, May } from '../../../play/index.ts';
import type { RandomTable } from '../../../state/random-table.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../permission/permission.ts';
import type { randomTableCommands } from './commands.ts';
import { tablesNamedIn } from './marks.ts';

/** The campaign's own tables. */
export const tablesOf = ({ randomTables }: Pick<GameState, 'randomTables'>): readonly RandomTable[] =>
  Object.values(randomTables ?? {});

export const NO_SUCH_TABLE = impossible('no-such-thing', 'There is no such table.');

export const tableOf = (state: GameState, table: RandomTableId): RandomTable | undefined =>
  Object.hasOwn(state.randomTables ?? {}, table) ? state.randomTables?.[table] : undefined;

const mayRemoveTable: May<'RemoveTable'> = (state, { table }, seat) => {
  const found = tableOf(state, table);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, NO_SUCH_TABLE);
  const user = tablesOf(state).find((one) => tablesNamedIn(one).some((name) => sameName(name, found.name)));
  return objections(
    barred,
    user ? impossible('bad-input', `“${user.name}” rolls on “${found.name}”: change that first.`) : null,
  );
};

/** What stands against each of these commands. */
export const randomTableLegality: Legality<typeof randomTableCommands> = {
  RemoveTable: mayRemoveTable,
};
