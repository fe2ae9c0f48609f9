import { barriersOf, blocked, type Segment, type Square, segmentSquares } from '@lanthorn/geometry';
import { type BoardModel, isSet } from '../model.ts';

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

/** The side of a square by which a part is reached, and the part of the neighbour there. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * What is floor of squares that walls run through: the side on which the middle of a square of floor lies, and what
 * goes on from there, or from floor beside it, without a wall between. So a round room is round.
 */
export function cutFloor({ rows, doors, scene }: Pick<BoardModel, 'rows' | 'doors' | 'scene'>): CutFloor {
  if (!scene || scene.picture || scene.grid !== 'square') return new Map();
  const walls = [...rows.flatMap((row) => row.walls), ...doors.map(({ segment }) => segment)];
  const squares = new Map(
    walls.filter(runsThrough).flatMap((wall) => segmentSquares(wall, 'square').map((at) => [keyOf(at), at])),
  );
  if (squares.size === 0) return new Map();
  const barriers = barriersOf(walls);
  const isOpen = (one: Square, other: Square): boolean => !blocked(pointIn(one), pointIn(other), barriers);
  const byRow = new Map(rows.map((row) => [row.y, row.floor]));
  const isFloor = ({ x, y }: Square): boolean => isSet(byRow.get(y), x);
  const cuts = new Map(Array.from(squares, ([key, at]) => [key, cutAt(at, isFloor(at), isOpen)]));
  spread([...cuts.values()], cuts, isFloor, isOpen);
  return new Map(
    Array.from(cuts, ([key, cut]) => {
      const parts = cut.pieces.map(({ floor }) => floor);
      return [key, parts.includes(true) ? parts : parts.map(() => isFloor(cut))];
    }),
  );
}

export const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** Not along the lines of the grid. */
function runsThrough({ a, b }: Segment): boolean {
  const along = (one: number, other: number) => one === other && Number.isInteger(one);
  return !along(a.x, b.x) && !along(a.y, b.y);
}

/** A point in a part of the whole map, a little off its middle, where walls often run. */
const pointIn = ({ x, y }: Square) => ({ x: (x + 0.53) / PARTS, y: (y + 0.46) / PARTS });

function cutAt(at: Square, isFloor: boolean, isOpen: (one: Square, other: Square) => boolean): Cut {
  const corner = { x: at.x * PARTS, y: at.y * PARTS };
  const pieceOf: number[] = [];
  let count = 0;
  for (let first = 0; first < PARTS * PARTS; first += 1) {
    if (pieceOf[first] !== undefined) continue;
    pieceOf[first] = count;
    for (const reached = [first]; reached.length > 0; ) {
      const part = reached.pop() ?? 0;
      const here = { x: corner.x + (part % PARTS), y: corner.y + Math.floor(part / PARTS) };
      for (const [dx, dy] of SIDES) {
        const there = { x: here.x + dx, y: here.y + dy };
        const next = (there.y - corner.y) * PARTS + there.x - corner.x;
        const inside = Math.floor(there.x / PARTS) === at.x && Math.floor(there.y / PARTS) === at.y;
        if (!inside || pieceOf[next] !== undefined || !isOpen(here, there)) continue;
        pieceOf[next] = count;
        reached.push(next);
      }
    }
    count += 1;
  }
  const half = PARTS / 2;
  const middle = [half, half - 1].flatMap((y) => [half, half - 1].map((x) => pieceOf[y * PARTS + x]));
  const holds = (piece: number) => middle.every((one) => one === piece);
  const pieces = Array.from({ length: count }, (_, n) => ({ floor: isFloor && holds(n), rock: !isFloor && holds(n) }));
  return { ...at, pieces: pieceOf.flatMap((piece) => pieces[piece] ?? []) };
}

/** Pieces beside floor, with no wall between, are floor. */
function spread(
  all: readonly Cut[],
  cuts: ReadonlyMap<string, Cut>,
  isFloor: (at: Square) => boolean,
  isOpen: (one: Square, other: Square) => boolean,
): void {
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    for (const { x, y, pieces } of all)
      for (const [place, piece] of pieces.entries()) {
        if (piece.floor || piece.rock) continue;
        const here = { x: x * PARTS + (place % PARTS), y: y * PARTS + Math.floor(place / PARTS) };
        piece.floor = SIDES.some(([dx, dy]) => {
          const there = { x: here.x + dx, y: here.y + dy };
          const beside = { x: Math.floor(there.x / PARTS), y: Math.floor(there.y / PARTS) };
          const cut = cuts.get(keyOf(beside));
          const part = (there.y - beside.y * PARTS) * PARTS + there.x - beside.x * PARTS;
          return (cut ? cut.pieces[part]?.floor === true : isFloor(beside)) && isOpen(here, there);
        });
        goesOn ||= piece.floor;
      }
  }
}
