import type { Seat } from '../../../core/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { mayReferee } from '../../table/permission/permission.ts';

/** Whether a seat plays one of the party by itself: a player the own, the referee those whom no player has. */
export const playsOfParty = (state: GameState, seat: Seat, one: Creature): boolean =>
  mayReferee(seat) ? one.owner === null && ofParty(state, one) : commands(seat, one);
