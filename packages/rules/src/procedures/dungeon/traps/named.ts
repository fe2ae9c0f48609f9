import type { TrapId } from '../../../core/index.ts';
import { uncapitalised } from '../../../core/words.ts';
import type { Scene, Trap } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

/** A trap and the scene it lies in; null when there is none of that name. */
export function trapNamed(state: GameState, trap: TrapId): { readonly scene: Scene; readonly trap: Trap } | null {
  for (const scene of Object.values(state.scenes)) {
    const found = Object.hasOwn(scene.traps, trap) ? scene.traps[trap] : undefined;
    if (found) return { scene, trap: found };
  }
  return null;
}

/** A trap is known by what it is, without an article: `Pit` and `The pit` are `pit`. */
export const trapCalled = (state: GameState, trap: TrapId): string =>
  uncapitalised((trapNamed(state, trap)?.trap.name ?? 'trap').replace(/^(the|an?) /i, ''));
