import type { Point, Square } from '@lanthorn/geometry';
import { barriersOf, pathLength, pathTo } from '@lanthorn/geometry';
import type { BoardModel, BoardToken } from './model.ts';
import { middle } from './model.ts';

/** The way a dragged token would go, as far as this seat knows the map. The server rules on it. */
export interface Way {
  readonly points: readonly Point[];
  readonly feet: number;
  /** Within the movement that is left, as far as is known. */
  readonly allowed: boolean;
}

/** Doors of these kinds can be seen through or walked through as they stand. */
const ALWAYS_OPEN = ['archway'];

/** The shortest known way; a straight line where there is none, as for a referee who lifts a token over a wall. */
export function wayOf(model: BoardModel, token: BoardToken, to: Square): Way {
  const scene = model.scene;
  const feetPerSquare = scene?.feetPerSquare ?? 10;
  const path = scene ? pathTo(token.square, to, groundOf(model), 120) : null;
  const squares = path ?? [token.square, to];
  const feet = pathLength(squares) * feetPerSquare;
  const limit = token.movementLeft ?? Number.POSITIVE_INFINITY;
  return { points: squares.map(middle), feet, allowed: model.all || (path !== null && feet <= limit) };
}

let last: { model: BoardModel; ground: Parameters<typeof pathTo>[2] } | null = null;

/** What stands in the way on the known map; kept while the model is the same. */
function groundOf(model: BoardModel): Parameters<typeof pathTo>[2] {
  if (last?.model === model) return last.ground;
  const shut = model.doors.filter((door) => !door.open && !ALWAYS_OPEN.includes(door.kind)).map((door) => door.segment);
  const width = model.scene?.width ?? 0;
  const blank = '0'.repeat(width);
  const floor = Array.from(
    { length: model.scene?.height ?? 0 },
    (_, y) => model.rows.find((row) => row.y === y)?.floor ?? blank,
  );
  const ground = {
    floor,
    barriers: barriersOf([...model.rows.flatMap((row) => row.walls), ...shut]),
    bounds: { width, height: model.scene?.height ?? 0 },
  };
  last = { model, ground };
  return ground;
}

/** A measured line, in feet as one walks: diagonals count one and a half. */
export function measured(from: Point, to: Point, feetPerSquare: number): number {
  const dx = Math.abs(Math.floor(to.x) - Math.floor(from.x));
  const dy = Math.abs(Math.floor(to.y) - Math.floor(from.y));
  return (Math.max(dx, dy) + Math.min(dx, dy) / 2) * feetPerSquare;
}
