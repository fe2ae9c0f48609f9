import { centreOf, type GridKind, type Point, type Square, stepsBetween } from '@lanthorn/geometry';
import { type Camera, centred, fitted, inView, type Size } from './camera.ts';
import { type BoardModel, farCorner, gridOf, isSet } from './model.ts';

/** Pixels to the square from which tokens can be told apart. */
export const LEGIBLE = 30;
/** Pixels to the square of the first look at a map that is too large to be seen whole. */
export const NEAR = 40;
/** Squares within which others are met. */
const MET = 12;
/** Pixels left free at the edge, where the tools lie. */
export const EDGE = 56;

export interface Area {
  readonly from: Point;
  readonly to: Point;
}

/** The corner points around all known squares, with a square's margin. */
export function knownArea(model: BoardModel): Area | null {
  const known = model.rows.flatMap((row) =>
    [...row.floor].flatMap((_, x) => (isSet(row.floor, x) || isSet(row.explored, x) ? [{ x, y: row.y }] : [])),
  );
  if (known.length === 0) return model.scene && { from: { x: 0, y: 0 }, to: farCorner(model.scene) };
  return around(known, gridOf(model));
}

/** The corner points around some squares, with a square's margin. */
export function around(squares: readonly Square[], grid: GridKind): Area {
  const middles = squares.map((square) => centreOf(square, grid));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const from = { x: Math.min(...xs) - 1.5, y: Math.min(...ys) - 1.5 };
  return { from, to: { x: Math.max(...xs) + 1.5, y: Math.max(...ys) + 1.5 } };
}

/** Pixels left free beside all that is known. */
const BESIDE = 40;

/** All of an area in view, below the tools. */
export const wholeOf = (area: Area, screen: Size): Camera => fitted(area, screen, BESIDE, EDGE);

/**
 * Where somebody looks who has not chosen: at all that is known, or at the party when that is too much to be legible.
 * Where others stand near, they are looked at with the party, as near as names can be read.
 */
export function firstLook(model: BoardModel, screen: Size): Camera | null {
  const area = knownArea(model);
  if (!area) return null;
  const whole = wholeOf(area, screen);
  const party = model.tokens.filter(({ side }) => side !== 'other').map(({ square }) => square);
  const met = othersNear(model, party);
  if (whole.scale >= (met.length > 0 ? NEAR : LEGIBLE) || party.length === 0) return whole;
  const action = around([...party, ...met], gridOf(model));
  const scale = Math.min(NEAR, Math.max(met.length > 0 ? LEGIBLE : NEAR, fitted(action, screen, EDGE).scale));
  const { from, to } = action;
  const near = centred({ ...whole, scale }, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, screen);
  const offset = (axis: 'x' | 'y', room: number) => filling(near, area, axis, room);
  return { ...near, offset: { x: offset('x', screen.width), y: offset('y', screen.height) } };
}

/** Whether a view shows the party, and none of them at its very edge. */
export function holdsParty({ tokens, scene }: BoardModel, camera: Camera, screen: Size): boolean {
  const party = tokens.filter(({ side }) => side !== 'other');
  return party.length > 0 && party.every(({ square }) => inView(camera, centreOf(square, gridOf({ scene })), screen));
}

/** Those who are up, in sight and near somebody of the party: whoever meets them wants to see both. */
function othersNear({ tokens, rows, scene }: BoardModel, party: readonly Square[]): readonly Square[] {
  const seen = new Map(rows.map((row) => [row.y, row.seen]));
  return tokens
    .filter(({ side, dead }) => side === 'other' && !dead)
    .map(({ square }) => square)
    .filter(({ x, y }) => isSet(seen.get(y), x))
    .filter((square) => party.some((one) => stepsBetween(one, square, gridOf({ scene })) <= MET));
}

/** Moved so far that what is known fills the screen, where it can: nobody is shown the dark beside it. */
function filling({ scale, offset }: Camera, { from, to }: Area, axis: 'x' | 'y', room: number): number {
  const [most, least] = [EDGE - from[axis] * scale, room - EDGE - to[axis] * scale];
  return least > most ? offset[axis] : Math.min(most, Math.max(least, offset[axis]));
}
