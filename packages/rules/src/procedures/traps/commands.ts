import type { CreatureId, TrapId } from '../../ids.ts';

/** The referee says that somebody sets a trap off: for certain, or as the dice have it. */
export interface SpringTrap {
  readonly type: 'SpringTrap';
  readonly trap: TrapId;
  /** Whom it catches; none when it springs on nobody. */
  readonly creatures: readonly CreatureId[];
  readonly certain: boolean;
}

/** The referee shows the players a trap. */
export interface RevealTrap {
  readonly type: 'RevealTrap';
  readonly trap: TrapId;
}

/** The referee rules that a trap can no longer spring. */
export interface DisarmTrap {
  readonly type: 'DisarmTrap';
  readonly trap: TrapId;
}

/** The referee sets a trap again that has sprung or was disarmed. */
export interface ResetTrap {
  readonly type: 'ResetTrap';
  readonly trap: TrapId;
}

/** One who has learnt it gives the turn to taking a found trap apart: one try. */
export interface RemoveTrap {
  readonly type: 'RemoveTrap';
  readonly creature: CreatureId;
  readonly trap: TrapId;
}

export type TrapsCommand = SpringTrap | RevealTrap | DisarmTrap | ResetTrap | RemoveTrap;
