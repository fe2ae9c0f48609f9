import type { Cites, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Chance } from '../../table/chance/chance.ts';

/** What one looks for; each costs a turn of its own (R04). */
export const SEARCH_KINDS = ['secret-doors', 'room-traps', 'treasure-traps'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What a ruleset says about searching. */
export interface SearchRule {
  readonly cites: Cites<'searching' | 'treasure'>;
  /** Feet on a side of the area that one search covers. */
  readonly areaFeet: number;
  /** The searcher's chance in the right place; null for those who cannot search so at all. */
  chance(searcher: Creature, kind: SearchKind): Chance | null;
  /** The chance of one whom the referee lets search all the same. */
  readonly untrained: Chance;
  /** The id each kind goes by. */
  readonly rules: Readonly<Record<SearchKind, RuleId>>;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly search: SearchRule;
  }
}
