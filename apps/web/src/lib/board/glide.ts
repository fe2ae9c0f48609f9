import type { GridKind, Square } from '@lanthorn/geometry';
import { around } from './area.ts';
import { type Camera, fitted, inView, panned, type Size } from './camera.ts';

/** Milliseconds from one view to the next. */
const LONG = 900;
/** Pixels kept free around what is looked at, where there is room for so many. */
const MARGIN = 84;

/** The part of a board that nothing lies over: pixels from its upper left corner. */
export interface Free extends Size {
  readonly left: number;
  readonly top: number;
}

/** The view that holds all of some squares where nothing lies over them; null where they are so already, and large enough. */
export function viewOf(squares: readonly Square[], grid: GridKind, camera: Camera, free: Free): Camera | null {
  const to = within(squares, grid, panned(camera, -free.left, -free.top), free);
  return to && panned(to, free.left, free.top);
}

function within(squares: readonly Square[], grid: GridKind, camera: Camera, screen: Size): Camera | null {
  if (squares.length === 0) return null;
  const { from, to } = around(squares, grid);
  const whole = fitted({ from, to }, screen, Math.min(MARGIN, Math.min(screen.width, screen.height) / 6));
  const near = camera.scale >= whole.scale * 0.6 && camera.scale <= whole.scale * 1.5;
  return near && inView(camera, from, screen, 20) && inView(camera, to, screen, 20) ? null : whole;
}

/** Leads a view to another, slow at both ends. Returns what stops it. */
export function glide(from: Camera, to: Camera, aim: (camera: Camera) => void, still: boolean): () => void {
  if (still) aim(to);
  let frame = 0;
  const begin = performance.now();
  const step = (now: number): void => {
    const part = Math.min(1, Math.max(0, (now - begin) / LONG));
    const eased = part * part * (3 - 2 * part);
    const between = (a: number, b: number) => a + (b - a) * eased;
    aim({
      scale: between(from.scale, to.scale),
      offset: { x: between(from.offset.x, to.offset.x), y: between(from.offset.y, to.offset.y) },
    });
    if (part < 1) frame = requestAnimationFrame(step);
  };
  if (!still) frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
