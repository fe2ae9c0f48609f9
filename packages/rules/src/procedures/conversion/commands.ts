import type { CreatureId } from '../../ids.ts';
import type { Foreign } from './rule.ts';

/** A monster of another book is made over by this one (ERI-CNV). Referee. */
export interface ConvertMonster extends Foreign {
  readonly type: 'ConvertMonster';
  readonly creature: CreatureId;
}

export type ConversionCommand = ConvertMonster;
