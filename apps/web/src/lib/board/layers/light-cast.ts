import { type Barrier, type GridKind, litOutline, type Point, spanOf } from '@lanthorn/geometry';
import { inTheWay } from '@lanthorn/rules';
import { type BoardLight, type BoardModel, type BoardRow, gridOf } from '../model.ts';
import { shineOf } from '../shades.ts';
import { outlineOf, painting } from './canvas.ts';

/** How far beyond the squares that are seen a light falls: squares. */
const BESIDE = 0.16;
/** How soft its rim is where it ends at squares that are not seen: squares. */
const EDGE = 0.35;
/** How far a light is drawn beyond the squares that it lights, so that the farthest is not black. */
const BEYOND = 1;
/** How soft the rims of shadows are in the dark: squares. */
const SHADOW = 0.1;
/** Doors of these kinds let light through when they are shut. */
const OPEN_WORK = ['archway', 'window', 'portcullis', 'barred'];
/** How much of a light is left, from its middle (0) to its rim (1): bright within, dim beyond. */
const FADING = [
  [0, 1],
  [0.3, 0.96],
  [0.55, 0.74],
  [0.8, 0.42],
  [1, 0],
] as const;

/** A light as it falls on the ground, painted in its colour; `side` is the width of the picture in squares. */
export interface Cast {
  readonly light: BoardLight;
  readonly picture: CanvasRenderingContext2D;
  readonly side: number;
  /** Its hole in the dark, with softer rims. */
  readonly hole: CanvasRenderingContext2D;
}

/** What the light of one place depends on: the walls in its reach, and what is seen there. */
interface Reach {
  readonly radius: number;
  readonly walls: readonly Barrier[];
  readonly grid: GridKind;
  readonly seen: readonly { readonly y: number; readonly squares: string }[];
}

/**
 * How each light of a board falls: painted again only where something in its reach is another than before, on the
 * canvases of those that fall no more.
 */
export class Casts {
  #known: ReadonlyMap<string, Cast> = new Map();
  #kept: CanvasRenderingContext2D | null = null;
  readonly #pixels: number;

  /** @param pixels to the square in which a light is painted */
  constructor(pixels: number) {
    this.#pixels = pixels;
  }

  /** The lights of a model; one that falls as in the last model is the same object. */
  of(model: BoardModel): readonly Cast[] {
    const walls = shadowing(model);
    const reaches = new Map<string, readonly [BoardLight, Reach]>();
    for (const light of model.lights) {
      const reach = reachOf(light, walls, model);
      reaches.set(JSON.stringify([light, reach]), [light, reach]);
    }
    const spare = [...this.#known].filter(([key]) => !reaches.has(key)).map(([, cast]) => cast);
    const casts = new Map<string, Cast>();
    for (const [key, [light, reach]] of reaches) {
      const cast = this.#known.get(key) ?? this.#cast(light, reach, spare.pop());
      if (cast) casts.set(key, cast);
    }
    this.#known = casts;
    return [...casts.values()];
  }

  /** Paints a light: soft at its rim, cut by the shadows of walls, and only where this seat sees now. */
  #cast(light: BoardLight, reach: Reach, spare: Cast | undefined): Cast | null {
    const side = reach.radius * 2;
    const pixels = this.#pixels;
    const picture = painting(side, side, pixels, spare?.picture);
    const hole = painting(side, side, pixels, spare?.hole);
    this.#kept = painting(side, side, pixels, this.#kept);
    if (!picture || !hole || !this.#kept) return null;
    paintSeen(this.#kept, light.at, reach, pixels);
    paintLight(picture, light, reach, this.#kept);
    hole.filter = `blur(${SHADOW * pixels}px)`;
    hole.drawImage(picture.canvas, 0, 0, side, side);
    return { light, picture, side, hole };
  }
}

/** The walls and shut doors that this seat knows: they throw shadow. */
const shadowing = ({ rows, doors }: BoardModel): readonly Barrier[] => [
  ...rows.flatMap(({ walls }) => inTheWay(walls, 'sight')),
  ...doors.filter(({ open, kind }) => !open && !OPEN_WORK.includes(kind)).map(({ segment }) => segment),
];

function reachOf(light: BoardLight, walls: readonly Barrier[], model: BoardModel): Reach {
  const radius = light.radius + BEYOND;
  const grid = gridOf(model);
  const { x, y: high } = light.at;
  const span = spanOf(x - radius - 1, high - radius - 1, x + radius + 1, high + radius + 1, grid);
  const [left, right] = [span.left, span.right + 1];
  const near = ({ y }: BoardRow) => y >= span.top && y <= span.bottom;
  const lit = ({ floor, seen }: BoardRow) => (light.fixed && model.all ? floor : seen);
  const squares = (row: BoardRow) => '0'.repeat(Math.max(0, left)) + lit(row).slice(Math.max(0, left), right);
  return {
    radius,
    walls: walls.filter((wall) => within(wall, light.at, radius)),
    grid,
    seen: model.rows.filter(near).map((row) => ({ y: row.y, squares: squares(row) })),
  };
}

/** Whether a wall may come into the box about a point. */
const within = ({ a, b }: Barrier, at: Point, radius: number): boolean =>
  Math.min(a.x, b.x) <= at.x + radius &&
  Math.max(a.x, b.x) >= at.x - radius &&
  Math.min(a.y, b.y) <= at.y + radius &&
  Math.max(a.y, b.y) >= at.y - radius;

/** As far as the walls let it fall, and no farther than what has been painted as seen. */
function paintLight(
  picture: CanvasRenderingContext2D,
  { at, kind, colour = shineOf(kind).colour }: BoardLight,
  { radius, walls }: Reach,
  kept: CanvasRenderingContext2D,
): void {
  picture.translate(radius - at.x, radius - at.y);
  const path = new Path2D();
  for (const [place, { x, y }] of litOutline(at, radius, walls).entries())
    if (place === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  const fading = picture.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
  const glow = channels(colour);
  for (const [part, left] of FADING) fading.addColorStop(part, `rgb(${glow} / ${left})`);
  picture.fillStyle = fading;
  picture.fill(path);
  picture.globalCompositeOperation = 'destination-in';
  picture.drawImage(kept.canvas, at.x - radius, at.y - radius, radius * 2, radius * 2);
}

/** The squares that are seen, with a soft rim. */
function paintSeen(kept: CanvasRenderingContext2D, at: Point, { radius, grid, seen }: Reach, pixels: number): void {
  kept.translate(radius - at.x, radius - at.y);
  kept.filter = `blur(${(EDGE / 2) * pixels}px)`;
  kept.fill(outlineOf(seen, BESIDE, grid));
}

const channels = (colour: number): string => `${colour >> 16} ${(colour >> 8) & 0xff} ${colour & 0xff}`;
