import type { CreatureId } from '../../ids.ts';

/** Somebody says before initiative how a second weapon is used in this round (ERI-DMG-03). Owner, or referee. */
export interface UseOffHand {
  readonly type: 'UseOffHand';
  readonly creature: CreatureId;
  /** The name of a weapon among the attacks; null to put it away. */
  readonly weapon: string | null;
  readonly use: 'offensive' | 'defensive';
}

export type TwoWeaponsCommand = UseOffHand;
