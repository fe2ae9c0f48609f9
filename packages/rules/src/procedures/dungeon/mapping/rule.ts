import type { Cites } from '../../../core/index.ts';
/** What a ruleset says about the party's map. */
export interface MappingRule {
  readonly cites: Cites<'map'>;
  /** May this person draw now? The referee always may, and is not asked about. */
  canDraw(mapper: string | null, actor: string, running: boolean): boolean;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly mapping: MappingRule;
  }
}
