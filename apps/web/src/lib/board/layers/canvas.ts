import { CanvasSource, Texture } from 'pixi.js';

/** A canvas to paint on, measured in squares. */
export function painting(wide: number, high: number, pixels: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(wide * pixels));
  canvas.height = Math.max(1, Math.ceil(high * pixels));
  // Painted by the processor: each picture is painted once and handed over.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.scale(pixels, pixels);
  return context;
}

/** The texture of what was painted; whoever asks destroys it, with its source. */
export const textureOf = ({ canvas }: CanvasRenderingContext2D, mipmaps = false): Texture =>
  new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'linear', autoGenerateMipmaps: mipmaps }) });

/** All squares that a row's string holds, as one outline in which each reaches `beyond` squares over its edges. */
export function outlineOf(rows: readonly { readonly y: number; readonly squares: string }[], beyond: number): Path2D {
  const path = new Path2D();
  for (const { y, squares } of rows)
    for (const run of squares.matchAll(/1+/g))
      path.rect(run.index - beyond, y - beyond, run[0].length + 2 * beyond, 1 + 2 * beyond);
  return path;
}
