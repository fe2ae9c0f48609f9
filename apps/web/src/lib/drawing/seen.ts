import { hasSquare, lengthOf, type Segment, type Square, squareAt } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import type { Take } from './patch.ts';
import { squaresOf } from './runs.ts';

/** Squares to either side of a line, and along it, by which it is looked for what lies beside it. */
const BESIDE = 0.25;
const ALONG = 0.5;

/** Whether players have seen something of what is to be taken off a map: it lies where they have been or looked, and is not hidden. */
export function isSeen(scene: Scene, take: Take): boolean {
  const { walls = [], doors = [], rooms = [], traps = [], exits = [], lights = [], features = [] } = take;
  const { floor = [], explored = [] } = take;
  const known = (square: Square): boolean => hasSquare(scene.explored, square);
  const at = (points: readonly { readonly x: number; readonly y: number }[]): boolean =>
    points.some((point) => known(squareAt(point, scene.grid)));
  const found = <Id extends string, One>(ids: readonly Id[], things: Readonly<Record<Id, One>> | undefined) =>
    ids.flatMap((id) => things?.[id] ?? []);
  return (
    walls.some(([ax, ay, bx, by]) => at(beside({ a: { x: ax, y: ay }, b: { x: bx, y: by } }))) ||
    found(doors, scene.doors).some((door) => (door.kind !== 'secret' || door.found) && at(beside(door.segment))) ||
    scene.rooms.some(
      ({ key, toPlayers, squares }) =>
        rooms.includes(key) && toPlayers && squares.some((square) => hasSquare(scene.walked, square)),
    ) ||
    found(traps, scene.traps).some((trap) => trap.found) ||
    found(exits, scene.exits).some((exit) => !exit.hidden && known(exit.at)) ||
    at([...lights, ...features]) ||
    squaresOf([...floor, ...explored]).some(known)
  );
}

/** Points to both sides of a line. */
function beside({ a, b }: Segment): readonly { readonly x: number; readonly y: number }[] {
  const length = lengthOf({ a, b }) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const steps = Array.from({ length: Math.max(1, Math.ceil(length / ALONG)) }, (_, at) =>
    Math.min((at + 0.5) * ALONG, length),
  );
  return steps.flatMap((far) =>
    [-BESIDE, BESIDE].map((off) => ({ x: a.x + dx * far - dy * off, y: a.y + dy * far + dx * off })),
  );
}
