import { impossible, objections } from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { mayCommandParty } from '../../table/permission/permission.ts';
import type { sneakingCommands } from './commands.ts';

const mayStopSneaking: May<'StopSneaking'> = (state, _, seat) => {
  const { sneaking, creatures } = state;
  if (!sneaking) return objections(impossible('no-change', 'Nobody is sneaking.'));
  const own = sneaking.creatures.every((each) => {
    const found = creatures[each];
    return found === undefined || !isKnown(state, seat, found) || commands(seat, found);
  });
  return objections(own ? null : mayCommandParty(state, seat));
};

/** What stands against each of these commands. */
export const sneakingLegality: Legality<typeof sneakingCommands> = {
  StopSneaking: mayStopSneaking,
};
