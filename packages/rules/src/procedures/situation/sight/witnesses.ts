import { type CreatureId, type Line, withoutNeeded } from '../../../core/index.ts';
import { type Telling, toAll, toEach, toReferee } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { isOpenToAll, isWatched } from './known.ts';

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

/** To all where everyone at the table sees what befalls somebody, or each of several; else to the referee alone. */
export const toAllWhoSee = (state: GameState, who: readonly CreatureId[], line: Line): Telling =>
  who.every((one) => isWatched(state, state.creatures[one])) ? toAll(line) : toReferee(line);

/** To all where everyone at the table knows how somebody fares, as they do of the party; else to the referee alone. */
export function toAllIfOfParty(state: GameState, who: CreatureId, line: Line): Telling {
  const found = state.creatures[who];
  return found && isOpenToAll(state, found) ? toAll(line) : toReferee(line);
}
