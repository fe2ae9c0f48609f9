import {
  byPermission,
  byRule,
  type CreatureId,
  impossible,
  type Refusal,
  type Seat,
  speaksFor,
} from '../../../core/index.ts';
import { atFirst } from '../../../core/words.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { staysHome } from '../../../state/members.ts';
import { isPartyAtHome } from '../../../state/on-the-road.ts';
import { isCapable, livingParty, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { incapable } from '../../situation/condition/incapable.ts';
import { isKnown } from '../../situation/sight/known.ts';

/** May this seat give the referee's rulings? */
export const mayReferee = (seat: Seat): boolean => seat.role === 'referee';

/** May this seat have characters of its own? */
export const mayPlay = (seat: Seat): boolean => seat.role === 'player';

/** Only the referee may. */
export const onlyReferee = (seat: Seat): Refusal | null =>
  mayReferee(seat) ? null : byPermission('not-your-seat', 'Only the referee may do that.');

/** The creature is there, and the seat's to command. A creature a player may not know of is "not there". */
export function mayCommand(state: GameState, seat: Seat, creature: CreatureId): Refusal | null {
  const found = state.creatures[creature];
  if (!found || !isKnown(state, seat, found)) return impossible('no-such-thing', 'There is nobody of that name here.');
  return commands(seat, found) ? null : byPermission('not-your-character', `${called(found)} is not yours to command.`);
}

/** As `mayCommand`, and the creature is able to act. */
export function mayAct(state: GameState, seat: Seat, creature: CreatureId): Refusal | null {
  const refusal = mayCommand(state, seat, creature);
  const found = state.creatures[creature];
  if (refusal || !found) return refusal;
  return isCapable(found) ? outOfReachAtHome(state, found) : incapable(state, found);
}

/** Whoever stays at home does nothing for a party that is out, and is out of its reach. */
export const outOfReachAtHome = (state: GameState, one: Creature): Refusal | null =>
  staysHome(state, one.id) && !isPartyAtHome(state)
    ? byRule('TABLE', 'too-far', `${atFirst(called(one))} stays at home.`)
    : null;

/**
 * Party commands are the caller's when there is one, else those of any player who plays somebody in it; the referee is
 * always allowed.
 */
export function speaksForParty(state: GameState, seat: Seat): boolean {
  if (seat.role === 'referee') return true;
  if (seat.role !== 'player') return false;
  const { caller } = state.party;
  return caller === null ? playsInParty(state, seat) : speaksFor(seat, caller) || playsCaller(state, seat);
}

/** Somebody of the party, who lives, is this seat's. */
const playsInParty = (state: GameState, seat: Seat): boolean =>
  livingParty(state).some((member) => commands(seat, member));

/** Who may end the turn for all: the referee and the caller; without one, a player who plays alone. */
export const endsTurn = (state: GameState, seat: Seat): boolean =>
  speaksForParty(state, seat) &&
  (seat.role === 'referee' ||
    state.party.caller !== null ||
    partyOf(state).every((member) => member.owner === null || commands(seat, member)));

/** Who may not, and plays somebody, may propose it. */
export const proposesTurn = (state: GameState, seat: Seat): boolean =>
  seat.role === 'player' && !endsTurn(state, seat) && playsInParty(state, seat);

/** Whoever takes the part of a character speaks for its player. */
const playsCaller = ({ creatures, party }: GameState, { as }: Seat): boolean =>
  as?.kind === 'creature' && creatures[as.creature]?.owner === party.caller;

/** Whoever does not speak for the party leaves its commands to who does. */
export function mayCommandParty(state: GameState, seat: Seat): Refusal | null {
  if (speaksForParty(state, seat)) return null;
  return state.party.caller === null
    ? byPermission('not-your-seat', 'Those who play somebody living in the party give its commands.')
    : byPermission('caller-speaks', 'The party has a caller, who gives its commands.');
}
