import { objections } from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { fallingCommands } from './commands.ts';

const mayFall: May<'Fall'> = (state, { creature }, seat) =>
  objections(onlyReferee(seat), mayCommand(state, seat, creature));

/** What stands against each of these commands. */
export const fallingLegality: Legality<typeof fallingCommands> = {
  Fall: mayFall,
};
