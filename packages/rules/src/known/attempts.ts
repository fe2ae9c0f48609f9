import { id } from '../core/index.ts';
import { isKnown as isDoorKnown } from '../procedures/dungeon/doors/known.ts';
import type { Scene } from '../state/scene.ts';
import { scenesInPlay } from '../state/split.ts';
import type { Attempt, GameState } from '../state/state.ts';
import { unchanged } from './unchanged.ts';

/** What somebody has noticed in passing tells that there was something to notice. */
const UNTOLD: readonly Attempt['kind'][] = ['passing', 'lore'];

const attemptsSeen = unchanged<GameState['attempts']>();

/** What those have tried of whom a seat knows, at what the players know of: the referee may have them try a door that nobody has found. */
export function attemptsKnown(
  state: GameState,
  knows: (creature: Attempt['creature']) => boolean,
): GameState['attempts'] {
  const scenes = scenesInPlay(state).flatMap((scene) => state.scenes[scene] ?? []);
  const isKnown = ({ creature, kind, target }: Attempt): boolean =>
    knows(creature) && !UNTOLD.includes(kind) && !scenes.some((scene) => isUnfoundIn(scene, target));
  return attemptsSeen(state.attempts, state.attempts.filter(isKnown));
}

/** Whether something is a door or a trap of a scene that the players do not know of. */
function isUnfoundIn(scene: Scene, target: string): boolean {
  const [door, trap] = [scene.doors[id<'door'>(target)], scene.traps[id<'trap'>(target)]];
  return (door !== undefined && !isDoorKnown(scene, door, 'table')) || trap?.found === false;
}
