import { byRule, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type Legality, rulesOf } from '../../../play/index.ts';
import { sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { awaitsReaction } from '../../meeting/reaction/awaits.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { initiativeCommands } from './commands.ts';

/** The round waits for initiative. */
function declaring(state: GameState): Refusal | null {
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

/** What stands against each of these commands. */
export const initiativeLegality: Legality<typeof initiativeCommands> = {
  RollInitiative: mayRollInitiative,
  SetInitiative: (state, { first }, seat) =>
    objections(
      onlyReferee(seat),
      declaring(state),
      sideNamed(state.encounter, first) ? null : impossible('no-such-thing', 'There is no such side.'),
    ),
};
