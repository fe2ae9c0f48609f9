import type { SeatView } from '../seat/seat.svelte.ts';
import type { InPlace, Showing } from './showing.svelte.ts';

/** Whether this seat knows of a hex map. */
export const hasLand = (seat: SeatView): boolean => seat.one('land') !== null || seat.all('other-land').length > 0;

/** Whether the party draws maps of its own, or may begin to. */
export const drawsItself = (seat: SeatView): boolean =>
  seat.all('party-map').length > 0 ||
  seat.offers.some(
    ({ command }) => command === 'BeginPartyMap' || (command === 'AppointMapper' && seat.role === 'player'),
  );

/** What was chosen to lie in the board's place, while there is any; null where nothing was. */
export function chosenInPlace(seat: SeatView, { wanted }: Showing): InPlace | null {
  if (wanted === 'hex-map') return hasLand(seat) ? wanted : null;
  if (wanted === 'party-map') return drawsItself(seat) ? wanted : null;
  return wanted;
}
