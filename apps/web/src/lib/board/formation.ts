import { distanceInSquares, type Square, sameSquare } from '@lanthorn/geometry';
import type { BoardModel, BoardToken } from './model.ts';
import { reachOf } from './way.ts';

/** Somebody of those who walk together, and where they come to stand. */
export interface Place {
  readonly token: BoardToken;
  readonly to: Square;
}

/**
 * Where several come to stand who walk together: as they stand now about the leading one, as near to it as each can get
 * with what is left. Those who are nearest to the goal go first, so that nobody stands in the way.
 */
export function placesFor(model: BoardModel, tokens: readonly BoardToken[], to: Square): readonly Place[] {
  const [leading] = tokens;
  if (!leading) return [];
  const by = { x: to.x - leading.square.x, y: to.y - leading.square.y };
  const goal = ({ square }: BoardToken): Square => ({ x: square.x + by.x, y: square.y + by.y });
  const taken: Square[] = model.tokens.filter((one) => !tokens.includes(one)).map(({ square }) => square);
  const order = tokens.toSorted(
    (a, b) =>
      distanceInSquares(a.square, to) - distanceInSquares(b.square, to) || tokens.indexOf(a) - tokens.indexOf(b),
  );
  return order.flatMap((token) => {
    const free = (square: Square) => !taken.some((one) => sameSquare(one, square));
    const found = nearest(
      reachOf(model, token)
        .map(({ square }) => square)
        .filter(free),
      goal(token),
      to,
    );
    const place =
      found && distanceInSquares(found, goal(token)) < distanceInSquares(token.square, goal(token))
        ? found
        : token.square;
    taken.push(place);
    return sameSquare(place, token.square) ? [] : [{ token, to: place }];
  });
}

/** Nearest to the own place; of several, nearest to where all go. */
function nearest(squares: readonly Square[], goal: Square, to: Square): Square | null {
  const away = (square: Square) => distanceInSquares(square, goal) + distanceInSquares(square, to) / 100;
  return squares.reduce<Square | null>((best, square) => (best && away(best) <= away(square) ? best : square), null);
}
