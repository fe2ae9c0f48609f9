import type { RandomTableId, Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { RandomTable } from '../../../state/random-table.ts';
import type { GameState } from '../../../state/state.ts';
import { type Outcome, outcomesOf, withOutcomes } from './kept.ts';
import { renamed } from './marks.ts';
import type { Seen, Yields } from './roll-table.ts';

/** A table was written, or written anew; where it has a new name, the lines of others that name it have it too. */
export interface TableWritten {
  readonly type: 'TableWritten';
  readonly table: RandomTable;
}

export interface TableRemoved {
  readonly type: 'TableRemoved';
  readonly table: RandomTableId;
}

export interface TableRolled {
  readonly type: 'TableRolled';
  readonly table: RandomTableId;
  readonly name: string;
  /** The names of the tables that were rolled on, in order. */
  readonly on: readonly string[];
  readonly rolls: readonly Roll[];
  /** What came up, in words. */
  readonly text: string;
  /** What the referee alone is told of it, such as that a rumour is false; absent for nothing. */
  readonly aside?: string;
  readonly yields: Yields;
  /** What players are told of a roll in the open, where that is less; absent where it is all. */
  readonly seen?: Seen;
  readonly secret: boolean;
  /** What of it waits to be brought into play; absent where nothing does, and in logs that are older than this. */
  readonly outcome?: Outcome;
}

export type RandomTableEvent = TableWritten | TableRemoved | TableRolled;

export const randomTableEvolvers: Evolvers<RandomTableEvent> = {
  TableWritten: (state, { table }) => {
    const before = state.randomTables?.[table.id];
    const others =
      before && before.name !== table.name ? renamedIn(state, before.name, table.name) : state.randomTables;
    return { ...state, randomTables: { ...others, [table.id]: table } };
  },
  TableRemoved: ({ randomTables = {}, ...before }, { table }) => {
    const { [table]: _gone, ...rest } = randomTables;
    const state = withoutOutcomes({ ...before, scenes: withoutWanderers(before.scenes, table) }, table);
    return Object.keys(rest).length === 0 ? state : { ...state, randomTables: rest };
  },
  TableRolled: (state, { outcome }) => (outcome ? withOutcomes(state, [...outcomesOf(state), outcome]) : state),
};

/** What came up on it is no more at hand than the table itself. */
const withoutOutcomes = (state: GameState, table: RandomTableId): GameState =>
  withOutcomes(
    state,
    outcomesOf(state).filter((outcome) => outcome.table !== table),
  );

/** Where the table said who wanders by, in a room or on a map, that of the map or of its level says it again. */
function withoutWanderers(scenes: GameState['scenes'], table: RandomTableId): GameState['scenes'] {
  const tells = ({ wanderers }: { readonly wanderers?: RandomTableId }) => wanderers === table;
  const without = <One extends { readonly wanderers?: RandomTableId }>(one: One): Omit<One, 'wanderers'> => {
    if (!tells(one)) return one;
    const { wanderers: _gone, ...rest } = one;
    return rest;
  };
  const told = Object.values(scenes).filter((scene) => tells(scene) || scene.rooms.some(tells));
  if (told.length === 0) return scenes;
  const freed = told.map((scene) => [scene.id, { ...without(scene), rooms: scene.rooms.map(without) }] as const);
  return { ...scenes, ...Object.fromEntries(freed) };
}

const renamedIn = ({ randomTables = {} }: GameState, before: string, after: string): GameState['randomTables'] =>
  Object.fromEntries(
    Object.values(randomTables).map((table) => [
      table.id,
      { ...table, lines: table.lines.map((line) => ({ ...line, text: renamed(line.text, before, after) })) },
    ]),
  );

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly randomTables: RandomTableEvent;
  }
}
