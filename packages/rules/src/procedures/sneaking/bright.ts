import { rulesFor } from '../../rulesets/index.ts';
import type { Creature } from '../../state/creature.ts';
import { sceneOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';

/** Whether somebody carries, or stands in, a light that rules sneaking out (ERI-SNK-06). Daylight is the referee's to judge. */
export function inBrightLight(state: GameState, creature: Creature): boolean {
  const rule = rulesFor(state.ruleset).sneaking;
  return Object.values(state.lights).some((light) => {
    if (!rule.isBright(light.kind)) return false;
    if (light.carriedBy === creature.id) return true;
    const bearer = light.carriedBy === null ? null : state.creatures[light.carriedBy];
    const from = bearer ? bearer.at : light.left;
    const feet = feetBetween(state, creature, from);
    return feet !== null && feet <= light.radius;
  });
}

/** Null where they are not on the same board. */
function feetBetween(state: GameState, { at }: Creature, from: Creature['at']): number | null {
  const scene = sceneOf(state);
  if (!at || !from || !scene || at.scene !== from.scene || at.scene !== scene.id) return null;
  return Math.hypot(at.square.x - from.square.x, at.square.y - from.square.y) * scene.feetPerSquare;
}
