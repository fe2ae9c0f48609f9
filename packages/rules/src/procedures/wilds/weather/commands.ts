import { oneOf } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { SEASONS } from '../../table/calendar/kept.ts';
import { CLIMATES } from './climates.ts';
import { SKIES } from './skies.ts';

export const weatherCommands = forms({
  /** The referee says in what climate the party travels: from now on each day of the journey has its weather. */
  KeepWeather: {
    climate: oneOf(...CLIMATES),
    /** Where the calendar has no seasons. */
    season: oneOf(...SEASONS),
  },
  /** No more weather is rolled. */
  DropWeather: {},
  /** This day's weather is rolled. */
  RollWeather: {},
  /** The referee says what this day's weather is. */
  SetWeather: { sky: oneOf(...SKIES) },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly weather: CommandsIn<typeof weatherCommands>;
  }
}
