import { impossible, objections } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import { mayCommand } from '../../table/permission/permission.ts';
import type { encumbranceCommands } from './commands.ts';

export const mayTrim: May<'TrimItems'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  const over = (found && rulesOf(state).encumbrance.limits?.over(found)) ?? [];
  return objections(
    mayCommand(state, seat, creature),
    over.length === 0 ? impossible('no-change', 'Nothing is over the limits.') : null,
  );
};

/** What stands against each of these commands. */
export const encumbranceLegality: Legality<typeof encumbranceCommands> = { TrimItems: mayTrim };
