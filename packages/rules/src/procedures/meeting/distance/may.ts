import { objections } from '../../../core/index.ts';
import type { Legality } from '../../../play/index.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { atStep, inEncounter } from '../steps/steps.ts';
import type { distanceCommands } from './commands.ts';

/** What stands against each of these commands. */
export const distanceLegality: Legality<typeof distanceCommands> = {
  RollDistance: (state, _, seat) => objections(onlyReferee(seat), atStep(state, 'distance')),
  SetDistance: (state, _, seat) => objections(onlyReferee(seat), inEncounter(state)),
};
