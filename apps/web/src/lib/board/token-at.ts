import { centreOf, type GridKind, type Point, sameSquare, squareAt } from '@lanthorn/geometry';
import { ALONE } from './layers/tokens.ts';
import { type BoardModel, type BoardToken, gridOf } from './model.ts';

/** The topmost token at a point of the scene: of several the chosen one, else one that may be moved. */
export function tokenAt(model: BoardModel, at: Point, chosen: string | null): BoardToken | null {
  const over = stackAt(model, at);
  return over.find(({ id }) => id === chosen) ?? over.find(({ movable }) => movable) ?? over.at(-1) ?? null;
}

/** All tokens at a point of the scene: those of its square, else those that reach so far. */
export function stackAt(model: BoardModel, at: Point): readonly BoardToken[] {
  const grid = gridOf(model);
  const there = squareAt(at, grid);
  const here = model.tokens.filter(({ square }) => sameSquare(square, there));
  return here.length > 0 ? here : model.tokens.filter((token) => reachesTo(token, at, grid));
}

/** Whom a click on a stack chooses: whom it means, and where that one is chosen already, the next in the stack. */
export function nextIn(stack: readonly BoardToken[], meant: string, chosen: string | null): string {
  const place = stack.findIndex(({ id }) => id === meant);
  return meant === chosen && place >= 0 ? (stack[(place + 1) % stack.length]?.id ?? meant) : meant;
}

/** Whether a token that is wider than its square is drawn at a point. */
function reachesTo({ square, across }: BoardToken, at: Point, grid: GridKind): boolean {
  const { x, y } = centreOf(square, grid);
  return across > 1 && Math.hypot(at.x - x, at.y - y) < (ALONE.size * across) / 2;
}
