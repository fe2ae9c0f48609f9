import { dayOf } from '../../../state/ledger.ts';
import type { GameState } from '../../../state/state.ts';
import { dateOf } from '../../table/calendar/date.ts';
import type { Season } from '../../table/calendar/kept.ts';
import { DAYS, type Sky } from './skies.ts';

/** The weather of this day, as the newest magic makes it or somebody has said; null while nobody has. */
export const skyToday = ({ weather, rounds }: GameState): Sky | null =>
  weather?.byMagic?.at(-1)?.sky ?? (weather?.last?.day === dayOf({ rounds }) ? weather.last.sky : null);

/** As the calendar says; where that has no seasons, as the referee does. */
export const seasonNow = ({ calendar, weather, rounds }: GameState): Season =>
  (calendar && dateOf(calendar, rounds).season) ?? weather?.season ?? 'spring';

/** What this day's weather leaves of a day's miles by land and air: 1 for all. */
export const travelInWeather = (state: GameState): number => DAYS[skyToday(state) ?? 'clear'].travel;

/** How far one sees through this day's weather. @param miles in clear air */
export const seenInWeather = (state: GameState, miles: number): number =>
  miles * DAYS[skyToday(state) ?? 'clear'].sight;
