import type { Creature } from '../../../state/creature.ts';
import { partyStands } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { isDecided } from '../encounter/decided.ts';
import { helplessBefore } from '../encounter/overcome.ts';

/** Those who lie helpless before the party, as all can see, where nobody who was met fights on; nobody while somebody does. */
export function helplessInSight(state: GameState): readonly Creature[] {
  const { encounter } = state;
  if (!encounter || encounter.round === 0 || !isDecided(state, encounter) || !partyStands(state, encounter)) return [];
  return helplessBefore(state, encounter).filter((one) => isWatched(state, one));
}
