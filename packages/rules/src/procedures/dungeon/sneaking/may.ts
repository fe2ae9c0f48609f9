import { type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { Legality } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { GameState } from '../../../state/state.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { mayCommandParty } from '../../table/permission/permission.ts';
import type { sneakingCommands } from './commands.ts';

function mayStopSneaking(state: GameState, _: CommandOf<'StopSneaking'>, seat: Seat): readonly Refusal[] {
  const { sneaking, creatures } = state;
  if (!sneaking) return objections(impossible('no-change', 'Nobody is sneaking.'));
  const own = sneaking.creatures.every((each) => {
    const found = creatures[each];
    return found === undefined || !isKnown(state, seat, found) || commands(seat, found);
  });
  return objections(own ? null : mayCommandParty(state, seat));
}

/** What stands against each of these commands. */
export const sneakingLegality: Legality<typeof sneakingCommands> = {
  StopSneaking: mayStopSneaking,
};
