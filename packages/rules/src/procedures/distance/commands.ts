import { whole } from '../../fields.ts';
import { type CommandsIn, forms } from '../../forms.ts';

export const distanceCommands = forms({
  /** How far apart the sides are, by the dice. Referee. */
  RollDistance: {},
  /** How far apart the sides are, by the place or the referee's plan: feet in a dungeon, yards elsewhere. */
  SetDistance: { distance: whole(-1_000_000, 1_000_000) },
});

declare module '../../commands.ts' {
  interface CommandsByFolder {
    readonly distance: CommandsIn<typeof distanceCommands>;
  }
}
