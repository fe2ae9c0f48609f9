import { impossible, objections } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Legality, May } from '../../../play/index.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { fallingCommands } from './commands.ts';
import { FARTHEST_FALL } from './rule.ts';

const mayFall: May<'Fall'> = (state, { creature, feet }, seat) =>
  objections(
    onlyReferee(seat),
    mayCommand(state, seat, creature),
    !Number.isInteger(feet) || feet < 1 || feet > FARTHEST_FALL
      ? impossible('bad-input', `From 1 to ${written(FARTHEST_FALL)} feet.`)
      : null,
  );

/** What stands against each of these commands. */
export const fallingLegality: Legality<typeof fallingCommands> = {
  Fall: mayFall,
};
