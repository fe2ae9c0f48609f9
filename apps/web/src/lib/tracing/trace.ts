import type { Point, Segment } from '@lanthorn/geometry';
import { simplifiedRing } from '../drawing/simplified.ts';
import { outlinesOf, turnedArea } from './outlines.ts';
import { type Region, type Regions, regionsOf } from './regions.ts';
import { spikeless } from './spikeless.ts';
import { doorsAtEnds } from './way-ends.ts';

/** A picture as it is traced: brightness from 0 to 255, row by row. */
export interface Brightness {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

export interface TraceWishes {
  /** Brightness below which a pixel is ink, 0 to 255. */
  readonly threshold: number;
  readonly pixelsPerSquare: number;
  /** What is smaller than this to a side is left out: letters, hatching, furniture. Squares. */
  readonly least: number;
  /** How far a wall may leave the edge of the ink, in squares: the farther, the fewer and straighter they are. */
  readonly loose: number;
  /** A corner that is nearer to a line of the grid than this stands on it, in squares. */
  readonly nearGrid: number;
}

/** A floor that was found, by the walls about it and in it. In squares of the scene. */
export interface TracedRoom {
  readonly outline: readonly Point[];
  readonly walls: readonly Segment[];
}

export type Traced =
  | { readonly ok: true; readonly rooms: readonly TracedRoom[]; readonly doors: readonly Segment[] }
  | { readonly ok: false; readonly sentence: string };

/** More walls than these are no map. */
export const MOST_WALLS = 10_000;
/** A stroke of hatching that touches a wall juts out no farther, in squares. */
const SPIKE = 1;
/** What is paper runs along so much of the picture's rim. */
const PAPER = 0.25;
/** The leaf of a drawn door, in squares: longest side at most, and at least. */
const DOOR = { most: 1.4, least: 0.25 } as const;
/** How thick a drawn line is at most, in squares: so far from a door's leaf the floor begins. */
const LINE = 0.4;

/**
 * Follows the dark lines of a drawn dungeon. What is lighter than the threshold and hangs together is floor, unless it is
 * small or the paper around; its edges are walls. Small light boxes with floor on two sides are doors, and so are dark bars across the end of a way.
 */
export function traced({ width, height, values }: Brightness, wishes: TraceWishes): Traced {
  const ink = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at += 1) ink[at] = (values[at] ?? 255) < wishes.threshold ? 1 : 0;
  const regions = regionsOf(width, height, ink);
  if (!regions) return tooMany('more than a million');
  const scale = wishes.pixelsPerSquare;
  const least = (wishes.least * scale) ** 2;
  const paper = paperOf(regions, width, height);
  const floors = regions.regions.filter(({ area, label }) => area >= least && !paper.has(label));
  const walked = new Uint8Array(values.length);
  const rooms = floors.map((floor) => roomOf(regions, width, floor, walked, wishes));
  const count = rooms.reduce((sum, { walls }) => sum + walls.length, 0);
  if (count > MOST_WALLS) return tooMany(count.toLocaleString('en-GB'));
  const isFloor = new Set(floors.map(({ label }) => label));
  const leaves = regions.regions.flatMap((region) => doorOf(regions, width, height, region, isFloor, wishes));
  const bars = doorsAtEnds(rooms).filter((bar) => leaves.every((leaf) => !isOneDoor(leaf, bar)));
  return { ok: true, rooms, doors: [...leaves, ...bars] };
}

const tooMany = (count: string): Traced => ({
  ok: false,
  sentence: `Too many lines: ${count}. Change how dark a wall is, or leave out more of what is small.`,
});

/** Whether a leaf and a dark bar, which is its farther line, are drawn for the same door. */
const isOneDoor = (leaf: Segment, bar: Segment): boolean =>
  Math.hypot(leaf.a.x + leaf.b.x - bar.a.x - bar.b.x, leaf.a.y + leaf.b.y - bar.a.y - bar.b.y) / 2 < DOOR.most / 2;

