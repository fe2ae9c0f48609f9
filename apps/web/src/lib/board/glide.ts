import type { GridKind, Square } from '@lanthorn/geometry';
import { type Area, around, NEAR } from './area.ts';
import { type Camera, fitted, inView, panned, ROOMY, type Size, toScreen } from './camera.ts';

/** Milliseconds from one view to the next. */
const LONG = 900;
/** Pixels kept free around what is looked at, where there is room for so many. */
const MARGIN = 84;
/** The same around all that is known, which has a square's margin. */
const RIM = 16;
/** Squares across a large screen, at least. */
const ACROSS = 8;
/** How far from the middle what is known may lie, as a part of what is free. */
const OFF = 0.08;

/** The part of a board that nothing lies over: pixels from its upper left corner. */
export interface Free extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The view that holds all that is known in the middle of where nothing lies over it, or some squares where that is more
 * than can be made out; null where they are so already, and large enough.
 */
export function viewOf(
  squares: readonly Square[],
  known: Area | null,
  grid: GridKind,
  camera: Camera,
  free: Free,
): Camera | null {
  if (squares.length === 0) return null;
  const now = panned(camera, -free.left, -free.top);
  const to = wholeIn(known, now, free) ?? actionIn(around(squares, grid), now, free);
  return to === 'as it is' ? null : panned(to, free.left, free.top);
}

type Next = Camera | 'as it is';

/** All that is known; null where it would be too small. */
function wholeIn(known: Area | null, camera: Camera, screen: Size): Next | null {
  const most = Math.max(ROOMY, Math.min(screen.width, screen.height) / ACROSS);
  const whole = known && fitted(known, screen, RIM, RIM, most);
  if (!known || !whole || whole.scale < NEAR) return null;
  const middle = { x: (known.from.x + known.to.x) / 2, y: (known.from.y + known.to.y) / 2 };
  const { x, y } = toScreen(camera, middle);
  const amiss =
    Math.abs(x - screen.width / 2) > screen.width * OFF || Math.abs(y - screen.height / 2) > screen.height * OFF;
  return !amiss && holds(camera, whole, known, screen, 0) ? 'as it is' : whole;
}

function actionIn(action: Area, camera: Camera, screen: Size): Next {
  const whole = fitted(action, screen, Math.min(MARGIN, Math.min(screen.width, screen.height) / 6));
  return holds(camera, whole, action, screen, 20) ? 'as it is' : whole;
}

/** Whether a view shows an area nearly as large as it could be shown. */
function holds(camera: Camera, whole: Camera, { from, to }: Area, screen: Size, margin: number): boolean {
  const near = camera.scale >= whole.scale * 0.6 && camera.scale <= whole.scale * 1.5;
  return near && inView(camera, from, screen, margin) && inView(camera, to, screen, margin);
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
