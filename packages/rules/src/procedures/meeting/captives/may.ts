import { type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { Legality } from '../../../play/index.ts';
import { isCaptive } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { captivesCommands } from './commands.ts';

function mayReleaseCaptive(
  state: GameState,
  { creature }: CommandOf<'ReleaseCaptive'>,
  seat: Seat,
): readonly Refusal[] {
  const found = state.creatures[creature];
  return objections(
    onlyReferee(seat),
    !found || !isCaptive(found) ? impossible('no-such-thing', 'There is no prisoner of that name.') : null,
  );
}

/** What stands against each of these commands. */
export const captivesLegality: Legality<typeof captivesCommands> = {
  ReleaseCaptive: mayReleaseCaptive,
};
