import { GUIDE } from '@lanthorn/protocol';
import type { SeatView } from '../seat/seat.svelte.ts';

/** The page that tells the referee how to run what is played; null for everybody else, and where there is none. */
export const guideOf = (seat: Pick<SeatView, 'all' | 'role'>) =>
  seat.role === 'referee' ? (seat.all('page').find(({ title }) => title === GUIDE) ?? null) : null;
