import type { CreatureId } from '../../ids.ts';
import type { BattleEvent } from './rule.ts';

/** What becomes of those whose figure was destroyed, or routed, in a battle (ERI-MAS-03). Referee. */
export interface SettleBattle {
  readonly type: 'SettleBattle';
  readonly creatures: readonly CreatureId[];
  readonly event: BattleEvent;
}

/** Volleys of arrows come down on some, in one turn of a battle (ERI-VOL-01, 02). Referee. */
export interface LooseVolleys {
  readonly type: 'LooseVolleys';
  readonly creatures: readonly CreatureId[];
  readonly volleys: number;
}

export type MassCombatCommand = SettleBattle | LooseVolleys;
