import type { SceneId } from '../core/index.ts';
import type { Known } from '../play/known.ts';

/** By a state in which a referee looks at another scene: the state of the table itself. */
const tables = new WeakMap<Known, Known>();

/** What a referee knows, with another scene before them than the one that lies on the board. */
export function lookingAt(known: Known, scene: SceneId): Known {
  const looked: Known = { ...known, scene };
  tables.set(looked, known);
  return looked;
}

/** What is known with the scene that lies on the board, whichever is looked at. */
export const atTable = (known: Known): Known => tables.get(known) ?? known;
