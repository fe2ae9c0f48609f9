import { id, list, oneOf, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const castawaysCommands = forms({
  /** A ship is lost: whoever clings to its wreckage keeps afloat, and the others struggle in the water. Referee. */
  FaceTheWater: {
    clinging: list(id('creature'), 200),
    /** The chance of drowning in percent, for those in heavy armour and for the others; 0 for none. */
    heavy: whole(0, 100),
    light: whole(0, 100),
  },
  /** A day in the water; where to is thrown, or the referee's to say. Referee. */
  DriftOn: { heading: oneOf('thrown', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW') },
  /** The water casts them up on land beside them. Referee. */
  CastAshore: { column: whole(1, 100), row: whole(1, 100) },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly castaways: CommandsIn<typeof castawaysCommands>;
  }
}
