import { type CreatureId, identical } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { isPublic, isWatched } from '../../situation/sight/known.ts';

const NONE: readonly Condition[] = [];

/** What is wrong with a creature as far as the table knows: as it is while they see it, else as they last saw it. */
export function conditionsAsKnown(state: GameState, { id, conditions }: Creature): readonly Condition[] {
  return isWatched(state, state.creatures[id]) ? conditions : (state.lastSeen?.[id] ?? conditions);
}

/**
 * After whatever a command did: whoever has changed out of the table's sight is remembered as they were, and whoever
 * is seen again is known as they are. Of one who is met unseen, nothing is known.
 */
export function remember(play: Play, before: GameState): void {
  const remembered = play.state.lastSeen ?? {};
  for (const { id: creature, conditions } of toLookAt(play.state)) {
    const last = remembered[creature];
    const watched = isWatched(play.state, play.state.creatures[creature]);
    const known = watched ? conditions : knownBefore(before, creature);
    if (identical(known, conditions)) {
      if (last) play.happen({ type: 'ConditionsNoticed', creature });
    } else if (!last || !identical(last, known)) {
      play.happen({ type: 'ConditionsRemembered', creature, conditions: known });
    }
  }
}

/** Those who are shown to the table whether it sees them or not: they take part in an encounter. */
const toLookAt = (state: GameState): readonly Creature[] =>
  (state.encounter?.sides ?? [])
    .flatMap(({ members }) => members)
    .flatMap((member) => state.creatures[member] ?? [])
    .filter((creature) => isPublic(state, creature));

function knownBefore(before: GameState, id: CreatureId): readonly Condition[] {
  const creature = before.creatures[id];
  return isPublic(before, creature) ? conditionsAsKnown(before, creature) : (before.lastSeen?.[id] ?? NONE);
}
