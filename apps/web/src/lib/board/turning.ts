import type { GridKind, Point } from '@lanthorn/geometry';
import type { Sign } from './layers/labels.ts';

/** The eighths of a turn, from north and clockwise, in which neighbours lie: of hexes there are six. */
const LOOKS: Readonly<Record<GridKind, readonly number[]>> = {
  square: [0, 1, 2, 3, 4, 5, 6, 7],
  pointy: [1, 2, 3, 5, 6, 7],
  flat: [0, 1, 3, 4, 5, 7],
};

/** Where somebody looks next, clockwise or the other way round. @param facing null for nowhere in particular */
export function turned(facing: number | null, by: 1 | -1, grid: GridKind): number {
  const looks = LOOKS[grid];
  const now = facing === null ? -1 : looks.indexOf(facing);
  const next = now < 0 && by < 0 ? -1 : now + by;
  return looks.at(next % looks.length) ?? 0;
}

/** In which of the ways somebody looks who looks from one point towards another. */
export function lookTowards(from: Point, to: Point, grid: GridKind): number {
  const eighths = Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 4);
  const off = (look: number) => Math.abs(((eighths - look + 20) % 8) - 4);
  return LOOKS[grid].reduce((best, look) => (off(look) < off(best) ? look : best));
}

/** Squares from the rim of a token to the middle of the handle by which it is turned, and from there to its own. */
const BEYOND = 0.2;
export const GRIP = 0.3;
/** Pixels to the square below which no hand would take hold of it. */
export const LEAST_SCALE = 24;

/** Squares from the middle of a handle that it takes. */
export const GRIP_RADIUS = 0.15;
/** Eighths of a turn by which the handle goes aside: to either side by turns, and at last to the back. */
const ASIDE = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2, 2.5, -2.5, 3, -3, 3.5, -3.5, 4];

/**
 * The middle of the handle of a token: where it looks, or beside that where somebody else stands there. With nowhere in
 * particular it lies to the north.
 */
export function gripOf({ id, at, radius }: Sign, facing: number | null, signs: readonly Sign[]): Point {
  const near = signs.filter((sign) => sign.id !== id && away(sign.at, at) < sign.radius + radius + 2 * BEYOND);
  const spots = ASIDE.map((aside) => {
    const turn = (((facing ?? 0) + aside) * Math.PI) / 4;
    return { x: at.x + Math.sin(turn) * (radius + BEYOND), y: at.y - Math.cos(turn) * (radius + BEYOND) };
  });
  const free = spots.find((spot) => near.every((sign) => away(sign.at, spot) >= sign.radius + GRIP_RADIUS));
  return free ?? spots[0] ?? at;
}

const away = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Who is being turned, and to look where. */
export interface Turning {
  readonly id: string;
  readonly facing: number;
}
