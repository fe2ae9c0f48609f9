import { centreOf, type GridKind, midpointOf, type Point, type Segment, squareAt } from '@lanthorn/geometry';
import { columnAndRow } from '@lanthorn/rules';

interface Door {
  readonly id: string;
  readonly segment: Segment;
}

interface Room {
  readonly name: string;
  readonly at: Point;
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

/** On which side of the nearest room that is known, inside a sentence. */
function besideOf(segment: Segment, rooms: readonly Room[], grid: GridKind): string | null {
  const door = midpointOf(segment);
  const off = ({ at }: Room) => {
    const { x, y } = centreOf(at, grid);
    return [door.x - x, door.y - y] as const;
  };
  const away = (room: Room) => Math.hypot(...off(room));
  const [nearest] = rooms.filter(({ name }) => name !== '').toSorted((a, b) => away(a) - away(b));
  if (!nearest) return null;
  const { name } = nearest;
  const [across, down] = off(nearest);
  const side = Math.abs(across) > Math.abs(down) ? (across < 0 ? 'west' : 'east') : down < 0 ? 'north' : 'south';
  return `${side} of ${name.replace(/^(?:The|An?) /, (article) => article.toLowerCase())}`;
}