/** The regions that run along much of the rim. */
function paperOf({ labels }: Regions, width: number, height: number): ReadonlySet<number> {
  const counts = new Map<number, number>();
  const count = (x: number, y: number) => {
    const label = labels[y * width + x] ?? 0;
    if (label > 0) counts.set(label, (counts.get(label) ?? 0) + 1);
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) count(x, y);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) count(x, y);
  const rim = 2 * (width + height);
  return new Set([...counts].filter(([, pixels]) => pixels > rim * PAPER).map(([label]) => label));
}

function roomOf(
  regions: Regions,
  width: number,
  floor: Region,
  walked: Uint8Array,
  { pixelsPerSquare: scale, least, loose, nearGrid }: TraceWishes,
): TracedRoom {
  const smallest = (least * scale) ** 2;
  const outlines = outlinesOf(regions, width, floor, walked)
    .filter((outline) => Math.abs(turnedArea(outline)) / 2 >= smallest)
    .map((outline) =>
      spikeless(simplifiedRing(outline, loose * scale), SPIKE * scale).map(({ x, y }) => ({
        x: onGrid(x / scale, nearGrid),
        y: onGrid(y / scale, nearGrid),
      })),
    );
  const about = outlines.toSorted((one, other) => turnedArea(other) - turnedArea(one))[0] ?? [];
  return { outline: about, walls: outlines.flatMap(sidesOf) };
}

/** The sides of an outline; those that the grid has drawn together to a point are none. */
const sidesOf = (outline: readonly Point[]): readonly Segment[] =>
  outline.flatMap((a, at) => {
    const b = outline[(at + 1) % outline.length];
    return b && (a.x !== b.x || a.y !== b.y) ? [{ a, b }] : [];
  });

function onGrid(value: number, nearGrid: number): number {
  const near = Math.round(value);
  return Math.abs(value - near) <= nearGrid ? near : Math.round(value * 20) / 20;
}

/** A small light box with floor on two opposite sides of it is the leaf of a door, which stands across the way between. */
function doorOf(
  { labels }: Regions,
  width: number,
  height: number,
  { label, left, top, right, bottom, area }: Region,
  floors: ReadonlySet<number>,
  { pixelsPerSquare: scale, nearGrid }: TraceWishes,
): readonly Segment[] {
  const [wide, high] = [(right - left + 1) / scale, (bottom - top + 1) / scale];
  const longest = Math.max(wide, high);
  const boxlike = area >= 0.7 * (right - left + 1) * (bottom - top + 1);
  if (floors.has(label) || !boxlike || longest > DOOR.most || longest < DOOR.least) return [];
  const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  const floorWithin = (fromX: number, fromY: number, dx: number, dy: number): boolean => {
    for (let step = 1; step <= LINE * scale; step += 1) {
      const [px, py] = [fromX + dx * step, fromY + dy * step];
      if (px < 0 || py < 0 || px >= width || py >= height) return false;
      if (floors.has(labels[py * width + px] ?? 0)) return true;
    }
    return false;
  };
  const middle = {
    x: onGrid((left + right + 1) / 2 / scale, nearGrid),
    y: onGrid((top + bottom + 1) / 2 / scale, nearGrid),
  };
  if (floorWithin(left, y, -1, 0) && floorWithin(right, y, 1, 0)) {
    const from = Math.round(((top + bottom + 1) / 2 / scale - 0.5) * 2) / 2;
    return [{ a: { x: middle.x, y: from }, b: { x: middle.x, y: from + 1 } }];
  }
  if (floorWithin(x, top, 0, -1) && floorWithin(x, bottom, 0, 1)) {
    const from = Math.round(((left + right + 1) / 2 / scale - 0.5) * 2) / 2;
    return [{ a: { x: from, y: middle.y }, b: { x: from + 1, y: middle.y } }];
  }
  return [];
}
