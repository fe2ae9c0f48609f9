import type { Cites, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Door } from '../../../state/scene.ts';
import type { Chance } from '../../table/chance/chance.ts';

/** What a ruleset says about doors. */
export interface DoorsRule {
  readonly cites: Cites<'stuck' | 'locked' | 'held' | 'monsters'>;
  /** To force a stuck door. */
  forcing(creature: Creature): Chance;
  /** The rule by which one does, and what of somebody it goes by. */
  readonly force: { readonly rule: RuleId; by(creature: Creature): string };
  /** To pick a lock; null for those who have not learnt it. */
  picking(creature: Creature): Chance | null;
  /** What keeps this creature from simply opening a closed door; null when nothing does. */
  hindrance(creature: Creature, door: Door): 'spiked' | 'locked' | 'stuck' | null;
  /** Whether an opened door falls shut behind the party. */
  swingsShut(door: Door, held: boolean): boolean;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly doors: DoorsRule;
  }
}
