import type { SceneId, TrapId } from '../core/index.ts';
import type { Trap } from './scene.ts';
import type { GameState } from './state.ts';

/** Whether a trap has sprung, or can harm nobody, as far as the players know. */
export const isSprungAsKnown = ({ sprung, believed }: Trap): boolean => believed ?? sprung;

/** A trap that the players know as it is. */
export function trapRecognised(trap: Trap): Trap {
  const { believed: _mistaken, ...known } = trap;
  return known;
}

/** A trap that has changed unseen: of one they have found the players believe what they did. */
export function trapChangedUnseen(now: Trap, before: Trap): Trap {
  const believed = isSprungAsKnown(before);
  return !before.found || now.sprung === believed ? trapRecognised(now) : { ...now, believed };
}

/** The map without a trap, be it gone by itself or with the hoard it was set on. */
export function withoutTrap(state: GameState, at: SceneId, trap: TrapId): GameState {
  const scene = state.scenes[at];
  if (!scene) return state;
  const { [trap]: _gone, ...traps } = scene.traps;
  return { ...state, scenes: { ...state.scenes, [scene.id]: { ...scene, traps } } };
}
