import type { CreatureId, Note, Ruleset } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { hasOnlySlow } from '../../situation/round/slow.ts';
import type { InitiativeSettled } from './events.ts';

/** Who acts at the end of the round and fights with nothing that is quicker, place by place, of those who count. */
export const lateOnes = (
  { actors, slowFrom }: InitiativeSettled,
  state: GameState,
  counts: (who: CreatureId) => boolean,
): readonly (readonly CreatureId[])[] =>
  actors
    .slice(slowFrom)
    .map((place) =>
      place.filter((who) => {
        const found = state.creatures[who];
        return found !== undefined && hasOnlySlow(state, found) && counts(who);
      }),
    )
    .filter((place) => place.length > 0);

/** Why they act so late. */
export const lateNote = (rules: Ruleset): Note => ({
  rule: rules.initiative.cites.slow,
  text: 'whoever strikes with a slow weapon, or is slow by nature, acts after everyone else',
});
