import { objections, type Refusal } from '../../../core/index.ts';
import type { Legality } from '../../../play/index.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import { drawnUpAlready } from '../wandering/drawn-up-already.ts';
import type { timeCommands } from './commands.ts';
import { midEncounter } from './mid-encounter.ts';

/** What stands against each of these commands. */
export const timeLegality: Legality<typeof timeCommands> = {
  PassTurns: (state, { resting }, seat) =>
    objections(onlyReferee(seat), midEncounter(state), resting ? drawnUpAlready(state) : null),
  PassDay: (state, { resting }, seat) =>
    objections(
      onlyReferee(seat),
      resting.reduce<Refusal | null>((found, creature) => found ?? mayCommand(state, seat, creature), null),
      midEncounter(state),
    ),
};
