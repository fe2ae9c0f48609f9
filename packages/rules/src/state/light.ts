import type { Square } from '@lanthorn/geometry';
import type { CreatureId, LightId, SceneId } from '../ids.ts';

export const LIGHT_KINDS = ['torch', 'lantern', 'candle', 'spell'] as const;
export type LightKind = (typeof LIGHT_KINDS)[number];

/** A burning light: in somebody's hand, or left on a square. */
export interface LightSource {
  readonly id: LightId;
  readonly kind: LightKind;
  readonly carriedBy: CreatureId | null;
  readonly left: { readonly scene: SceneId; readonly square: Square } | null;
  /** Radius in feet. */
  readonly radius: number;
  /** Turns it still burns, the running one included. */
  readonly turnsLeft: number;
}
