import { type CreatureId, id, onceFor, type Seat } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { isOfHousehold } from '../../../state/members.ts';
import { isCaptive, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isFelt } from './felt.ts';
import { isPlaceSeen } from './sight.ts';

/** Whether a creature is of the party, stays at home meanwhile, or is one that a player has, wherever it stands. */
export const ofParty = (state: GameState, creature: Creature): boolean =>
  creature.owner !== null || isOfHousehold(state, creature.id);

/** Whether it takes part in the running encounter and the table has had it in sight, or has it before them on no map. */
const isMet = (state: GameState, { id, at }: Creature): boolean =>
  state.encounter !== null &&
  (at === null ? state.encounter.sides.some((side) => side.members.includes(id)) : isSighted(state.encounter, id));

const isSighted = ({ sighted }: Encounter, id: CreatureId): boolean => sighted?.includes(id) ?? false;

/**
 * Whether a seat knows of a creature: the referee of all, the owner of the own, and everyone of those that are public.
 */
export const isKnown = (state: GameState, seat: Seat, creature: Creature): boolean =>
  seat.role === 'referee' || isOwn(seat, creature) || isPublic(state, creature);

/** Those of the party whom a seat knows of: the referee may hide one who marches with it. */
export const partyKnown = (state: GameState, seat: Seat): readonly Creature[] =>
  partyOf(state).filter((member) => isKnown(state, seat, member));

/** Whether everyone at the table knows of it: it is not hidden, and of the party, its prisoner, met and seen since, or where the party sees. */
export const isPublic = (state: GameState, creature: Creature | undefined): creature is Creature =>
  creature !== undefined &&
  !creature.hidden &&
  (ofParty(state, creature) || isCaptive(creature) || isMet(state, creature) || isSeen(state, creature));

/** Whether everyone at the table sees what befalls it: it is public, and of the party, off the board, or in sight. */
export const isWatched = (state: GameState, creature: Creature | undefined): creature is Creature =>
  isPublic(state, creature) && (ofParty(state, creature) || creature.at === null || isSeen(state, creature));

const isOwn = (seat: Seat, creature: Creature): boolean =>
  seat.role === 'player' && creature.owner === (seat.as?.kind === 'player' ? seat.as.user : seat.user);

/** Whether those of the party who play there see where it stands now, or feel it beside them in a fight. */
export const isSeen = onceFor(
  (state: GameState, creature: Creature) => isPlaceSeen(state, creature.at) || isFelt(state, creature),
);

/** Whoever knows no more than all do. */
export const SPECTATOR: Seat = { role: 'spectator', user: id('nobody'), name: 'Nobody' };

/** Whether its place on the board is shown: its own side's always, an enemy's only while it is seen. */
export function isPlaced(state: GameState, seat: Pick<Seat, 'role'>, creature: Creature): boolean {
  if (creature.at?.scene !== state.scene) return false;
  return seat.role === 'referee' || ofParty(state, creature) || isSeen(state, creature);
}

/** Whether a seat reads its sheet: the referee every one, the others those of the party. */
export const isOpen = (state: GameState, seat: Pick<Seat, 'role'>, creature: Creature): boolean =>
  seat.role === 'referee' || ofParty(state, creature);

/** Whether everyone at the table reads its sheet: it is of the party, and known. */
export const isOpenToAll = (state: GameState, creature: Creature): boolean =>
  !creature.hidden && ofParty(state, creature);
