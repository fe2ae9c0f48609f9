import type { Point } from '@lanthorn/geometry';
import { type Camera, centred, fitted, type Size } from './camera.ts';
import { type BoardModel, isSet } from './model.ts';

/** Pixels to the square from which tokens can be told apart. */
const LEGIBLE = 30;
/** Pixels to the square of the first look at a map that is too large to be seen whole. */
const NEAR = 40;
/** Pixels left free at the edge, where the tools lie. */
const EDGE = 56;

interface Area {
  readonly from: Point;
  readonly to: Point;
}

/** The corner points around all known squares, with a square's margin. */
export function knownArea(model: BoardModel): Area | null {
  const known = model.rows.flatMap((row) =>
    [...row.floor].flatMap((_, x) => (isSet(row.floor, x) || isSet(row.explored, x) ? [{ x, y: row.y }] : [])),
  );
  if (known.length === 0)
    return model.scene && { from: { x: 0, y: 0 }, to: { x: model.scene.width, y: model.scene.height } };
  return around(known);
}

function around(squares: readonly Point[]): Area {
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const from = { x: Math.min(...xs) - 1, y: Math.min(...ys) - 1 };
  return { from, to: { x: Math.max(...xs) + 2, y: Math.max(...ys) + 2 } };
}

/** Where somebody looks who has not chosen: at all that is known, or at the party when that is too much to be legible. */
export function firstLook(model: BoardModel, screen: Size): Camera | null {
  const area = knownArea(model);
  if (!area) return null;
  const whole = fitted(area, screen);
  const party = model.tokens.filter(({ side }) => side !== 'other').map(({ square }) => square);
  if (whole.scale >= LEGIBLE || party.length === 0) return whole;
  const { from, to } = around(party);
  const near = centred({ ...whole, scale: NEAR }, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, screen);
  return {
    ...near,
    offset: { x: filling(near.offset.x, area, 'x', screen.width), y: filling(near.offset.y, area, 'y', screen.height) },
  };
}

/** Moved so far that what is known fills the screen, where it can: nobody is shown the dark beside it. */
function filling(offset: number, { from, to }: Area, axis: 'x' | 'y', room: number): number {
  const [most, least] = [EDGE - from[axis] * NEAR, room - EDGE - to[axis] * NEAR];
  return least > most ? offset : Math.min(most, Math.max(least, offset));
}
