import type { Bounds, Square } from '@lanthorn/geometry';
import type { DoorCell, OnePageDungeon, Rect } from './format.ts';
import { roundFloor } from './rotunda.ts';

/** The cells of a dungeon by their place, after it was moved so that a margin of one square lies around it. */
export interface Plan {
  readonly bounds: Bounds;
  readonly rects: readonly Rect[];
  /** Rects that are round rooms: square, three cells wide or more, with no other rect laid over them. */
  readonly rotundas: ReadonlySet<Rect>;
  /** The rect that each floor cell belongs to, the first of those that overlap. */
  readonly floor: ReadonlyMap<number, Rect>;
  readonly doors: ReadonlyMap<number, DoorCell>;
  /** What was added to a place of the file to get here. */
  readonly shift: Square;
}

/** The name of a cell in maps and sets; {@link cellAt} takes it apart. */
export const keyOf = (x: number, y: number): number => y * WIDEST + x;
export const cellAt = (key: number): Square => ({ x: key % WIDEST, y: Math.floor(key / WIDEST) });
const WIDEST = 65_536;

const MARGIN = 1;

/** The plan of a file's rects and door cells; a door without a rect of its own gets one. */
export function planOf(file: OnePageDungeon): Plan {
  const cells = file.doors.map(cellOf);
  const frame = frameOf([...file.rects, ...cells]);
  const moved = <T extends Square>(place: T): T => ({
    ...place,
    x: place.x + frame.shift.x,
    y: place.y + frame.shift.y,
  });
  const rects = file.rects.map(moved);
  const doors = new Map(file.doors.map((door) => moved(door)).map((door) => [keyOf(door.x, door.y), door]));
  const rotundas = rotundasOf(rects);
  const floor = new Map<number, Rect>();
  for (const rect of [...rects, ...cells.map(moved)]) {
    for (const { x, y } of rotundas.has(rect) ? roundFloor(rect) : cellsOf(rect)) {
      if (!floor.has(keyOf(x, y))) floor.set(keyOf(x, y), rect);
    }
  }
  return { ...frame, rects, rotundas, floor, doors };
}

/** The rect of a door that has none of its own. */
export const cellOf = ({ x, y }: DoorCell): Rect => ({ x, y, w: 1, h: 1, rotunda: false });

/** The size of the map around some rects, margin included, in squares. */
export function frameOf(rects: readonly Rect[]): { bounds: Bounds; shift: Square } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, w, h } of rects) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  const bounds = { width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  return { bounds, shift: { x: MARGIN - left, y: MARGIN - top } };
}

export function cellsOf({ x, y, w, h }: Rect): Square[] {
  return Array.from({ length: w * h }, (_, i) => ({ x: x + (i % w), y: y + Math.floor(i / w) }));
}

function rotundasOf(rects: readonly Rect[]): Set<Rect> {
  const overlap = (a: Rect, b: Rect): boolean =>
    a !== b && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  return new Set(
    rects.filter(
      (rect) => rect.rotunda && rect.w === rect.h && rect.w >= 3 && !rects.some((other) => overlap(rect, other)),
    ),
  );
}
