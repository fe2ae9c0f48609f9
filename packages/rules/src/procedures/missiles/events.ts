import type { Roll } from '../../dice.ts';
import type { CreatureId, ItemId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import type { RuleId, Why } from '../../ruling.ts';
import { withCreature } from '../../state/read.ts';
import { less } from '../light/less.ts';

/** A shot into melee missed: it hit a friend, or nobody. */
export interface ShotStrayed {
  readonly type: 'ShotStrayed';
  readonly shooter: CreatureId;
  readonly victim: CreatureId | null;
  /** Hit points. */
  readonly damage: number;
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

/** An arrow, a bolt or a stone is gone from what is carried. */
export interface MissileSpent {
  readonly type: 'MissileSpent';
  readonly shooter: CreatureId;
  readonly item: ItemId;
  readonly name: string;
  readonly left: number;
  readonly rule: RuleId;
}

export type MissilesEvent = ShotStrayed | MissileSpent;

export const missilesEvolvers: Evolvers<MissilesEvent> = {
  ShotStrayed: (state) => state,
  MissileSpent: (state, { shooter, item }) =>
    withCreature(state, shooter, (found) => ({ ...found, items: less(found.items, item) })),
};
