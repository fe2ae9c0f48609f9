import type { CreatureId, SideId } from '../../ids.ts';
import type { Troop } from './rule.ts';

/** Do their hearts hold? Referee. */
export interface CheckMorale {
  readonly type: 'CheckMorale';
  readonly side: SideId;
  /** −2…2, for how the fight goes. */
  readonly adjustment: number;
}

/** What those whose morale broke do. Referee. */
export interface SettleRout {
  readonly type: 'SettleRout';
  readonly side: SideId;
  readonly outcome: 'fled' | 'surrendered' | 'fights';
}

/** A retainer in extreme peril: stays, or goes (OSE-MOR-07). Referee. */
export interface CheckLoyalty {
  readonly type: 'CheckLoyalty';
  readonly creature: CreatureId;
  /** As the referee has it; null for what was agreed when they were hired. */
  readonly loyalty: number | null;
  /** −2…2, for how things stand. */
  readonly adjustment: number;
  /** An extreme situation or demand brought it on (GOR-HIR-09). */
  readonly extreme: boolean;
}

/** A mercenary's morale by the kind of troop (OSE-MOR-06). Referee. */
export interface RateMercenary {
  readonly type: 'RateMercenary';
  readonly creature: CreatureId;
  readonly troop: Troop;
  readonly mounted: boolean;
  readonly elite: boolean;
  readonly fanatic: boolean;
  /** −2…2. */
  readonly conditions: number;
}

export type MoraleCommand = CheckMorale | SettleRout | CheckLoyalty | RateMercenary;
