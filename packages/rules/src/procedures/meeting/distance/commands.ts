import { label, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { APART } from './rule.ts';

export const distanceCommands = forms({
  /** How far apart the sides are, by the dice. Referee. */
  RollDistance: {},
  /** How far apart the sides are, by the place or the referee's plan: feet in a dungeon, yards elsewhere. */
  SetDistance: { distance: label('Distance', whole(...APART)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly distance: typeof distanceCommands;
  }
}
