import type { Scene } from '@lanthorn/rules';

/** Whether nothing is drawn on a map, and players have seen nothing of it. */
export function isBare({
  walls,
  doors,
  rooms,
  traps,
  exits = {},
  lights,
  features,
  notes,
  floor,
  explored,
}: Scene): boolean {
  const drawn = [walls, rooms, lights, features, notes, ...[doors, traps, exits].map(Object.values)];
  return floor === null && drawn.every((list) => list.length === 0) && !explored.some((row) => row.includes('1'));
}
