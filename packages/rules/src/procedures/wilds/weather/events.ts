import type { Roll } from '../../../core/index.ts';
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
  /** Magic makes it, and keeps it so till it ends. */
  readonly held?: true;
}

/** Magic keeps the weather no longer: the day has none until it is rolled or said. */
export interface WeatherReleased {
  readonly type: 'WeatherReleased';
}

export type WeatherEvent = WeatherKept | WeatherDropped | WeatherReleased | WeatherTurned;

const NONE: Weather = { climate: null, season: 'spring', last: null };

export const weatherEvolvers: Evolvers<WeatherEvent> = {
  WeatherKept: (state, { climate, season }) => ({
    ...state,
    weather: { ...(state.weather ?? NONE), climate, season },
  }),
  WeatherDropped: ({ weather: _gone, ...state }) => state,
  /** What the referee says while magic keeps the weather is kept from then on. */
  WeatherTurned: (state, { day, sky, held }) => ({
    ...state,
    weather: {
      ...(state.weather ?? NONE),
      last: { day, sky },
      ...(held || state.weather?.held ? { held: sky } : {}),
    },
  }),
  WeatherReleased: (state) => {
    if (!state.weather) return state;
    const { held: _over, ...weather } = state.weather;
    return { ...state, weather: { ...weather, last: null } };
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly weather: WeatherEvent;
  }
}
