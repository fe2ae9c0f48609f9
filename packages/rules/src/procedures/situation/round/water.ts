import { sameSquare, squareAt } from '@lanthorn/geometry';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

/** Whether it stands on a square of its scene that is drawn as water. */
export function isOnWater({ scenes }: Pick<GameState, 'scenes'>, { at }: Creature): boolean {
  const scene = at ? scenes[at.scene] : undefined;
  if (!at || !scene) return false;
  return scene.features.some(
    (feature) => feature.kind === 'water' && sameSquare(squareAt(feature.at, scene.grid), at.square),
  );
}

/** Whether it swims: by the referee's word, or where it stands. What the water is home to swims as it goes. */
export function swims(state: GameState, creature: Creature): boolean {
  if (creature.traits?.aquatic) return false;
  const said = state.encounter?.situations[creature.id];
  if (said && said.water !== null) return true;
  return creature.conditions.includes('swimming') || isOnWater(state, creature);
}

/** Those who swim, in one word that changes when they do. */
export const swimmersNow = (state: GameState): string =>
  Object.values(state.creatures)
    .filter((creature) => swims(state, creature))
    .map(({ id }) => id)
    .join(' ');
