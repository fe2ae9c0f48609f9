import { fullRows, joinedEdges, type Segment, type Square, sidesOf, squaresOf, stepsBetween } from '@lanthorn/geometry';
import { Map as Maps, RNG } from 'rot-js';
import type { DungeonSize } from './sizes-and-themes.ts';

/** Where one can stand, the rooms, and where doors may hang; in squares. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly floor: readonly Square[];
  readonly rooms: readonly LaidRoom[];
}

export interface LaidRoom {
  readonly squares: readonly Square[];
  readonly middle: Square;
  /** Sides of its squares through which one comes in. */
  readonly doors: readonly Segment[];
}

const SIZES: Readonly<Record<DungeonSize, readonly [width: number, height: number]>> = {
  small: [26, 20],
  medium: [38, 28],
  large: [56, 40],
};

/** Rooms and corridors, drawn by the library from a seed: the same seed gives the same layout. */
export function hallsOf(size: DungeonSize, seed: number): Layout {
  const [width, height] = SIZES[size];
  RNG.setSeed(seed);
  const digger = new Maps.Digger(width, height, {
    roomWidth: [2, 6],
    roomHeight: [2, 5],
    corridorLength: [1, 6],
    dugPercentage: 0.32,
    // Whoever runs out of time would draw another dungeon: it ends by itself where there is no room left.
    timeLimit: Number.POSITIVE_INFINITY,
  });
  const floor: Square[] = [];
  digger.create((x, y, solid) => {
    if (!solid) floor.push({ x, y });
  });
  const taken = new Set<string>();
  const rooms = digger.getRooms().map((room): LaidRoom => {
    const [left, right, top, bottom] = [room.getLeft(), room.getRight(), room.getTop(), room.getBottom()];
    const inside = ({ x, y }: Square): boolean => x >= left && x <= right && y >= top && y <= bottom;
    const doors: Segment[] = [];
    room.getDoors((x, y) => {
      const side = beside({ x, y }).find(({ square }) => inside(square))?.segment;
      if (side && !taken.has(`${x},${y}`)) doors.push(side);
      taken.add(`${x},${y}`);
    });
    return {
      squares: floor.filter(inside),
      middle: { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) },
      doors,
    };
  });
  return { width, height, floor, rooms };
}

/** Fewer wide places than these make no dungeon: the next seed may. */
const FEWEST_CAVES = 5;
const MOST_SEEDS = 30;

/** Caves that run into each other, without doors; the wider parts of them are keyed as rooms. */
export function cavesOf(size: DungeonSize, seed: number): Layout {
  let caves = cavesFrom(size, seed);
  for (let next = 1; caves.rooms.length < FEWEST_CAVES && next < MOST_SEEDS; next += 1)
    caves = cavesFrom(size, seed + next);
  return caves;
}

function cavesFrom(size: DungeonSize, seed: number): Layout {
  const [width, height] = SIZES[size];
  RNG.setSeed(seed);
  const caves = new Maps.Cellular(width, height);
  caves.randomize(0.46);
  for (let nth = 0; nth < 4; nth += 1) caves.create();
  const open = new Map<string, Square>();
  const draw = (x: number, y: number, value: number): void => {
    const inner = x > 0 && y > 0 && x < width - 1 && y < height - 1;
    if (value === 1 && inner) open.set(`${x},${y}`, { x, y });
  };
  caves.connect(draw, 1);
  const floor = connected([...open.values()], open);
  const rooms = chambersOf(floor).map((squares) => ({ squares, middle: squares[0] as Square, doors: [] }));
  return { width, height, floor, rooms };
}

/** The largest part of the floor that hangs together by the sides of its squares. */
function connected(floor: readonly Square[], open: ReadonlyMap<string, Square>): readonly Square[] {
  const left = new Set(open.keys());
  let best: readonly Square[] = [];
  for (const first of floor) {
    if (!left.delete(keyOf(first))) continue;
    const part = [first];
    for (const square of part)
      for (const { square: next } of beside(square)) if (left.delete(keyOf(next))) part.push(next);
    if (part.length > best.length) best = part;
  }
  return best;
}

/** How far a chamber reaches from its middle, and how far apart two middles lie. Squares. */
const [REACH, APART] = [3, 6];

function chambersOf(floor: readonly Square[]): readonly (readonly Square[])[] {
  const about = (middle: Square) => floor.filter((square) => stepsBetween(square, middle, 'square') <= REACH - 1);
  const wide = floor
    .map((middle) => ({ middle, squares: about(middle) }))
    .filter(({ squares }) => squares.length >= 9)
    .toSorted((one, other) => other.squares.length - one.squares.length);
  const chosen: { readonly middle: Square; readonly squares: readonly Square[] }[] = [];
  for (const one of wide)
    if (chosen.every(({ middle }) => stepsBetween(middle, one.middle, 'square') >= APART)) chosen.push(one);
  return chosen.map(({ middle, squares }) => [middle, ...squares.filter((square) => square !== middle)]);
}

export const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** The four squares beside one, each with the side between them. */
const beside = ({ x, y }: Square): readonly { readonly square: Square; readonly segment: Segment }[] => [
  { square: { x, y: y - 1 }, segment: { a: { x, y }, b: { x: x + 1, y } } },
  { square: { x, y: y + 1 }, segment: { a: { x, y: y + 1 }, b: { x: x + 1, y: y + 1 } } },
  { square: { x: x - 1, y }, segment: { a: { x, y }, b: { x, y: y + 1 } } },
  { square: { x: x + 1, y }, segment: { a: { x: x + 1, y }, b: { x: x + 1, y: y + 1 } } },
];

/** Walls where floor and rock meet, straight ones as long as they run. */
export function wallsAround({ width, height, floor }: Pick<Layout, 'width' | 'height' | 'floor'>): readonly Segment[] {
  const known = new Set(floor.map(keyOf));
  const parts = (one: Square, other: Square): boolean => known.has(keyOf(one)) !== known.has(keyOf(other));
  const squares = squaresOf(fullRows(width + 1, height + 1));
  const level = squares.filter(({ x, y }) => parts({ x, y }, { x, y: y - 1 }));
  const upright = squares.filter(({ x, y }) => parts({ x, y }, { x: x - 1, y }));
  return joinedEdges([
    ...level.map((square) => ({ ...square, upright: false })),
    ...upright.map((square) => ({ ...square, upright: true })),
  ]);
}

/** How far one walks to each square from the first, over none of these sides; squares that cannot be reached have none. */
export function walkingFrom(
  first: Square,
  floor: readonly Square[],
  shut: readonly Segment[] = [],
): ReadonlyMap<string, number> {
  const between = (one: Square, other: Square): string => `${keyOf(one)} ${keyOf(other)}`;
  const barred = new Set(
    shut.flatMap((segment) => {
      const [one, other] = sidesOf(segment, 'square');
      return [between(one, other), between(other, one)];
    }),
  );
  const known = new Set(floor.map(keyOf));
  const far = new Map([[keyOf(first), 0]]);
  const queue = [first];
  for (const square of queue)
    for (const { square: next } of beside(square)) {
      if (!known.has(keyOf(next)) || far.has(keyOf(next)) || barred.has(between(square, next))) continue;
      far.set(keyOf(next), (far.get(keyOf(square)) ?? 0) + 1);
      queue.push(next);
    }
  return far;
}
