import type { LightId, Seat } from '../../../core/index.ts';
import type { LightSource } from '../../../state/light.ts';
import type { GameState } from '../../../state/state.ts';
import { isKnown, isOpen, isPlaced, isWatched } from '../../situation/sight/known.ts';
import { isPlaceSeen } from '../../situation/sight/sight.ts';

/** Whether everyone at the table sees what becomes of a light: they see its bearer, or the place where it lies. */
export function isLightPublic(state: GameState, light: LightId): boolean {
  const found = state.lights[light];
  if (!found) return false;
  if (found.carriedBy) return isWatched(state, state.creatures[found.carriedBy]);
  return isPlaceSeen(state, found.left);
}

/** Whether a seat knows of a light: a carried one with its bearer, while the bearer's place is known; one on the floor where the party sees. */
export function isLightKnown(state: GameState, seat: Seat, { carriedBy, left }: LightSource): boolean {
  const bearer = carriedBy ? state.creatures[carriedBy] : null;
  if (bearer) return isKnown(state, seat, bearer) && (isOpen(state, seat, bearer) || isPlaced(state, seat, bearer));
  return seat.role === 'referee' || isPlaceSeen(state, left);
}
