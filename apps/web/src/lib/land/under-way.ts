import { chosenInPlace } from '../board/in-place.ts';
import type { Showing } from '../board/showing.svelte.ts';
import type { SeatView } from '../seat/seat.svelte.ts';

/**
 * The journey of which the page speaks: while nobody of the party stands on a map, and beside the hex map. On a map of
 * squares its days stand still, and what is said there is of that map.
 */
export const journeyShown = (seat: SeatView, showing: Showing) =>
  seat.one('party')?.offBoard || chosenInPlace(seat, showing) === 'hex-map' ? seat.one('journey') : null;
