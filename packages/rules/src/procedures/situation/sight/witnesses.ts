import { type Line, withoutNeeded } from '../../../core/index.ts';
import { type Telling, toAll, toEach, toReferee } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from './known.ts';

/**
 * What befalls somebody, told to the table where it sees them, and else to the referee alone. What a monster's dice were
 * held against stays with the referee.
 */
export function toWitnesses(state: GameState, creature: Creature | undefined, line: Line): Telling {
  if (!isWatched(state, creature)) return toReferee(line);
  return creature.kind === 'monster' && line.why
    ? toEach(line, { ...line, why: withoutNeeded(line.why) })
    : toAll(line);
}
