import type { Declaration } from '../../../play/index.ts';
import { weatherCommands } from './commands.ts';
import { type WeatherEvent, weatherEvolvers } from './events.ts';
import { weatherOffers } from './offers.ts';
import { weatherShown } from './shown.ts';
import { weatherTellers } from './tell.ts';
import { weatherHandlers } from './weather.ts';

export const weather: Declaration<typeof weatherCommands, WeatherEvent> = {
  forms: weatherCommands,
  handle: weatherHandlers,
  evolve: weatherEvolvers,
  tell: weatherTellers,
  offer: weatherOffers,
  shows: { always: [weatherShown] },
};
