import type { SeatView } from '../seat/seat.svelte.ts';

/** Whether the bar asks that the party be brought to a map: it stands on none. */
export const asksForParty = (seat: Pick<SeatView, 'one'>): boolean =>
  (seat.one('prompt')?.offers ?? []).some((key) => key.startsWith('BringParty'));
