import type { Light, SquareRows, Viewer } from '@lanthorn/geometry';
import { centreOf, emptyRows, litSquares, seenSquares } from '@lanthorn/geometry';
import type { Creature } from '../../state/creature.ts';
import { sightBarriersOf } from '../../state/ground.ts';
import { isDead, partyOf, sceneOf } from '../../state/read.ts';
import type { Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';

/** What sight depends on, and what was seen then. */
interface Seen {
  readonly doors: Scene['doors'];
  readonly walls: Scene['walls'];
  readonly ambient: Scene['ambient'];
  readonly places: string;
  readonly rows: SquareRows;
}

/** By the fixed lights of a scene, which stay the same object for as long as the scene is there. */
const remembered = new WeakMap<Scene['lights'], Seen>();

/**
 * The squares of the scene on the board that the party sees: in a clear line from one of its members, and lit or
 * within that member's infravision (OSE-HAZ-03, OSE-HAZ-04). Worked out anew only when a member, a light or a door
 * has changed.
 */
export function seenByParty(state: GameState): SquareRows {
  const scene = sceneOf(state);
  if (!scene) return [];
  const viewers = viewersOn(state, scene);
  const lights = lightsOn(state, scene);
  const places = JSON.stringify([scene.feetPerSquare, viewers, lights]);
  const { doors, walls, ambient } = scene;
  const known = remembered.get(scene.lights);
  if (known?.doors === doors && known.walls === walls && known.ambient === ambient && known.places === places) return known.rows;
  const rows = look(scene, viewers, lights);
  remembered.set(scene.lights, { doors, walls, ambient, places, rows });
  return rows;
}

function look(scene: Scene, viewers: readonly Viewer[], lights: readonly Light[]): SquareRows {
  const bounds = { width: scene.width, height: scene.height };
  if (viewers.length === 0) return emptyRows(bounds.width, bounds.height);
  const barriers = sightBarriersOf(scene);
  const lit = scene.ambient === 'lit' ? emptyRows(0, 0) : litSquares(lights, barriers, bounds);
  return seenSquares(viewers, lit, scene.ambient, barriers, bounds);
}

const stands = (creature: Creature, scene: Scene): boolean =>
  creature.at?.scene === scene.id && !isDead(creature) && !creature.conditions.includes('unconscious') && !creature.conditions.includes('blind');

const viewersOn = (state: GameState, scene: Scene): readonly Viewer[] =>
  partyOf(state)
    .filter((creature) => stands(creature, scene))
    .flatMap((creature) =>
      creature.at ? [{ at: centreOf(creature.at.square), infravision: creature.infravision / scene.feetPerSquare }] : [],
    );

/** Lights that burn on the scene: carried, left and fixed; radii in squares. */
function lightsOn(state: GameState, scene: Scene): readonly Light[] {
  const burning = Object.values(state.lights).flatMap((light) => {
    const at = light.left ?? (light.carriedBy ? state.creatures[light.carriedBy]?.at : null);
    return at?.scene === scene.id ? [{ at: centreOf(at.square), radius: light.radius / scene.feetPerSquare }] : [];
  });
  const fixed = scene.lights.map(({ at, radiusFeet }) => ({ at, radius: radiusFeet / scene.feetPerSquare }));
  return [...burning, ...fixed];
}

