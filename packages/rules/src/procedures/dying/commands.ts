import type { CreatureId } from '../../ids.ts';

/** Somebody dead is called back, by whatever power, and throws to recover (GOR-ABI-06). Referee. */
export interface CallBack {
  readonly type: 'CallBack';
  readonly creature: CreatureId;
}

export type DyingCommand = CallBack;
