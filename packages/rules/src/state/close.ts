import { stepsBetween } from '@lanthorn/geometry';
import type { Place } from './creature.ts';
import type { GameState } from './state.ts';

/** Whether two places are a step apart at most. Off the board all are together, and nobody is close to who is on it. */
export const areClose = ({ scenes }: Pick<GameState, 'scenes'>, one: Place | null, other: Place | null): boolean =>
  one === null || other === null
    ? one === other
    : one.scene === other.scene && stepsBetween(one.square, other.square, scenes[one.scene]?.grid ?? 'square') <= 1;
