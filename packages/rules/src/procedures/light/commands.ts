import type { CreatureId, LightId } from '../../ids.ts';
import type { BurningKind } from '../../state/light.ts';

/** A carried torch or candle, or a lantern with a flask of oil, is lit; or a magic sword is drawn (ERI-LIT-05). */
export interface LightUp {
  readonly type: 'LightUp';
  readonly creature: CreatureId;
  readonly kind: BurningKind | 'sword';
}

/** A light is put out; the whole turns that are left in it are kept. */
export interface PutOut {
  readonly type: 'PutOut';
  readonly light: LightId;
}

/** The hood of a lantern is closed or opened (ERI-LIT-04). */
export interface CoverLight {
  readonly type: 'CoverLight';
  readonly light: LightId;
  readonly covered: boolean;
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

export type LightCommand = LightUp | PutOut | CoverLight | SetDownLight | TakeUpLight;
