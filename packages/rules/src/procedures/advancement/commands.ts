import type { CreatureId } from '../../ids.ts';
import type { Reckoned } from '../../state/adventure.ts';

/** The referee reckons an award; nobody else sees it until it is given. */
export interface ReckonAward extends Reckoned {
  readonly type: 'ReckonAward';
}

/** The referee puts away the award that was reckoned. */
export interface DropAward {
  readonly type: 'DropAward';
}

/** The referee gives the award that was reckoned, and what is in the pool is shared out with it. */
export interface AwardExperience {
  readonly type: 'AwardExperience';
}

/** Somebody who has earned it rises by a level; by the player, or the referee. */
export interface LevelUp {
  readonly type: 'LevelUp';
  readonly creature: CreatureId;
}

/** The referee says that the evening is over: what one session may bring begins anew. */
export interface EndSession {
  readonly type: 'EndSession';
}

export type AdvancementCommand = ReckonAward | DropAward | AwardExperience | LevelUp | EndSession;
