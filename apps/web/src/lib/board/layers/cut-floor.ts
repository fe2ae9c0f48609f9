import { type Barriers, barriersOf, blocked, type Segment, type Square, segmentSquares } from '@lanthorn/geometry';
import { type BoardDoor, type BoardRow, type BoardScene, isSet } from '../model.ts';

/** Into so many parts each side of a square is cut that walls run through. */
export const PARTS = 12;

/** Of each square that walls run through, by `x,y`: which of its parts are floor, row after row. */
export type CutFloor = ReadonlyMap<string, readonly boolean[]>;

/** The parts of a square that hang together. */
interface Piece {
  floor: boolean;
  /** The middle of a square of rock lies in it. */
  readonly rock: boolean;
}

/** A square cut by walls: the piece that each of its parts belongs to. */
interface Cut extends Square {
  readonly pieces: readonly Piece[];
}

/** A square, and the walls that run through it. */
interface Walled {
  readonly at: Square;
  readonly walls: readonly Segment[];
}

/** The side of a square by which a part is reached, and the part of the neighbour there. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** What of a map says where its squares are cut. */
interface Walls {
  readonly rows: readonly Pick<BoardRow, 'y' | 'floor' | 'walls'>[];
  readonly doors: readonly Pick<BoardDoor, 'segment'>[];
  readonly scene: { readonly grid: BoardScene['grid']; readonly picture: unknown } | null;
}

/**
 * What is floor of squares that walls run through: the side on which the middle of a square of floor lies, and what
 * goes on from there, or from floor beside it, without a wall between. So a round room is round.
 */
export function cutFloor({ rows, doors, scene }: Walls): CutFloor {
  if (!scene || scene.picture || scene.grid !== 'square') return new Map();
  const walls = [...rows.flatMap((row) => row.walls), ...doors.map(({ segment }) => segment)];
  const squares = squaresCutBy(walls);
  if (squares.length === 0) return new Map();
  const barriers = barriersOf(walls);
  const isOpen = (one: Square, other: Square): boolean => !blocked(pointIn(one), pointIn(other), barriers);
  const byRow = new Map(rows.map((row) => [row.y, row.floor]));
  const isFloor = ({ x, y }: Square): boolean => isSet(byRow.get(y), x);
  const cuts = new Map(squares.map((square) => [keyOf(square.at), cutAt(square, isFloor(square.at))]));
  spread(cuts, isFloor, isOpen);
  return new Map(
    Array.from(cuts, ([key, cut]) => {
      const parts = cut.pieces.map(({ floor }) => floor);
      return [key, parts.includes(true) ? parts : parts.map(() => isFloor(cut))];
    }),
  );
}

function squaresCutBy(walls: readonly Segment[]): readonly Walled[] {
  const squares = new Map<string, { readonly at: Square; readonly walls: Segment[] }>();
  for (const wall of walls.filter(runsThrough))
    for (const at of segmentSquares(wall, 'square')) {
      const square = squares.get(keyOf(at));
      if (square) square.walls.push(wall);
      else squares.set(keyOf(at), { at, walls: [wall] });
    }
  return [...squares.values()];
}

export const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** Not along the lines of the grid. */
export function runsThrough({ a, b }: Segment): boolean {
  const along = (one: number, other: number) => one === other && Number.isInteger(one);
  return !along(a.x, b.x) && !along(a.y, b.y);
}

/** A point in a part of the whole map, a little off its middle, where walls often run. */
const pointIn = ({ x, y }: Square) => ({ x: (x + 0.53) / PARTS, y: (y + 0.46) / PARTS });

