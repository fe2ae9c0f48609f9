import { id, label, list, maybe, oneOf, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const castawaysCommands = forms({
  /** A ship is lost: whoever clings to its wreckage keeps afloat, and the others struggle in the water. Referee. */
  FaceTheWater: {
    clinging: label('Who clings to the wreckage', list(id('creature'), 200)),
    /** The chance of drowning in percent, for those in heavy armour, beasts heavily laden, and the others; 0 for none. */
    heavy: label('Chance of drowning in heavy armour or heavily laden (percent)', whole(0, 100)),
    light: label('Chance of drowning for the others (percent)', whole(0, 100)),
    /** What no beast bears, as a cart, and is lost with the ship; absent for nothing. */
    sinking: label('What goes down with the ship', maybe(list(id('store'), 50))),
  },
  /** A day in the water; where to is thrown, or the referee's to say. Referee. */
  DriftOn: { heading: label('Where to', oneOf('thrown', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW')) },
  /** The water casts them up on land beside them. Referee. */
  CastAshore: { column: whole(1, 100), row: whole(1, 100) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly castaways: typeof castawaysCommands;
  }
}
