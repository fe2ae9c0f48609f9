import { byRule, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { awaitsReaction } from '../../meeting/reaction/awaits.ts';
import { onlyReferee } from '../../table/permission/permission.ts';

/** The round waits for initiative. */
export function declaring(state: GameState): Refusal | null {
  const stage = state.encounter?.combat?.stage;
  if (stage === undefined) return impossible('no-encounter', 'No round has begun.');
  return stage === 'declarations'
    ? null
    : byRule(rulesOf(state).initiative.cites.sides, 'out-of-turn', 'Initiative is settled for this round.');
}

export function mayRollInitiative(state: GameState, _: unknown, seat: Seat): readonly Refusal[] {
  const { order } = rulesOf(state).encounter.cites;
  return objections(
    onlyReferee(seat),
    declaring(state),
    awaitsReaction(state)
      ? byRule(order, 'out-of-turn', 'First it must be settled how those who are met react.')
      : null,
  );
}
