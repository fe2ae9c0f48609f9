import type { Segment } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import { brokenBy } from '../drawing/in-wall.ts';
import { joined } from './joined.ts';

export interface Drawn {
  readonly walls: readonly Segment[];
  readonly doors: readonly Segment[];
}

type Map = Pick<Scene, 'walls' | 'doors'>;

const doorsOf = ({ doors }: Pick<Scene, 'doors'>): readonly Segment[] =>
  Object.values(doors).map(({ segment }) => segment);

/** The doors in walls that were followed which a map does not have yet. */
export function doorsLacking(map: Pick<Scene, 'doors'>, { walls, doors }: Drawn): readonly Segment[] {
  const standing = doorsOf(map);
  const fresh = doors.filter((door) => brokenBy(standing, door).take.length === 0);
  return fresh.filter((door) => brokenBy(walls, door).take.length > 0);
}

/**
 * What a map still lacks of walls that were followed and of the doors in them: none stands where another stands already,
 * as between two rooms that are taken one after the other, and no wall bars a door of the map.
 */
export function lacking(map: Map, followed: Drawn): Drawn {
  const all = joined(followed.walls);
  const doors = doorsLacking(map, { walls: all, doors: followed.doors });
  return { walls: [...doorsOf(map), ...doors, ...map.walls].reduce(without, all), doors };
}

/** The walls of a map that stand where others were followed. */
export const along = ({ walls }: Pick<Scene, 'walls'>, followed: readonly Segment[]): readonly Segment[] =>
  walls.filter((wall) => brokenBy(followed, wall).take.length > 0);

/** Walls without what of them lies along a door, or along another wall. */
function without(walls: readonly Segment[], other: Segment): readonly Segment[] {
  const { take, put } = brokenBy(walls, other);
  return take.length > 0 ? [...walls.filter((wall) => !take.includes(wall)), ...put] : walls;
}
