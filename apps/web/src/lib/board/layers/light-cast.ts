import { litOutline, type Segment } from '@lanthorn/geometry';
import type { BoardLight, BoardModel } from '../model.ts';
import { painting } from './canvas.ts';

/** Doors of these kinds let light through when they are shut. */
const OPEN_WORK = ['archway', 'window', 'portcullis', 'barred'];

/** The walls and shut doors that this seat knows: they throw shadow. */
export const shadowing = ({ rows, doors }: Pick<BoardModel, 'rows' | 'doors'>): readonly Segment[] => [
  ...rows.flatMap(({ walls }) => walls),
  ...doors.filter(({ open, kind }) => !open && !OPEN_WORK.includes(kind)).map(({ segment }) => segment),
];

/** How much of a light is left, from its middle (0) to its rim (1): bright within, dim beyond. */
const FADING = [
  [0, 1],
  [0.3, 0.96],
  [0.55, 0.74],
  [0.8, 0.42],
  [1, 0],
] as const;

/** How far a light is drawn beyond the squares that it lights, so that the farthest is not black. */
const BEYOND = 1;

/** A light as it falls on the ground, painted in one colour; `side` is the width of the picture in squares. */
export interface Cast {
  readonly picture: CanvasRenderingContext2D;
  readonly side: number;
}

/**
 * Paints a light: soft at its rim, cut by the shadows of walls.
 * @param within where it may fall: what this seat sees now
 * @param colour red, green and blue, as `255 140 50`
 */
export function castOf(
  light: BoardLight,
  walls: readonly Segment[],
  within: Path2D,
  pixels: number,
  colour: string,
): Cast | null {
  const radius = light.radius + BEYOND;
  const picture = painting(radius * 2, radius * 2, pixels);
  if (!picture) return null;
  picture.translate(radius - light.at.x, radius - light.at.y);
  picture.clip(within);
  const path = new Path2D();
  for (const [place, { x, y }] of litOutline(light.at, radius, walls).entries())
    if (place === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  const fading = picture.createRadialGradient(light.at.x, light.at.y, 0, light.at.x, light.at.y, radius);
  for (const [at, left] of FADING) fading.addColorStop(at, `rgb(${colour} / ${left})`);
  picture.fillStyle = fading;
  picture.fill(path);
  return { picture, side: radius * 2 };
}
