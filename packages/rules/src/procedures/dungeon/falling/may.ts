import { type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Legality } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { fallingCommands } from './commands.ts';
import { FARTHEST_FALL } from './rule.ts';

function mayFall(state: GameState, { creature, feet }: CommandOf<'Fall'>, seat: Seat): readonly Refusal[] {
  return objections(
    onlyReferee(seat),
    mayCommand(state, seat, creature),
    !Number.isInteger(feet) || feet < 1 || feet > FARTHEST_FALL
      ? impossible('bad-input', `From 1 to ${written(FARTHEST_FALL)} feet.`)
      : null,
  );
}

/** What stands against each of these commands. */
export const fallingLegality: Legality<typeof fallingCommands> = {
  Fall: mayFall,
};
