import { impossible, objections } from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { weatherCommands } from './commands.ts';
import { skyToday } from './today.ts';

export const mayDropWeather: May<'DropWeather'> = ({ weather }, _, seat) =>
  objections(onlyReferee(seat), weather ? null : impossible('no-change', 'No weather is kept.'));

export const mayRollWeather: May<'RollWeather'> = (state, _, seat) =>
  objections(
    onlyReferee(seat),
    state.weather?.climate ? null : impossible('no-such-thing', 'The campaign has no climate yet.'),
    skyToday(state) ? impossible('no-change', 'This day has its weather.') : null,
  );

/** What stands against each of these commands. */
export const weatherLegality: Legality<typeof weatherCommands> = {
  KeepWeather: (_, __, seat) => objections(onlyReferee(seat)),
  DropWeather: mayDropWeather,
  RollWeather: mayRollWeather,
  SetWeather: (state, { sky }, seat) =>
    objections(
      onlyReferee(seat),
      skyToday(state) === sky ? impossible('no-change', 'That is the weather already.') : null,
    ),
};
