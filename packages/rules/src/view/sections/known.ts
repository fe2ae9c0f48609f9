import { hasSquare } from '@lanthorn/geometry';
import { seenByParty } from '../../procedures/sight/sight.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';

/** Whether a creature is of the party, or one that a player has, wherever it stands. */
const ofParty = (state: GameState, creature: Creature): boolean =>
  creature.kind !== 'monster' || state.party.members.includes(creature.id);

/** Whether it takes part in the running encounter. */
const meets = (state: GameState, creature: Creature): boolean =>
  state.encounter?.sides.some((side) => side.members.includes(creature.id)) ?? false;

/**
 * Whether a seat knows of a creature: the referee of all; the others of the party, of those that stand where the party
 * sees, and of those it meets; never of one that is hidden.
 */
export function isKnown(state: GameState, seat: Seat, creature: Creature): boolean {
  if (seat.role === 'referee') return true;
  if (creature.hidden) return false;
  return ofParty(state, creature) || meets(state, creature) || isSeen(state, creature);
}

/** Whether it stands on the board, where the party sees now. */
export const isSeen = (state: GameState, creature: Creature): boolean =>
  creature.at !== null && creature.at.scene === state.scene && hasSquare(seenByParty(state), creature.at.square);

/** Whether its place on the board is shown: its own side's always, an enemy's only while it is seen. */
export function isPlaced(state: GameState, seat: Seat, creature: Creature): boolean {
  if (creature.at?.scene !== state.scene) return false;
  return seat.role === 'referee' || ofParty(state, creature) || isSeen(state, creature);
}

/** Whether a seat reads its sheet: the referee every one, the others those of the party. */
export const isOpen = (state: GameState, seat: Seat, creature: Creature): boolean =>
  seat.role === 'referee' || ofParty(state, creature);
