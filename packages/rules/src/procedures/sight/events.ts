import type { SquareRows } from '@lanthorn/geometry';
import { unionRows } from '@lanthorn/geometry';
import type { SceneId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';

/** The party saw squares it had not seen before. What has been explored stays so. */
export interface SquaresExplored {
  readonly type: 'SquaresExplored';
  readonly scene: SceneId;
  /** All rows of the scene, with the new squares alone. */
  readonly squares: SquareRows;
}

export type SightEvent = SquaresExplored;

export const sightEvolvers: Evolvers<SightEvent> = {
  SquaresExplored: (state, { scene, squares }) => {
    const found = state.scenes[scene];
    if (!found) return state;
    return {
      ...state,
      scenes: { ...state.scenes, [scene]: { ...found, explored: unionRows(found.explored, squares) } },
    };
  },
};
