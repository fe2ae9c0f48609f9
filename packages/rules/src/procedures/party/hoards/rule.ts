import type { Cites } from '../../../core/index.ts';

/** What a ruleset says about treasure that lies about. */
export interface HoardsRule {
  readonly cites: Cites<'types'>;
  /** Which tables it is rolled on: they are long, and only whoever rules needs them. */
  readonly tables: 'classic';
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly hoards: HoardsRule;
  }
}
