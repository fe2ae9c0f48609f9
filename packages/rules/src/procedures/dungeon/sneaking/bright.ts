import { centreOf, hasSquare } from '@lanthorn/geometry';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { LightSource } from '../../../state/light.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isPlaced, isPublic, SPECTATOR } from '../../situation/sight/known.ts';
import { seenByParty } from '../../situation/sight/sight.ts';

/** Whether somebody carries, or stands in, a light that rules sneaking out. Daylight is the referee's to judge. */
export function inBrightLight(state: GameState, creature: Creature): boolean {
  const rule = rulesOf(state).sneaking;
  return Object.values(state.lights).some((light) => {
    if (!rule.isBright(light)) return false;
    if (light.carriedBy === creature.id) return true;
    const feet = feetBetween(state, creature, shownAt(state, light));
    return feet !== null && feet <= light.radius;
  });
}

/** Where a light burns, as far as the players know: what is hidden from them must not show by this. */
function shownAt(state: GameState, { carriedBy, left }: LightSource): Creature['at'] {
  if (carriedBy !== null) {
    const bearer = state.creatures[carriedBy];
    return isPublic(state, bearer) && isPlaced(state, SPECTATOR, bearer) ? bearer.at : null;
  }
  return left && hasSquare(seenByParty(state), left.square) ? left : null;
}

/** Null where they are not on the same board. */
function feetBetween(state: GameState, { at }: Creature, from: Creature['at']): number | null {
  const scene = sceneOf(state);
  if (!at || !from || !scene || at.scene !== from.scene || at.scene !== scene.id) return null;
  const [a, b] = [centreOf(at.square, scene.grid), centreOf(from.square, scene.grid)];
  return Math.hypot(a.x - b.x, a.y - b.y) * scene.feetPerSquare;
}
