import {
  centreOf,
  distanceInFeet,
  fullRows,
  hasSquare,
  isWithinArea,
  type Square,
  squaresOf,
  within,
} from '@lanthorn/geometry';
import type { SceneId } from '../../../core/index.ts';
import { shapeOf } from '../../../state/area.ts';
import { squaresUp } from '../../../state/areas.ts';
import type { Creature } from '../../../state/creature.ts';
import { middlesTaken } from '../../../state/room-taken.ts';
import type { Scene } from '../../../state/scene.ts';
import type { AimedPlace, AwaitedSpell, SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { canAffect } from '../../situation/spells/feels.ts';

/** The place that a spell was cast at which waits; null where it was cast at none, or the map no longer has it. */
export function placeCastAt({ scenes }: GameState, { to }: AwaitedSpell): AimedPlace | null {
  const scene = to && scenes[to.scene];
  return scene && within(to.square, scene) ? to : null;
}

/** What is asked of where a spell works that waits, on the map before the table; nothing where its caster is on none, or it was cast at a place of another. */
export function placesOf(state: GameState, { at }: Creature, awaited: AwaitedSpell, work: SpellWork) {
  const scene = at && at.scene === state.scene ? state.scenes[at.scene] : undefined;
  if (!at || !scene) return {};
  const { floor } = scene;
  const { sends, fills, raises, opensWay } = work;
  if (sends) return { to: sends.within === null ? { of: null, floor } : floorWithin(scene, at.square, sends.within) };
  if (fills && awaited.targets.length === 0) {
    const place = placeCastAt(state, awaited);
    if (place && place.scene !== scene.id) return {};
    return { to: { of: null, floor, preset: place?.square, label: 'Where its middle is' } };
  }
  if (scene.grid !== 'square' || !(raises ?? opensWay)) return {};
  const onto = { of: null, ...(raises ? { floor } : {}) };
  return { from: onto, to: { ...onto, label: 'Where it ends' } };
}

/** The floor so many feet around somebody, the nearest first, but for where they stand. */
function floorWithin(scene: Scene, from: Square, most: number): readonly Square[] {
  const floor = squaresOf(scene.floor ?? fullRows(scene.width, scene.height));
  return floor
    .map((square) => ({ square, feet: distanceInFeet(from, square, scene.grid, scene.feetPerSquare) }))
    .filter(({ feet }) => feet > 0 && feet <= most)
    .toSorted((one, other) => one.feet - other.feet)
    .map(({ square }) => square);
}

/** Where a spell is to work, as the referee says; null where nobody has said. */
interface Placed {
  readonly caster: Creature;
  readonly work: SpellWork;
  readonly scene: SceneId | null;
  readonly from: Square | null;
  readonly to: Square | null;
}

/** Whether all the places that were said are on the map that it works on; of where somebody is taken, on floor and within reach, and of a way, no farther apart than it is long. */
export function arePlaces(state: GameState, { caster: { at }, scene: map, from, to, work }: Placed): boolean {
  const scene = map ? state.scenes[map] : undefined;
  const said = [from, to].filter((square) => square !== null);
  if (said.length === 0) return true;
  if (!scene || said.some((square) => !within(square, scene))) return false;
  if (work.opensWay && from && to) return isWayWithin(scene, from, to, work.opensWay.feet);
  if (!work.sends || !to) return true;
  if (!at) return false;
  const most = work.sends.within ?? Number.POSITIVE_INFINITY;
  const isNear = distanceInFeet(at.square, to, scene.grid, scene.feetPerSquare) <= most;
  return isNear && (!scene.floor || hasSquare(scene.floor, to));
}

/** Whether a way from square to square is no longer than so many feet; one to the next square is none too long. */
const isWayWithin = ({ grid, feetPerSquare }: Scene, from: Square, to: Square, feet: number): boolean =>
  distanceInFeet(from, to, grid, feetPerSquare) <= Math.max(feet, feetPerSquare);

/** Those who stand where a spell works that fills a place, and feel it. */
export function thoseWithin({ creatures, scenes }: GameState, work: SpellWork, map: SceneId | null, to: Square) {
  const scene = map ? scenes[map] : undefined;
  if (!scene || !work.fills) return [];
  const { kind, feet } = work.fills;
  const shape = shapeOf({ kind, at: centreOf(to, scene.grid), feet, width: 0, degrees: 0 }, scene.feetPerSquare);
  return Object.values(creatures).flatMap((one) => {
    const isThere =
      one.at?.scene === scene.id &&
      middlesTaken(one, scene, one.at.square).some((point) => isWithinArea(shape, point, squaresUp(one, scene)));
    return isThere && canAffect(work, one) ? [one.id] : [];
  });
}
