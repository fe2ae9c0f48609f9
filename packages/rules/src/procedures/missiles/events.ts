import type { Roll } from '../../dice.ts';
import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import type { Why } from '../../ruling.ts';

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

export type MissilesEvent = ShotStrayed;

export const missilesEvolvers: Evolvers<MissilesEvent> = { ShotStrayed: (state) => state };
