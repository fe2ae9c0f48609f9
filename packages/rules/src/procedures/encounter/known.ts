import { id } from '../../ids.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import { isKnown, isPlaced } from '../../view/sections/known.ts';

/** Anybody at the table who is not the referee. */
const TABLE: Seat = { role: 'player', user: id('table'), name: 'table' };

/** Whether players and spectators know of a creature, and may be told of what befalls it. */
export const isPublic = (state: GameState, creature: Creature | undefined): creature is Creature =>
  creature !== undefined && isKnown(state, TABLE, creature);

/** Whether this seat can point at it: known, and seen where the board has it. */
export const isInSight = (state: GameState, seat: Seat, creature: Creature): boolean =>
  isKnown(state, seat, creature) && (creature.at === null || isPlaced(state, seat, creature));
