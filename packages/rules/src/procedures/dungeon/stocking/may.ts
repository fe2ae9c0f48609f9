import { impossible, objections } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Legality, May } from '../../../play/index.ts';
import { hoardsOf, MOST_HOARDS } from '../../../state/hoard.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { roomForMore } from '../../table/scene/may.ts';
import type { stockingCommands } from './commands.ts';

/** Whether the dice lay out anything is found out by throwing them. */
const mayMake: May<'MakeDungeon'> = (state, _, seat) =>
  objections(
    onlyReferee(seat),
    roomForMore(state),
    hoardsOf(state).length > MOST_HOARDS
      ? impossible('bad-input', `A campaign holds ${written(MOST_HOARDS)} hoards: remove some first.`)
      : null,
  );

/** What stands against each of these commands. */
export const stockingLegality: Legality<typeof stockingCommands> = { MakeDungeon: mayMake };
