import { type HexLayout, hexCorners, hexMiddle, type Square } from '@lanthorn/geometry';
import { type Ground, type HexRecord, hexName, MOST_BRUSHED, waysOf } from '@lanthorn/rules';
import type { Part } from '../board/eye.svelte.ts';

/** How each terrain is drawn: its colour, and a sign of its own. */
export const LOOKS: Readonly<Record<Ground, { readonly fill: string; readonly sign: string }>> = {
  clear: { fill: '#b9ab74', sign: '' },
  grasslands: { fill: '#a3ab62', sign: '″' },
  settled: { fill: '#c7ad6a', sign: '⌂' },
  city: { fill: '#c2906a', sign: '♜' },
  barren: { fill: '#a08d72', sign: '·' },
  broken: { fill: '#93795b', sign: '⌇' },
  hills: { fill: '#a58d52', sign: '⌒' },
  forest: { fill: '#5f7d4a', sign: '♣' },
  mountains: { fill: '#857a6e', sign: '▲' },
  desert: { fill: '#d9bd7c', sign: '∴' },
  jungle: { fill: '#44703f', sign: '❧' },
  swamp: { fill: '#6f7a55', sign: '≋' },
  ocean: { fill: '#3d6a78', sign: '~' },
  lake: { fill: '#558496', sign: '≈' },
};

/** The number printed on a hex. */
export const numberOf = (x: number, y: number): string => hexName({ x, y });

/** What is looked at where these hexes are known: all of them, and never so little that a hex fills the page. */
export function partAround(hexes: readonly Square[], layout: HexLayout): Part {
  const middles = hexes.map((hex) => hexMiddle(hex, layout));
  const [x, width] = spanOf(middles.map((middle) => middle.x));
  const [y, height] = spanOf(middles.map((middle) => middle.y));
  return { x, y, width, height };
}

/** In the map's own measure: from the middle of a hex to its farthest corner is 1. */
const ROUND_A_HEX = 1.2;
const LEAST = 9;

function spanOf(middles: readonly number[]): readonly [from: number, length: number] {
  const [least, most] = [Math.min(...middles, Infinity), Math.max(...middles, -Infinity)];
  if (!Number.isFinite(least)) return [0, LEAST];
  const length = Math.max(LEAST, most - least + 2 * ROUND_A_HEX);
  return [(least + most - length) / 2, length];
}

export const outlineOf = (x: number, y: number, layout: HexLayout): string =>
  hexCorners({ x, y }, layout)
    .map((corner) => `${corner.x.toFixed(3)},${corner.y.toFixed(3)}`)
    .join(' ');

/** A hex of the map as it is drawn. */
export interface Drawn extends HexRecord {
  readonly y: number;
}

/** The path of a road or river: its links, and a dot in each of its hexes, so that one that stands alone is seen too. */
export function wayPath(hexes: readonly Drawn[], what: 'road' | 'river', layout: HexLayout): string {
  const middle = (hex: Square): string => {
    const { x, y } = hexMiddle(hex, layout);
    return `${x},${y}`;
  };
  const dots = hexes.filter((hex) => hex[what]).map((hex) => `M${middle(hex)}h0.01`);
  const links = waysOf(hexes, what, layout).map(([from, to]) => `M${middle(from)}L${middle(to)}`);
  return [...dots, ...links].join('');
}

/** What a brush went over, as the columns and rows of one command; in several where it is too much for one. */
export function brushedIn(hexes: readonly Square[]) {
  const printed = hexes.map(({ x, y }) => [x + 1, y + 1] as const);
  const parts = Array.from({ length: Math.ceil(hexes.length / MOST_BRUSHED) }, (_, nth) =>
    printed.slice(nth * MOST_BRUSHED, (nth + 1) * MOST_BRUSHED),
  );
  return parts.flatMap(([first, ...also]) => {
    if (!first) return [];
    const [column, row] = first;
    return [{ column, row, toColumn: column, toRow: row, ...(also.length > 0 ? { also } : {}) }];
  });
}

/** A brush of a ground, with what runs through its hexes besides; on a null of ground it takes roads and rivers away. */
interface Brush {
  readonly ground: Ground | null;
  readonly road: boolean;
  readonly river: boolean;
}

/**
 * What is to be painted so that hexes are as a brush leaves them: nothing of those that are so already. A ground is
 * painted under the roads and rivers that are there; they go only by the brush that takes them away.
 */
export function paintedBy(brush: Brush, over: readonly Drawn[]) {
  const keeps = brush.ground !== null;
  const left = (hex: Drawn): Pick<Drawn, 'ground' | 'road' | 'river'> => ({
    ground: brush.ground ?? hex.ground,
    road: brush.road || (keeps && hex.road),
    river: brush.river || (keeps && hex.river),
  });
  const unlike = over.filter((hex) => {
    const { ground, road, river } = left(hex);
    return hex.ground !== ground || hex.road !== road || hex.river !== river;
  });
  const alike = Map.groupBy(unlike, (hex) => JSON.stringify(left(hex)));
  return [...alike.values()].flatMap((hexes) =>
    hexes.slice(0, 1).flatMap((first) => brushedIn(hexes).map((part) => ({ ...left(first), ...part }))),
  );
}
