import { type Square, sameSquare } from '@lanthorn/geometry';
import { columnAndRow, type RoomFacts } from '@lanthorn/rules';

/** Something that lies on a map, and what it is called. */
interface Lying {
  readonly id: string;
  readonly name: string;
  readonly at: Square;
}

type Room = Pick<RoomFacts, 'key' | 'name' | 'at' | 'squares'>;

/** The room that a square lies in, by its name and number; null where it lies in none. */
function roomInWords(at: Square, rooms: readonly Room[]): string | null {
  const room = rooms.find((one) => [one.at, ...one.squares].some((square) => sameSquare(square, at)));
  if (!room) return null;
  return room.name ? `${room.name} (${room.key})` : `room ${room.key}`;
}

/** Where each of some things lies, by id: the room; the square as well, and then a count, of those that would read alike. */
export function placesInWords(things: readonly Lying[], rooms: readonly Room[]): ReadonlyMap<string, string> {
  const room = ({ at }: Lying): string | null => roomInWords(at, rooms);
  const alike = Map.groupBy(things, (thing) => `${thing.name}\n${room(thing)}`);
  const heaped = Map.groupBy(things, ({ name, at }) => `${name}\n${columnAndRow(at)}`);
  const place = (thing: Lying): string => {
    const square = columnAndRow(thing.at);
    const [within, heap = []] = [room(thing), heaped.get(`${thing.name}\n${square}`)];
    if (within !== null && alike.get(`${thing.name}\n${within}`)?.length === 1) return within;
    const counted = heap.length > 1 ? ` (${heap.indexOf(thing) + 1} of ${heap.length})` : '';
    return `${within === null ? '' : `${within}, `}${square}${counted}`;
  };
  return new Map(things.map((thing) => [thing.id, place(thing)]));
}
