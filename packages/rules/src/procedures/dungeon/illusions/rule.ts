import type { Cites, Dice } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

/** How an illusion worked on one. */
export interface Deception {
  readonly believes: boolean;
  /** Against the breath that was believed in; null where there was none, or no belief. */
  readonly breathSaved: boolean | null;
  /** Hit points, real to those who believe. */
  readonly harm: number;
}

/** What a ruleset says about illusions. */
export interface IllusionsRule {
  readonly cites: Cites<'belief' | 'disbelief' | 'harm' | 'breath' | 'unseen'>;
  readonly played: boolean;
  /** A save for belief, and where it breathes another. @param damage hit points, if it were real */
  deceives(victim: Creature, damage: number, breath: boolean, dice: Dice): Deception;
  /** What the saves need: for belief, and against a breath that is believed in. */
  saves(victim: Creature): { readonly belief: number; readonly breath: number };
  /** Whether somebody may simply declare not to believe. */
  mayDisbelieve(creature: Creature): boolean;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly illusions: IllusionsRule;
  }
}
