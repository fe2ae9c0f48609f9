import { impossible, objections } from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import { isCaptive } from '../../../state/read.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { captivesCommands } from './commands.ts';

const mayReleaseCaptive: May<'ReleaseCaptive'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  return objections(
    onlyReferee(seat),
    !found || !isCaptive(found) ? impossible('no-such-thing', 'There is no prisoner of that name.') : null,
  );
};

/** What stands against each of these commands. */
export const captivesLegality: Legality<typeof captivesCommands> = {
  ReleaseCaptive: mayReleaseCaptive,
};
