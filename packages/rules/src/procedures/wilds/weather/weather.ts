import { impossible, objections } from '../../../core/index.ts';
import type { Handler, Handlers, May, Play } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { skyFor } from './climates.ts';
import type { weatherCommands } from './commands.ts';
import { seasonNow, skyToday } from './today.ts';

export const mayDropWeather: May<'DropWeather'> = ({ weather }, _, seat) =>
  objections(onlyReferee(seat), weather ? null : impossible('no-change', 'No weather is kept.'));

export const mayRollWeather: May<'RollWeather'> = (state, _, seat) =>
  objections(
    onlyReferee(seat),
    state.weather?.climate ? null : impossible('no-such-thing', 'The campaign has no climate yet.'),
    skyToday(state) ? impossible('no-change', 'This day has its weather.') : null,
  );

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
  KeepWeather: { may: (_, __, seat) => objections(onlyReferee(seat)), play: keepWeather },
  DropWeather: { may: mayDropWeather, play: (play) => play.happen({ type: 'WeatherDropped' }) },
  RollWeather: { may: mayRollWeather, play: (play) => weatherOfDay(play) },
  SetWeather: {
    may: (state, { sky }, seat) =>
      objections(
        onlyReferee(seat),
        skyToday(state) === sky ? impossible('no-change', 'That is the weather already.') : null,
      ),
    play: (play, { sky }) => play.happen({ type: 'WeatherTurned', day: dayOf(play.state), sky, rolled: null }),
  },
};
