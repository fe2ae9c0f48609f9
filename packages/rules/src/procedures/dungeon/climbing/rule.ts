import type { Bounds } from '../../../core/bounds.ts';
import type { Cites } from '../../../core/index.ts';
import type { Ability, Creature } from '../../../state/creature.ts';
import type { Chance } from '../../table/chance/chance.ts';

/** Feet of a climb. */
export const FEET_CLIMBED: Bounds = [1, 1_000];

/** What a ruleset says about climbing. */
export interface ClimbingRule {
  readonly cites: Cites<'hard' | 'sheer' | 'skill'>;
  /** The ability that a hard climb is checked with. */
  readonly ability: Ability;
  /** May a sheer surface be tried at all? */
  attemptAllowed(equipment: boolean, classAbility: boolean): boolean;
  /** The chance of those whose class climbs sheer surfaces; null for the others. */
  sheer(climber: Creature): Chance | null;
  /** How far one falls who climbs so many feet and fails. */
  fallsFrom(feet: number): number;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly climbing: ClimbingRule;
  }
}
