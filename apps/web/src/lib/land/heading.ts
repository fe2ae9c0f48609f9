import { type Compass, type HexLayout, hexDistance, hexMiddle, hexTowards, type Square } from '@lanthorn/geometry';

/** The ways out of a hex to its six neighbours. */
export const SIDES = { flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'], pointy: ['NE', 'E', 'SE', 'SW', 'W', 'NW'] } as const;

/** Which of the six ways leads nearest to a hex, and how many hexes lie between: 1 for a neighbour. Null for the hex itself. */
export function headingTo(
  from: Square,
  to: Square,
  layout: HexLayout,
): { readonly heading: Compass; readonly hexes: number } | null {
  const hexes = hexDistance(from, to, layout);
  if (hexes === 0) return null;
  const aim = hexMiddle(to, layout);
  /** How far one is from where one is bound, gone as many hexes that way. */
  const miss = (heading: Compass): number => {
    const end = hexMiddle(onward(from, heading, hexes, layout), layout);
    return Math.hypot(end.x - aim.x, end.y - aim.y);
  };
  const [heading] = [...SIDES[layout]].sort((one, other) => miss(one) - miss(other));
  return heading ? { heading, hexes } : null;
}

const onward = (from: Square, heading: Compass, hexes: number, layout: HexLayout): Square =>
  hexes === 0 ? from : onward(hexTowards(from, heading, layout), heading, hexes - 1, layout);
