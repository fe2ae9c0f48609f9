import { hasSquare } from '@lanthorn/geometry';
import { fromOutside, hoardsOf } from '../state/hoard.ts';
import type { GameState } from '../state/state.ts';

/** Treasure in plain view, where the party has been; what is in it shows once it is taken. @param scenes as they are known */
export const hoardsKnown = (state: GameState, scenes: GameState['scenes']): GameState['hoards'] & {} =>
  Object.fromEntries(
    hoardsOf(state)
      .filter(({ hidden, at }) => {
        const scene = scenes[at.scene];
        return !hidden && scene !== undefined && hasSquare(scene.explored, at.square);
      })
      .map((hoard) => [hoard.id, fromOutside(hoard)]),
  );
