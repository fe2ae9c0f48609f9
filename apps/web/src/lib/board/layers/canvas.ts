import { centreOf, outlineOf as cornersOf, type GridKind } from '@lanthorn/geometry';
import { CanvasSource, Texture } from 'pixi.js';

/**
 * A canvas to paint on, measured in squares.
 * @param spare one that is shown no more: where it is as large it is wiped and painted on again, for a new one costs more
 * than most of what is painted
 */
export function painting(
  wide: number,
  high: number,
  pixels: number,
  spare: CanvasRenderingContext2D | null = null,
): CanvasRenderingContext2D | null {
  const [width, height] = [Math.max(1, Math.ceil(wide * pixels)), Math.max(1, Math.ceil(high * pixels))];
  const fits = spare?.canvas.width === width && spare.canvas.height === height;
  const context = fits ? wiped(spare) : blank(width, height);
  context?.scale(pixels, pixels);
  return context;
}

function blank(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Painted by the processor: each picture is painted once and handed over.
  return canvas.getContext('2d', { willReadFrequently: true });
}

function wiped(context: CanvasRenderingContext2D): CanvasRenderingContext2D {
  context.resetTransform();
  context.filter = 'none';
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  return context;
}

/** The texture of what was painted; whoever asks destroys it, with its source. */
export const textureOf = ({ canvas }: CanvasRenderingContext2D, mipmaps = false): Texture =>
  new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'linear', autoGenerateMipmaps: mipmaps }) });

/** All squares that a row's string holds, as one outline in which each reaches `beyond` squares over its edges. */
export function outlineOf(
  rows: readonly { readonly y: number; readonly squares: string }[],
  beyond: number,
  grid: GridKind,
): Path2D {
  const path = new Path2D();
  for (const { y, squares } of rows)
    for (const run of squares.matchAll(/1+/g))
      if (grid === 'square') path.rect(run.index - beyond, y - beyond, run[0].length + 2 * beyond, 1 + 2 * beyond);
      else for (let x = run.index; x < run.index + run[0].length; x += 1) addHex(path, x, y, beyond, grid);
  return path;
}

function addHex(path: Path2D, x: number, y: number, beyond: number, grid: GridKind): void {
  const middle = centreOf({ x, y }, grid);
  const larger = 1 + 2 * beyond;
  for (const [place, corner] of cornersOf({ x, y }, grid).entries()) {
    const at = { x: middle.x + (corner.x - middle.x) * larger, y: middle.y + (corner.y - middle.y) * larger };
    if (place === 0) path.moveTo(at.x, at.y);
    else path.lineTo(at.x, at.y);
  }
  path.closePath();
}
