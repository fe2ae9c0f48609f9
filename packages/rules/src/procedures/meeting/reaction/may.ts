import { objections } from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { inEncounter } from '../steps/steps.ts';
import type { reactionCommands } from './commands.ts';

const maySetReaction: May<'SetReaction'> = (state, _, seat) => objections(onlyReferee(seat), inEncounter(state));

/** What stands against each of these commands. */
export const reactionLegality: Legality<typeof reactionCommands> = {
  SetReaction: maySetReaction,
};
