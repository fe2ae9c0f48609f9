import type { Offer } from '@lanthorn/rules';
import { chosenInPlace } from '../board/in-place.ts';
import type { Showing } from '../board/showing.svelte.ts';
import type { SeatView } from '../seat/seat.svelte.ts';

/** What the bar says and asks while the party's hex map is looked at. */
export interface DaysCourse {
  readonly sentence: string;
  readonly answers: readonly Offer[];
}

/**
 * Whoever may set the day's course and looks at the hex map while the party stands on another map has the courses before
 * them, and nothing of the turn that runs there. Null where it stands on no other map, where another one is looked at, where it
 * cannot set out, and where something has to be ruled first.
 */
export function daysCourse(seat: SeatView, showing: Showing): DaysCourse | null {
  const ours = seat.one('land');
  const looks = chosenInPlace(seat, showing) === 'hex-map' && (showing.land === null || showing.land === ours?.id);
  const waits = seat.one('encounter') ?? seat.one('downtime') ?? (seat.one('prompt')?.yours || null);
  if (!ours || !looks || waits !== null || !seat.one('journey') || seat.one('party')?.offBoard) return null;
  const answers = seat.offers.filter(
    ({ command, place, barred }) => command === 'SetCourse' && place === 'clock' && barred === null,
  );
  if (!answers.some(({ key }) => seat.one('prompt')?.offers.includes(key))) return null;
  return {
    sentence: 'Where does the party go today? Set the day’s course, and the party leaves the map it stands on',
    answers,
  };
}
