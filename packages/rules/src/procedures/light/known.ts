import { hasSquare } from '@lanthorn/geometry';
import type { LightId } from '../../ids.ts';
import type { GameState } from '../../state/state.ts';
import { isPublic } from '../sight/known.ts';
import { seenByParty } from '../sight/sight.ts';

/** Whether everyone at the table knows of a light: of its bearer, or of the place where it lies. */
export function isLightPublic(state: GameState, light: LightId): boolean {
  const found = state.lights[light];
  if (!found) return false;
  if (found.carriedBy) return isPublic(state, state.creatures[found.carriedBy]);
  return found.left !== null && found.left.scene === state.scene && hasSquare(seenByParty(state), found.left.square);
}
