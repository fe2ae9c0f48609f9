import type { Cites } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Chance } from '../../table/chance/chance.ts';

/** What a ruleset says about traps. */
export interface TrapsRule {
  readonly cites: Cites<'springing' | 'sprung' | 'removing'>;
  /** That a trap springs when somebody does what sets it off. */
  readonly springs: Chance;
  /** Does a sprung trap catch one of this kind? */
  catches(victim: Creature['kind']): boolean;
  /** The chance to take a found trap apart; null for those who have not learnt it. */
  removal(creature: Creature): Chance | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly traps: TrapsRule;
  }
}
