import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { skyFor } from './climates.ts';
import type { weatherCommands } from './commands.ts';
import { seasonNow, skyToday } from './today.ts';

/** Where a climate is kept, a day that has no weather yet is given one. */
export function weatherOfDay(play: Play): void {
  const { weather } = play.state;
  if (!weather?.climate || skyToday(play.state)) return;
  const { climate } = weather;
  const season = seasonNow(play.state);
  const roll = play.roll(2, 6);
  const sky = skyFor(climate, season, roll.total);
  play.happen({ type: 'WeatherTurned', day: dayOf(play.state), sky, rolled: { roll, climate, season } });
}

const keepWeather: Handler<'KeepWeather'> = (play, { climate, season }) => {
  play.happen({ type: 'WeatherKept', climate, season });
  weatherOfDay(play);
};

export const weatherHandlers: Handlers<typeof weatherCommands> = {
  KeepWeather: keepWeather,
  DropWeather: (play) => play.happen({ type: 'WeatherDropped' }),
  RollWeather: (play) => weatherOfDay(play),
  SetWeather: (play, { sky }) => play.happen({ type: 'WeatherTurned', day: dayOf(play.state), sky, rolled: null }),
};
