/** How far apart those are who meet where no map lies: a word for it, from so many feet on. */
export interface Band {
  readonly name: string;
  readonly from: number;
  /** What the referee sets it to, in feet. */
  readonly set: number;
}

/** The nearest first. What is within reach of a blow is the first of them. */
export const BANDS: readonly Band[] = [
  { name: 'Within reach', from: 0, set: 5 },
  { name: 'Close', from: 6, set: 30 },
  { name: 'Near', from: 41, set: 60 },
  { name: 'Far', from: 121, set: 180 },
  { name: 'Distant', from: 361, set: 600 },
];

const FEET_PER_YARD = 3;

/** In which band they are; null while nothing is known of the distance. */
export const bandOf = (distance: number | null, unit: 'feet' | 'yards'): Band | null =>
  distance === null
    ? null
    : (BANDS.findLast(({ from }) => distance * (unit === 'yards' ? FEET_PER_YARD : 1) >= from) ?? null);

/** `90 feet`, `1 yard`. */
export const apartInWords = (distance: number, unit: 'feet' | 'yards'): string =>
  `${distance} ${distance === 1 ? (unit === 'feet' ? 'foot' : 'yard') : unit}`;

/** The distance that stands for a band, in the unit of the encounter. */
export const distanceFor = ({ set }: Band, unit: 'feet' | 'yards'): number =>
  unit === 'yards' ? Math.max(1, Math.floor(set / FEET_PER_YARD)) : set;

interface Sides {
  readonly sides: readonly { readonly members: readonly string[] }[];
  /** Where each stands on the line. */
  readonly line: Readonly<Record<string, number>>;
}

/** How far each is from the nearest of the other sides, in the unit of the encounter; nothing of those of whom it is not known. */
export function nearestOff({ sides, line }: Sides): ReadonlyMap<string, number> {
  const off = new Map<string, number>();
  for (const side of sides)
    for (const one of side.members) {
      const here = line[one];
      if (here === undefined) continue;
      const others = sides.filter((other) => other !== side).flatMap(({ members }) => members);
      const gaps = others.flatMap((other) => (line[other] === undefined ? [] : [Math.abs(line[other] - here)]));
      if (gaps.length > 0) off.set(one, Math.min(...gaps));
    }
  return off;
}
