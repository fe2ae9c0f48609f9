import type { Cites } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Chance } from '../../table/chance/chance.ts';

/** What a ruleset says about listening at doors. */
export interface ListeningRule {
  readonly cites: Cites<'listening'>;
  chance(listener: Pick<Creature, 'class' | 'level'>): Chance;
  /** How far beyond the door a sound carries, in feet of walking. */
  readonly feet: number;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly listening: ListeningRule;
  }
}
