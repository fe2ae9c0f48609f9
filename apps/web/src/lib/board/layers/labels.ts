import type { Point } from '@lanthorn/geometry';

/** A name that wants to be read beside its token. Squares. */
export interface Label {
  readonly id: string;
  /** The middle of the token. */
  readonly at: Point;
  readonly wide: number;
  readonly high: number;
  /** The lower, the sooner it gets its place; below 0 it is shown whatever it covers. */
  readonly rank: number;
}

/** How far a token reaches from its middle. */
const DISC = 0.4;
/** How far from the middle of its token a name begins. */
const CLEAR = 0.5;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where names stand so that none covers another nor somebody's face: below or above their token; left out where neither is free. */
export function placedLabels(labels: readonly Label[]): ReadonlyMap<string, 'below' | 'above'> {
  const places = new Map<string, 'below' | 'above'>();
  const names: Box[] = [];
  const faces = labels.map(({ id, at }) => ({ id, box: boxAt(at, 2 * DISC, 2 * DISC) }));
  for (const label of labels.toSorted((one, other) => one.rank - other.rank)) {
    const free = (box: Box) =>
      !names.some((name) => meet(name, box)) && !faces.some((face) => face.id !== label.id && meet(face.box, box));
    const place = (['below', 'above'] as const).find((side) => free(boxOf(label, side)));
    if (!place && label.rank >= 0) continue;
    places.set(label.id, place ?? 'below');
    names.push(boxOf(label, place ?? 'below'));
  }
  return places;
}

const boxOf = ({ at, wide, high }: Label, side: 'below' | 'above'): Box =>
  boxAt({ x: at.x, y: at.y + (CLEAR + high / 2) * (side === 'below' ? 1 : -1) }, wide, high);

const boxAt = ({ x, y }: Point, wide: number, high: number): Box => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
