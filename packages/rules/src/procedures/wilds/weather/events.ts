import type { MagicId, Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Season } from '../../table/calendar/kept.ts';
import type { Climate } from './climates.ts';
import type { Weather } from './kept.ts';
import type { Sky } from './skies.ts';

export interface WeatherKept {
  readonly type: 'WeatherKept';
  readonly climate: Climate;
  readonly season: Season;
}

export interface WeatherDropped {
  readonly type: 'WeatherDropped';
}

/** The weather of a day, rolled or said. */
export interface WeatherTurned {
  readonly type: 'WeatherTurned';
  /** From 1. */
  readonly day: number;
  readonly sky: Sky;
  /** Null where the referee said it. */
  readonly rolled: { readonly roll: Roll; readonly climate: Climate; readonly season: Season } | null;
  /** The magic that makes it, day after day until that ends; absent for a day of its own, or a spell that does not last. */
  readonly byMagic?: MagicId;
  /** The players do not know that magic makes it. */
  readonly secret?: true;
}

/** Magic has no hold of the weather any longer: an older spell has, or the day has none until it is rolled or said. */
export interface WeatherReleased {
  readonly type: 'WeatherReleased';
  readonly magic: MagicId;
  /** The players did not know that magic made it. */
  readonly secret?: true;
}

export type WeatherEvent = WeatherKept | WeatherDropped | WeatherReleased | WeatherTurned;

const NONE: Weather = { climate: null, season: 'spring', last: null };

export const weatherEvolvers: Evolvers<WeatherEvent> = {
  WeatherKept: (state, { climate, season }) => ({
    ...state,
    weather: { ...(state.weather ?? NONE), climate, season },
  }),
  WeatherDropped: ({ weather: _gone, ...state }) => state,
  WeatherTurned: (state, { day, sky, byMagic }) => {
    const weather = state.weather ?? NONE;
    const made = byMagic ? [...(weather.byMagic ?? []), { magic: byMagic, sky }] : asSaid(weather, sky);
    return { ...state, weather: { ...weather, last: { day, sky }, ...(made ? { byMagic: made } : {}) } };
  },
  WeatherReleased: (state, { magic: over }) => {
    if (!state.weather) return state;
    const { byMagic = [], ...weather } = state.weather;
    const left = byMagic.filter(({ magic }) => magic !== over);
    return { ...state, weather: { ...weather, last: null, ...(left.length > 0 ? { byMagic: left } : {}) } };
  },
};

/** What the referee says of the weather that magic makes, the magic makes of it from then on. */
const asSaid = ({ byMagic }: Weather, sky: Sky): Weather['byMagic'] =>
  byMagic?.map((made, place) => (place === byMagic.length - 1 ? { ...made, sky } : made));

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly weather: WeatherEvent;
  }
}
