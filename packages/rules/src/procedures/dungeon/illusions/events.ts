import type { CreatureId, Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import type { Deception } from './rule.ts';

/** How an illusion worked on one; faces of the saves, none for those who had declared not to believe. */
export interface IllusionTried extends Deception {
  readonly type: 'IllusionTried';
  readonly creature: CreatureId;
  readonly source: string;
  readonly secret: boolean;
  readonly faces: readonly number[];
  /** What it would do, thrown once for all: with the first who sees it. */
  readonly threat?: Roll;
}

export interface DisbeliefDeclared {
  readonly type: 'DisbeliefDeclared';
  readonly creature: CreatureId;
  readonly on: boolean;
}

export type IllusionsEvent = IllusionTried | DisbeliefDeclared;

export const illusionsEvolvers: Evolvers<IllusionsEvent> = {
  IllusionTried: (state) => state,
  DisbeliefDeclared: (state, { creature, on }) =>
    withCreature(state, creature, ({ disbelieves: _old, ...found }) => (on ? { ...found, disbelieves: true } : found)),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly illusions: IllusionsEvent;
  }
}
