import type { CreatureId } from '../../ids.ts';

/** The referee checks whether somebody in dangerous water drowns. */
export interface CheckDrowning {
  readonly type: 'CheckDrowning';
  readonly creature: CreatureId;
  /** In percent, from 1. */
  readonly chance: number;
}

export type SwimmingCommand = CheckDrowning;
