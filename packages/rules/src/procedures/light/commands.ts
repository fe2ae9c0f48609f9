import type { CreatureId, LightId } from '../../ids.ts';

/** A carried torch, or a lantern with a flask of oil, is lit. */
export interface LightUp {
  readonly type: 'LightUp';
  readonly creature: CreatureId;
  readonly kind: 'torch' | 'lantern';
}

/** A light is put out; the whole turns that are left in it are kept. */
export interface PutOut {
  readonly type: 'PutOut';
  readonly light: LightId;
}

/** A carried light is left burning on the bearer's square. */
export interface SetDownLight {
  readonly type: 'SetDownLight';
  readonly light: LightId;
}

/** A light that burns on a square is taken up. */
export interface TakeUpLight {
  readonly type: 'TakeUpLight';
  readonly light: LightId;
  readonly creature: CreatureId;
}

export type LightCommand = LightUp | PutOut | SetDownLight | TakeUpLight;
