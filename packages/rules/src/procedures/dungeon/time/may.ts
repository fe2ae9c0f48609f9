import { impossible, objections, type Refusal } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import type { Legality, May } from '../../../play/index.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import { drawnUpAlready } from '../wandering/drawn-up-already.ts';
import type { timeCommands } from './commands.ts';
import { midEncounter } from './mid-encounter.ts';

const mayPassTurns: May<'PassTurns'> = (state, { turns, resting }, seat) =>
  objections(
    onlyReferee(seat),
    midEncounter(state),
    resting ? drawnUpAlready(state) : null,
    !Number.isInteger(turns) || turns < 1 || turns > TURNS_PER_DAY
      ? impossible('bad-input', `From 1 to ${TURNS_PER_DAY} turns.`)
      : null,
  );

const mayPassDay: May<'PassDay'> = (state, { resting }, seat) =>
  objections(
    onlyReferee(seat),
    resting.reduce<Refusal | null>((found, creature) => found ?? mayCommand(state, seat, creature), null),
    midEncounter(state),
  );

/** What stands against each of these commands. */
export const timeLegality: Legality<typeof timeCommands> = {
  PassTurns: mayPassTurns,
  PassDay: mayPassDay,
};
