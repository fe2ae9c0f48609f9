import { label, oneOf } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { SEASONS } from '../../table/calendar/kept.ts';
import { CLIMATES } from './climates.ts';
import { SKIES } from './skies.ts';

export const weatherCommands = forms({
  /** The referee says in what climate the party travels: from now on each day of the journey has its weather. */
  KeepWeather: {
    climate: label('Climate', oneOf(...CLIMATES)),
    /** Where the calendar has no seasons. */
    season: label('Season, where the calendar has none', oneOf(...SEASONS)),
  },
  /** No more weather is rolled. */
  DropWeather: {},
  /** This day's weather is rolled. */
  RollWeather: {},
  /** The referee says what this day's weather is. */
  SetWeather: { sky: label('This day’s weather', oneOf(...SKIES)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly weather: typeof weatherCommands;
  }
}
