import { whole } from '../../fields.ts';
import { type CommandIn, type CommandsIn, forms } from '../../forms.ts';

export const distanceCommands = forms({
  /** How far apart the sides are, by the dice. Referee. */
  RollDistance: {},
  /** How far apart the sides are, by the place or the referee's plan: feet in a dungeon, yards elsewhere. */
  SetDistance: { distance: whole(-1_000_000, 1_000_000) },
});

export type DistanceCommand = CommandsIn<typeof distanceCommands>;
export type RollDistance = CommandIn<typeof distanceCommands, 'RollDistance'>;
export type SetDistance = CommandIn<typeof distanceCommands, 'SetDistance'>;

declare module '../../commands.ts' {
  interface CommandsByFolder {
    readonly distance: DistanceCommand;
  }
}
