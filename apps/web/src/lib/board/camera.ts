import type { Point } from '@lanthorn/geometry';

/** Where the board is looked at: `scale` screen pixels to the square, `offset` the screen point of the scene's corner. */
export interface Camera {
  readonly scale: number;
  readonly offset: Point;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const MIN_SCALE = 6;
export const MAX_SCALE = 160;
/** Pixels to the square of a view that nobody has chosen, at most. */
export const ROOMY = 72;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * The whole of an area in view, with a margin. The area is in squares, the screen in pixels.
 * @param head pixels that are left free above it, where more lies over the board there than elsewhere
 * @param most pixels to the square, however small the area is
 */
export function fitted(
  area: { readonly from: Point; readonly to: Point },
  screen: Size,
  margin = 40,
  head = margin,
  most = ROOMY,
): Camera {
  const width = Math.max(1, area.to.x - area.from.x);
  const height = Math.max(1, area.to.y - area.from.y);
  const room = { width: Math.max(1, screen.width - 2 * margin), height: Math.max(1, screen.height - margin - head) };
  const scale = within(Math.min(room.width / width, room.height / height), MIN_SCALE, most);
  return {
    scale,
    offset: {
      x: screen.width / 2 - ((area.from.x + area.to.x) / 2) * scale,
      y: (screen.height + head - margin) / 2 - ((area.from.y + area.to.y) / 2) * scale,
    },
  };
}

/** Moved by so many screen pixels. */
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  offset: { x: camera.offset.x + dx, y: camera.offset.y + dy },
});

/** Nearer (factor above 1) or farther, with the screen point `about` staying where it is. */
export function zoomed(camera: Camera, factor: number, about: Point): Camera {
  const scale = within(camera.scale * factor, MIN_SCALE, MAX_SCALE);
  const ratio = scale / camera.scale;
  return {
    scale,
    offset: { x: about.x - (about.x - camera.offset.x) * ratio, y: about.y - (about.y - camera.offset.y) * ratio },
  };
}

/** Looking at a point of the scene, at the same scale. */
export const centred = (camera: Camera, at: Point, screen: Size): Camera => ({
  ...camera,
  offset: { x: screen.width / 2 - at.x * camera.scale, y: screen.height / 2 - at.y * camera.scale },
});

/** The point of the scene, in squares, under a screen point. */
export const toScene = (camera: Camera, screen: Point): Point => ({
  x: (screen.x - camera.offset.x) / camera.scale,
  y: (screen.y - camera.offset.y) / camera.scale,
});

/** The screen point of a point of the scene. */
export const toScreen = (camera: Camera, at: Point): Point => ({
  x: at.x * camera.scale + camera.offset.x,
  y: at.y * camera.scale + camera.offset.y,
});

/** Whether a point of the scene is in view, and not at the edge of it. */
export function inView(camera: Camera, at: Point, screen: Size, margin = 60): boolean {
  const { x, y } = toScreen(camera, at);
  return x >= margin && y >= margin && x <= screen.width - margin && y <= screen.height - margin;
}
