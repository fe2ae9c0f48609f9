import type { Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Chance } from './chance.ts';

export interface ChanceRolled {
  readonly type: 'ChanceRolled';
  readonly chance: Chance;
  readonly roll: Roll;
  readonly success: boolean;
  readonly secret: boolean;
  readonly purpose: string;
  readonly why: Why;
}

export type ChanceEvent = ChanceRolled;

export const chanceEvolvers: Evolvers<ChanceEvent> = { ChanceRolled: (state) => state };

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly chance: ChanceEvent;
  }
}
