import type { Bounds, SquareRows } from '@lanthorn/geometry';
import { type Laid, type Scene, withOwnLists } from '../../../state/scene.ts';

/** The scene with its squares otherwise over its picture; rows that come are unexplored, and rock where others are. */
export function laidAnew(scene: Scene, { pixelsPerSquare, corner, width, height }: Required<Laid> & Bounds): Scene {
  const image = scene.image && { asset: scene.image.asset, pixelsPerSquare, corner };
  if (width === scene.width && height === scene.height) return { ...scene, image };
  const sized = (rows: SquareRows): SquareRows =>
    Array.from({ length: height }, (_, y) => (rows[y] ?? '').slice(0, width).padEnd(width, '0'));
  return {
    ...withOwnLists(scene),
    image,
    width,
    height,
    floor: scene.floor && sized(scene.floor),
    explored: sized(scene.explored),
    walked: sized(scene.walked),
  };
}
