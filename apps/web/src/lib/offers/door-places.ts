import {
  centreOf,
  type GridKind,
  midpointOf,
  type Point,
  type Segment,
  type Square,
  sameSquare,
  sidesOf,
  squareAt,
} from '@lanthorn/geometry';
import { columnAndRow } from '@lanthorn/rules';

interface Door {
  readonly id: string;
  readonly segment: Segment;
}

interface Room {
  readonly name: string;
  readonly at: Point;
  readonly squares: readonly Square[];
}

/** Where each door is, by its id, no two alike: `west of the nave`, or by its square where no room is known. */
export function doorPlaces(
  doors: readonly Door[],
  rooms: readonly Room[],
  grid: GridKind,
): ReadonlyMap<string, string> {
  const said = doors.map(({ id, segment }) => ({
    id,
    square: columnAndRow(squareAt(midpointOf(segment), grid)),
    place: besideOf(segment, rooms, grid),
  }));
  const count = Map.groupBy(said, ({ place }) => place);
  return new Map(
    said.map(({ id, square, place }) => [
      id,
      place === null ? square : (count.get(place)?.length ?? 0) > 1 ? `${place}, ${square}` : place,
    ]),
  );
}

/** In which wall of the room that it opens into, or of the nearest one that is known, inside a sentence. */
function besideOf(segment: Segment, rooms: readonly Room[], grid: GridKind): string | null {
  const door = midpointOf(segment);
  const off = ({ at }: Room) => {
    const { x, y } = centreOf(at, grid);
    return [door.x - x, door.y - y] as const;
  };
  const away = (room: Room) => Math.hypot(...off(room));
  const sides = sidesOf(segment, grid);
  const opensInto = ({ squares }: Room) => squares.some((one) => sides.some((side) => sameSquare(one, side)));
  const known = rooms.filter(({ name }) => name !== '').toSorted((a, b) => away(a) - away(b));
  const room = known.find(opensInto) ?? known[0];
  if (!room) return null;
  const [across, down] = off(room);
  const { a, b } = segment;
  const isUpright = Math.abs(b.y - a.y) > Math.abs(b.x - a.x);
  const side = isUpright ? (across < 0 ? 'west' : 'east') : down < 0 ? 'north' : 'south';
  return `${side} of ${room.name.replace(/^(?:The|An?) /, (article) => article.toLowerCase())}`;
}