function cutAt(square: Walled, isFloor: boolean): Cut {
  const pieceOf = piecesIn(square);
  const half = PARTS / 2;
  const middle = [half, half - 1].flatMap((y) => [half, half - 1].map((x) => pieceOf[y * PARTS + x]));
  const holds = (piece: number) => middle.every((one) => one === piece);
  const count = Math.max(...pieceOf) + 1;
  const pieces = Array.from({ length: count }, (_, n) => ({ floor: isFloor && holds(n), rock: !isFloor && holds(n) }));
  return { ...square.at, pieces: pieceOf.flatMap((piece) => pieces[piece] ?? []) };
}

/** Of squares that were cut before, by their place and walls: most stay as they are while a map is explored. */
const known = new Map<string, readonly number[]>();
/** Squares that are kept so at most. */
const MOST_KNOWN = 5_000;

/** The number of the piece that each part of a square belongs to. */
function piecesIn({ at, walls }: Walled): readonly number[] {
  const key = [keyOf(at), ...walls.map(({ a, b }) => `${a.x},${a.y},${b.x},${b.y}`)].join(' ');
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const pieces = cutInPieces(at, barriersOf(walls));
  known.set(key, pieces);
  return pieces;
}

function cutInPieces(at: Square, barriers: Barriers): readonly number[] {
  const pieceOf: number[] = [];
  const place = (part: number): Square => ({
    x: at.x * PARTS + (part % PARTS),
    y: at.y * PARTS + Math.floor(part / PARTS),
  });
  let count = 0;
  for (let first = 0; first < PARTS * PARTS; first += 1) {
    if (pieceOf[first] !== undefined) continue;
    pieceOf[first] = count;
    const reached = [first];
    for (const part of reached)
      for (const [dx, dy] of SIDES) {
        const [x, y] = [(part % PARTS) + dx, Math.floor(part / PARTS) + dy];
        const next = y * PARTS + x;
        const inside = x >= 0 && y >= 0 && x < PARTS && y < PARTS;
        if (!inside || pieceOf[next] !== undefined) continue;
        if (blocked(pointIn(place(part)), pointIn(place(next)), barriers)) continue;
        pieceOf[next] = count;
        reached.push(next);
      }
    count += 1;
  }
  return pieceOf;
}

/** Pieces beside floor, with no wall between, are floor. */
function spread(
  cuts: ReadonlyMap<string, Cut>,
  isFloor: (at: Square) => boolean,
  isOpen: (one: Square, other: Square) => boolean,
): void {
  const beside = new Map<Piece, Piece[]>();
  const reached = [...cuts.values()].flatMap(({ pieces }) => [...new Set(pieces)].filter(({ floor }) => floor));
  for (const cut of cuts.values())
    for (const [here, there] of bordersOf(cut)) {
      const piece = pieceAt(cut, here);
      if (!piece || !isOpen(here, there)) continue;
      const at = { x: Math.floor(there.x / PARTS), y: Math.floor(there.y / PARTS) };
      const other = cuts.get(keyOf(at));
      const next = other && pieceAt(other, there);
      if (next) beside.set(next, [...(beside.get(next) ?? []), piece]);
      else if (isFloor(at)) reached.push(piece);
    }
  for (const piece of reached) {
    if (piece.rock) continue;
    piece.floor = true;
    reached.push(...(beside.get(piece) ?? []).filter(({ floor }) => !floor));
    beside.delete(piece);
  }
}

const pieceAt = ({ x, y, pieces }: Cut, part: Square): Piece | undefined =>
  pieces[(part.y - y * PARTS) * PARTS + part.x - x * PARTS];

/** The parts along the sides of a square, each with the part of the neighbour beside it. */
const bordersOf = ({ x, y }: Square): readonly (readonly [Square, Square])[] =>
  SIDES.flatMap(([dx, dy]) =>
    Array.from({ length: PARTS }, (_, n) => {
      const across = (way: number) => (way === 0 ? n : way > 0 ? PARTS - 1 : 0);
      const here = { x: x * PARTS + across(dx), y: y * PARTS + across(dy) };
      return [here, { x: here.x + dx, y: here.y + dy }] as const;
    }),
  );
