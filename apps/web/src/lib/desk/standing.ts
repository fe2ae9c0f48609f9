import { distanceInSquares, type GridKind, type Square, sameSquare } from '@lanthorn/geometry';
import {
  type CreatureRecord,
  isCapitalised,
  listed,
  manyOfKind,
  type RoomFacts,
  sharedEnding,
  withoutNumber,
} from '@lanthorn/rules';

type Room = Pick<RoomFacts, 'key' | 'at' | 'squares'>;
type Somebody = Pick<CreatureRecord, 'kind' | 'name' | 'at' | 'hidden' | 'conditions'>;

/** How far from a key without a floor of its own those still stand who were brought in by it, in places. */
const NEAR = 3;

/** Whether a key says which squares are its room's. */
const hasFloor = ({ squares }: Room): boolean => squares.length > 1;

/** The room that somebody stands in; where none has a floor there, the nearest key without one. */
function roomOf(at: Square, rooms: readonly Room[], grid: GridKind): Room | null {
  const within = rooms.find(({ at: key, squares }) => [key, ...squares].some((square) => sameSquare(square, at)));
  if (within) return within;
  const far = (room: Room): number => distanceInSquares(room.at, at, grid);
  const near = rooms.filter((room) => !hasFloor(room) && far(room) <= NEAR);
  return near.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** What sets some apart from others of their kind: that they are dead, or that players do not know of them. */
const apart = ({ hidden, conditions }: Somebody): string =>
  [...(conditions.includes('dead') ? ['dead'] : []), ...(hidden ? ['hidden'] : [])].join(', ');

/** The monsters in each room of a map, by its key: `a goblin and 3 orcs (hidden)`. */
export function monstersByRoom(
  creatures: readonly Somebody[],
  rooms: readonly Room[],
  grid: GridKind,
): ReadonlyMap<string, string> {
  const monsters = creatures.filter(({ kind, at }) => kind === 'monster' && at !== null);
  const standing = Map.groupBy(monsters, ({ at }) => at && roomOf(at, rooms, grid)?.key);
  return new Map(
    [...standing].flatMap(([key, some]) => (typeof key === 'string' ? [[key, inWords(some)] as const] : [])),
  );
}

const inWords = (some: readonly Somebody[]): string =>
  listed(
    [...Map.groupBy(some, apart)]
      .toSorted(([one], [other]) => one.length - other.length)
      .flatMap(([how, those]) => byKind(those).map((kind) => `${kind}${how && ` (${how})`}`)),
  );

/** Those of a kind counted, whatever tells one of them from the others; whoever has a name of their own is named. */
function byKind(some: readonly Somebody[]): readonly string[] {
  const names = some.map(({ name }) => withoutNumber(name));
  const kinds = Map.groupBy(names, (name) => (isCapitalised(name) ? name : name.toLowerCase().split(' ').at(-1)));
  return [...kinds.values()].map((alike) => manyOfKind(alike.length, alike.reduce(sharedEnding)));
}
