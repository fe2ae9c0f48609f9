import { type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import type { Legality } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { timeCommands } from './commands.ts';
import { midEncounter } from './mid-encounter.ts';

function mayPassTurns(state: GameState, { turns }: CommandOf<'PassTurns'>, seat: Seat): readonly Refusal[] {
  return objections(
    onlyReferee(seat),
    midEncounter(state),
    !Number.isInteger(turns) || turns < 1 || turns > TURNS_PER_DAY
      ? impossible('bad-input', `From 1 to ${TURNS_PER_DAY} turns.`)
      : null,
  );
}

function mayPassDay(state: GameState, { resting }: CommandOf<'PassDay'>, seat: Seat): readonly Refusal[] {
  return objections(
    onlyReferee(seat),
    resting.reduce<Refusal | null>((found, creature) => found ?? mayCommand(state, seat, creature), null),
    midEncounter(state),
  );
}

/** What stands against each of these commands. */
export const timeLegality: Legality<typeof timeCommands> = {
  PassTurns: mayPassTurns,
  PassDay: mayPassDay,
};
