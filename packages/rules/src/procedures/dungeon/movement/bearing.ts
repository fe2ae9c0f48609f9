import { bearings } from '../../../state/borne.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

/** Feet a turn at which one goes who carries a companion: the slowest pace that the books know. */
export const BEARING_FEET = 30;

/** The most that somebody goes with whom they carry. */
export const mostBearing = (state: GameState, { id }: Creature): number =>
  bearings(state).some(({ carrier }) => carrier === id) ? BEARING_FEET : Number.POSITIVE_INFINITY;
