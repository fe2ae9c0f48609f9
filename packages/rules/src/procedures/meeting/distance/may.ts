import { type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Legality } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { atStep, inEncounter } from '../steps/steps.ts';
import type { distanceCommands } from './commands.ts';

/** Three miles in yards, and something over: as far as one sees in the open. */
export const FARTHEST = 6000;

function mayRollDistance(state: GameState, _: CommandOf<'RollDistance'>, seat: Seat): readonly Refusal[] {
  const { encounter } = state;
  const barred = objections(onlyReferee(seat), atStep(state, 'distance'));
  if (!encounter) return barred;
  return barred;
}

function maySetDistance(state: GameState, { distance }: CommandOf<'SetDistance'>, seat: Seat): readonly Refusal[] {
  const { encounter } = state;
  const barred = objections(onlyReferee(seat), inEncounter(state));
  if (!encounter) return barred;
  return objections(
    ...barred,
    !Number.isInteger(distance) || distance < 0 || distance > FARTHEST
      ? impossible('bad-input', `A distance is a whole number from 0 to ${written(FARTHEST)}.`)
      : null,
  );
}

/** What stands against each of these commands. */
export const distanceLegality: Legality<typeof distanceCommands> = {
  RollDistance: mayRollDistance,
  SetDistance: maySetDistance,
};
