import { impossible, objections } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Legality, May } from '../../../play/index.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { atStep, inEncounter } from '../steps/steps.ts';
import type { distanceCommands } from './commands.ts';

/** Three miles in yards, and something over: as far as one sees in the open. */
export const FARTHEST = 6000;

const mayRollDistance: May<'RollDistance'> = (state, _, seat) => {
  const { encounter } = state;
  const barred = objections(onlyReferee(seat), atStep(state, 'distance'));
  if (!encounter) return barred;
  return barred;
};

const maySetDistance: May<'SetDistance'> = (state, { distance }, seat) => {
  const { encounter } = state;
  const barred = objections(onlyReferee(seat), inEncounter(state));
  if (!encounter) return barred;
  return objections(
    ...barred,
    !Number.isInteger(distance) || distance < 0 || distance > FARTHEST
      ? impossible('bad-input', `A distance is a whole number from 0 to ${written(FARTHEST)}.`)
      : null,
  );
};

/** What stands against each of these commands. */
export const distanceLegality: Legality<typeof distanceCommands> = {
  RollDistance: mayRollDistance,
  SetDistance: maySetDistance,
};
