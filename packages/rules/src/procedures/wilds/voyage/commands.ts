import { flag, label, oneOf, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const voyageCommands = forms({
  /** The referee looks at the weather: the wind of the day, and what it does to the ship. */
  CheckWeather: {
    /** In a gale a ship that is not seaworthy runs for the shore, when one is in sight. */
    beach: label('In a gale, an unseaworthy ship runs for a shore in sight', flag),
    /** The shore is clear. */
    clearShore: label('That shore is clear', flag),
    /** A river carries the ship, or stems it. */
    current: label('A river’s current', oneOf('none', 'down', 'up')),
  },
  /** The party goes aboard a ship of the ruleset's list. */
  Embark: { vessel: label('Ship', text(40)) },
  Disembark: {
    /** On land beside the water; 1 is the first. */
    column: whole(1, 100),
    row: whole(1, 100),
  },
  /** The leak is mended at a dock. */
  MendShip: {},
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly voyage: typeof voyageCommands;
  }
}
