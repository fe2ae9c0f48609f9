import type { Condition, Creature } from '../../../state/creature.ts';
import { ableOf, partyStands } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { helplessBefore } from '../encounter/overcome.ts';

/** What leaves somebody to the blade of whoever stands over them; who is stunned, terrified or held in a grip is not. */
const HELPLESS: readonly Condition[] = ['unconscious', 'paralysed', 'asleep', 'held'];

/** Those who lie helpless before the party, as all can see, where nobody who was met can fight on; nobody while somebody can. */
export const helplessInSight = (state: GameState): readonly Creature[] =>
  lyingOfThoseMet(state).filter((one) => isWatched(state, one));

/** Those who lie helpless then where the party does not see them; they are the referee’s to know. */
export const helplessOutOfSight = (state: GameState): readonly Creature[] =>
  lyingOfThoseMet(state).filter((one) => !isWatched(state, one));

function lyingOfThoseMet(state: GameState): readonly Creature[] {
  const { encounter } = state;
  if (!encounter || encounter.round === 0 || !partyStands(state, encounter)) return [];
  if (encounter.sides.some((side) => side.kind === 'monsters' && ableOf(state, side).length > 0)) return [];
  return helplessBefore(state, encounter).filter((one) =>
    one.conditions.some((condition) => HELPLESS.includes(condition)),
  );
}
