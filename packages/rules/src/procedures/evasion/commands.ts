import type { SideId } from '../../ids.ts';

/** A side turns to flee before it has come to blows (OSE-EVT-13). A party command; the referee's for monsters. */
export interface Evade {
  readonly type: 'Evade';
  readonly side: SideId;
}

/** Whether the other side goes after it: the referee for monsters, a party command for the party. */
export interface DecidePursuit {
  readonly type: 'DecidePursuit';
  readonly pursue: boolean;
  /** Something makes the fleeing side stop (OSE-PUR-01). Referee. */
  readonly forcedToStop?: boolean;
  /** Percent that the country adds in the wilderness (OSE-PUR-12). Referee. */
  readonly environment?: number;
  /** Percent that the referee grants the surprised (OSE-PUR-10); 0 for none. */
  readonly granted?: number;
}

export type EvasionCommand = Evade | DecidePursuit;
