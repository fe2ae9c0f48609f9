import { midpointOf, type Point, type Segment, squareAt } from '@lanthorn/geometry';
import { columnAndRow } from '../board/column-and-row.ts';

interface Door {
  readonly id: string;
  readonly segment: Segment;
}

interface Room {
  readonly name: string;
  readonly at: Point;
}

/** Where each door is, by its id, no two alike: `west of the nave`, or by its square where no room is known. */
export function doorPlaces(doors: readonly Door[], rooms: readonly Room[]): ReadonlyMap<string, string> {
  const said = doors.map(({ id, segment }) => ({
    id,
    square: columnAndRow(squareAt(midpointOf(segment))),
    place: besideOf(segment, rooms),
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
function besideOf(segment: Segment, rooms: readonly Room[]): string | null {
  const door = midpointOf(segment);
  const away = ({ at }: Room) => Math.hypot(door.x - at.x - 0.5, door.y - at.y - 0.5);
  const [nearest] = rooms.filter(({ name }) => name !== '').toSorted((a, b) => away(a) - away(b));
  if (!nearest) return null;
  const { name, at } = nearest;
  const [across, down] = [door.x - at.x - 0.5, door.y - at.y - 0.5];
  const side = Math.abs(across) > Math.abs(down) ? (across < 0 ? 'west' : 'east') : down < 0 ? 'north' : 'south';
  return `${side} of ${name.replace(/^(?:The|An?) /, (article) => article.toLowerCase())}`;
}
