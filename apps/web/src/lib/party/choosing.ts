import type { SeatView } from '../seat/seat.svelte.ts';

/** Whether a player has nobody to play yet and somebody is free: whom is chosen over the board, and asked nowhere else. */
export const choosesWhom = (seat: Pick<SeatView, 'one' | 'role' | 'offers'>): boolean =>
  seat.role === 'player' &&
  seat.one('party') !== null &&
  seat.one('you')?.characters.length === 0 &&
  seat.offers.some(({ command }) => command === 'ClaimCharacter');
