import { type Offer, offer } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { type Offers, remembered } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import type { Season } from '../../table/calendar/kept.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { CLIMATES } from './climates.ts';
import type { Weather } from './kept.ts';
import { DAYS, SKIES, type Sky } from './skies.ts';
import { seasonNow, skyToday } from './today.ts';
import { mayDropWeather, mayRollWeather } from './weather.ts';

const desk = { place: 'desk' } as const;

export const weatherOffers: Offers = remembered(
  (state, seat) =>
    mayReferee(seat)
      ? [
          ...(mayRollWeather(state, {}, seat).length === 0
            ? [offer('RollWeather', 'Roll this day’s weather', desk)]
            : []),
          saying(skyToday(state)),
          keeping(state.weather, seasonNow(state)),
          ...(mayDropWeather(state, {}, seat).length === 0
            ? [offer('DropWeather', 'Stop tracking the weather', desk)]
            : []),
        ]
      : [],
  (state) => [state.weather, dayOf(state), seasonNow(state)],
);

const NAMES = Object.fromEntries(SKIES.map((sky) => [sky, DAYS[sky].name])) as Readonly<Record<Sky, string>>;

function saying(now: Sky | null): Offer {
  const others = SKIES.filter((sky) => sky !== now);
  return offer('SetWeather', 'Say what the weather is', {
    ...desk,
    confirm: 'Set today’s weather: {sky}',
    inputs: { sky: labelled(others, NAMES) },
  });
}

const keeping = (weather: Weather | undefined, season: Season): Offer =>
  offer('KeepWeather', weather?.climate ? 'Change the climate or the season' : 'Keep the weather of a climate', {
    ...desk,
    confirm: 'Keep this weather',
    inputs: { climate: weather?.climate ?? CLIMATES[0], season },
  });
