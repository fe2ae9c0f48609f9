import type { Point } from '@lanthorn/geometry';
import { type Camera, type Size, toScene } from '../camera.ts';

/** What of the map is in view. */
export interface Seen {
  readonly camera: Camera;
  /** In pixels. */
  readonly screen: Size;
}

/** Pixels left free at the head of the board, where the tools lie, and at its other edges. */
const HEAD = 56;
const EDGE = 8;
/** Squares from the end of a way to the sign beside it. */
const AWAY = 0.5;

/** Where the middle of a sign stands that tells of a point: above it, or where that is out of view, as near as is in view. All in squares. */
export function signPlace(at: Point, { width, height }: Size, { camera, screen }: Seen): Point {
  const from = toScene(camera, { x: EDGE, y: HEAD });
  const to = toScene(camera, { x: screen.width - EDGE, y: screen.height - EDGE });
  const inside = (value: number, least: number, most: number) =>
    least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
  return {
    x: inside(at.x, from.x + width / 2, to.x - width / 2),
    y: inside(at.y - AWAY - height / 2, from.y + height / 2, to.y - height / 2),
  };
}
