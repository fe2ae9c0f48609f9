import { objections } from '../../../core/index.ts';
import type { Legality } from '../../../play/index.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { fallingCommands } from './commands.ts';

/** What stands against each of these commands. */
export const fallingLegality: Legality<typeof fallingCommands> = {
  Fall: (state, { creature }, seat) => objections(onlyReferee(seat), mayCommand(state, seat, creature)),
};
