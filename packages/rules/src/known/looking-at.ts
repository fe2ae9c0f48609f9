import type { SceneId } from '../core/index.ts';
import type { GameState } from '../state/state.ts';

/** By a state in which a referee looks at another scene: the state of the table itself. */
const tables = new WeakMap<GameState, GameState>();

/** What a referee knows, with another scene before them than the one that lies on the board. */
export function lookingAt<State extends GameState>(known: State, scene: SceneId): State {
  const looked = { ...known, scene };
  tables.set(looked, known);
  return looked;
}

/** What is known with the scene that lies on the board, whichever is looked at. */
export const atTable = (known: GameState): GameState => tables.get(known) ?? known;
