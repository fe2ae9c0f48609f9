import { type CommandOf, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { Legality } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { inEncounter } from '../steps/steps.ts';
import type { reactionCommands } from './commands.ts';

function maySetReaction(state: GameState, _: CommandOf<'SetReaction'>, seat: Seat): readonly Refusal[] {
  const { encounter } = state;
  const barred = objections(onlyReferee(seat), inEncounter(state));
  if (!encounter) return barred;
  return barred;
}

/** What stands against each of these commands. */
export const reactionLegality: Legality<typeof reactionCommands> = {
  SetReaction: maySetReaction,
};
