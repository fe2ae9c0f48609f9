import type { Point } from '@lanthorn/geometry';
import { type Box, holds, meet } from './box.ts';

/** A name that wants to be read. All in squares. */
export interface Label {
  readonly id: string;
  readonly wide: number;
  readonly high: number;
  /** Where its middle may stand, best first. */
  readonly spots: readonly Point[];
  /** Whose name it is: it stands at least as near to these as to anybody else. Empty for what is no token’s. */
  readonly of: readonly string[];
  /** How far it stays from other names and from tokens; unsaid, no farther than it must to be read. */
  readonly apart?: number;
}

/** Names that belong together: all of them are read, or what is told of them once, or nothing. */
export interface Naming {
  readonly each: readonly Label[];
  readonly once: Label | null;
  /** The lower, the sooner it gets its place. */
  readonly rank: number;
}

/** A token, or another sign that no name may cover. Squares. */
export interface Sign {
  readonly id: string;
  readonly at: Point;
  /** How far it reaches from its middle. */
  readonly radius: number;
}

/** How much room stays free between a token and its own name. Squares. */
const CLEAR = 0.08;
/** Two who are so nearly as far from a name are told apart by whose middle is nearer to its own. Squares. */
const ALIKE = 0.2;
/** By how much a name may be nearer to somebody else: numbers are inexact. */
const INEXACT = 1e-6;

/**
 * Where names stand, by their middles, so that none covers another, a token or a sign; those without a free place are
 * left out. @param view the part of the board that is looked at: a name stands whole in it where it can, and is not cut
 * at its edge
 */
export function placedLabels(
  namings: readonly Naming[],
  signs: readonly Sign[],
  view: Box | null = null,
): ReadonlyMap<string, Point> {
  const places = new Map<string, Point>();
  const boxes: Box[] = [];
  for (const { each, once } of namings.toSorted((one, other) => one.rank - other.rank)) {
    const found = together(each, signs, boxes, view) ?? (once && together([once], signs, boxes, view)) ?? [];
    for (const { label, at } of found) {
      places.set(label.id, at);
      boxes.push(roomOf(label, at));
    }
  }
  return places;
}

/** How far the words of two names stay apart on a line, so that nobody reads them as one. Squares. */
const BETWEEN = 0.3;

/** What a name keeps others out of. */
const roomOf = ({ wide, high }: Label, at: Point): Box => boxAt(at, wide + 2 * BETWEEN, high);

interface Found {
  readonly label: Label;
  readonly at: Point;
}

/** A place for each; null where one of them finds none. */
function together(
  labels: readonly Label[],
  signs: readonly Sign[],
  taken: readonly Box[],
  view: Box | null,
): readonly Found[] | null {
  const boxes = [...taken];
  const found: Found[] = [];
  for (const label of labels) {
    const at = placeOf(label, signs, boxes, view);
    if (!at) return null;
    found.push({ label, at });
    boxes.push(roomOf(label, at));
  }
  return found;
}

/** Whole in view where it can be, if need be pushed in from the edge beside a token that is seen itself. */
function placeOf(label: Label, signs: readonly Sign[], taken: readonly Box[], view: Box | null): Point | undefined {
  const near = nearTo(label, signs);
  const free = (spot: Point): boolean => isFree(label, spot, near, taken);
  const open = label.spots.filter(free);
  if (view === null) return open[0];
  const whole = open.find((spot) => holds(view, boxAt(spot, label.wide, label.high)));
  if (whole) return whole;
  const isSeen = near.some(({ id, at }) => label.of.includes(id) && holds(view, boxAt(at, 0, 0)));
  const pushed = isSeen ? label.spots.map((spot) => pushedInto(view, spot, label)).find(free) : undefined;
  return pushed ?? open[0];
}

/** The nearest place to one at which a name stands whole in view. */
const pushedInto = ({ left, top, right, bottom }: Box, { x, y }: Point, { wide, high }: Label): Point => ({
  x: Math.min(right - wide / 2, Math.max(left + wide / 2, x)),
  y: Math.min(bottom - high / 2, Math.max(top + high / 2, y)),
});

/** Of hundreds of signs the few that a name could cover or be taken for. */
function nearTo({ spots, wide, high }: Label, signs: readonly Sign[]): readonly Sign[] {
  const reach = wide + high + 1;
  return signs.filter(({ at }) => spots.some(({ x, y }) => Math.abs(x - at.x) < reach && Math.abs(y - at.y) < reach));
}

function isFree(label: Label, spot: Point, signs: readonly Sign[], boxes: readonly Box[]): boolean {
  const { apart = 0 } = label;
  const box = boxAt(spot, label.wide + 2 * apart, label.high + 2 * apart);
  if (boxes.some((other) => meet(other, box))) return false;
  if (signs.some(({ at, radius }) => meet(boxAt(at, 2 * radius, 2 * radius), box))) return false;
  if (label.of.length === 0) return true;
  const gaps = signs.map((sign) => ({
    own: label.of.includes(sign.id),
    gap: gapBetween(box, sign),
    middle: Math.hypot(sign.at.x - spot.x, sign.at.y - spot.y),
  }));
  const owned = gaps.filter((one) => one.own);
  const gap = Math.min(...owned.map((one) => one.gap));
  const middle = Math.min(...owned.map((one) => one.middle));
  return gaps.every(
    (one) => one.own || (one.gap >= gap - INEXACT && (one.gap > gap + ALIKE || one.middle >= middle - INEXACT)),
  );
}

/** How far the rim of a sign is from a box. */
function gapBetween({ left, top, right, bottom }: Box, { at, radius }: Sign): number {
  const [x, y] = [Math.max(left - at.x, at.x - right, 0), Math.max(top - at.y, at.y - bottom, 0)];
  return Math.hypot(x, y) - radius;
}

/** Where a name of such a size can stand beside a token: below and above it, drawn to a side, to its right and left, and a line farther off. */
export function besideSign({ at, radius }: Sign, wide: number, high: number): readonly Point[] {
  const down = radius + CLEAR + high / 2;
  const aside = radius + CLEAR + wide / 2;
  const drawn = Math.max(0, wide / 2 - radius);
  const from = (x: number, y: number): Point => ({ x: at.x + x, y: at.y + y });
  return [
    from(0, down),
    from(0, -down),
    from(drawn, down),
    from(-drawn, down),
    from(drawn, -down),
    from(-drawn, -down),
    from(aside, 0),
    from(-aside, 0),
    from(0, down + high),
    from(0, -down - high),
  ];
}

/** What lies within a rectangle about a point. */
export const boxAt = ({ x, y }: Point, wide: number, high: number): Box => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});
