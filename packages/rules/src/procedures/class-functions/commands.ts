import type { CreatureId } from '../../ids.ts';
import type { Operating } from './rule.ts';

/** One who has two classes says which of them is used until the adventure is over (ERI-ELF-01). */
export interface OperateAs {
  readonly type: 'OperateAs';
  readonly creature: CreatureId;
  readonly as: Operating;
}

export type ClassFunctionsCommand = OperateAs;
