import { whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

/** Three miles in yards, and something over: as far as one sees in the open. */
export const apart = whole(0, 6_000);

export const distanceCommands = forms({
  /** How far apart the sides are, by the dice. Referee. */
  RollDistance: {},
  /** How far apart the sides are, by the place or the referee's plan: feet in a dungeon, yards elsewhere. */
  SetDistance: { distance: apart },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly distance: CommandsIn<typeof distanceCommands>;
  }
}
