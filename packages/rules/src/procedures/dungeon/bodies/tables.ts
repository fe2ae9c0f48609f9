import type { RandomTable } from '../../../state/random-table.ts';
import type { GameState } from '../../../state/state.ts';
import { tablesOf } from '../../table/random-tables/may.ts';
import { awaitedBodies } from './kept.ts';

/** The campaign’s own tables that are named after the kind of one of the dead who were searched: `In a goblin’s pockets`. */
export function tablesForDead(state: GameState): readonly RandomTable[] {
  const kinds = awaitedBodies(state).flatMap(({ body }) => wordsOf(state.creatures[body]?.name ?? '').slice(-1));
  return tablesOf(state).filter(({ name }) =>
    wordsOf(name).some((word) => kinds.some((kind) => word === kind || word === `${kind}s`)),
  );
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
