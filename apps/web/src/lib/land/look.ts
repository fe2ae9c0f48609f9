import { type HexLayout, hexCorners, hexMiddle, hexTowards } from '@lanthorn/geometry';
import type { Ground, HexRecord } from '@lanthorn/rules';
import { SIDES } from './heading.ts';

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
export const numberOf = (x: number, y: number): string =>
  [x + 1, y + 1].map((n) => String(n).padStart(2, '0')).join('');

export const outlineOf = (x: number, y: number, layout: HexLayout): string =>
  hexCorners({ x, y }, layout)
    .map((corner) => `${corner.x.toFixed(3)},${corner.y.toFixed(3)}`)
    .join(' ');

/** A hex of the map as it is drawn. */
export interface Drawn extends HexRecord {
  readonly y: number;
}

/** The strokes of a road or river: from the middle of each of its hexes half way to each neighbour it has too. */
export function strokesOf(hexes: readonly Drawn[], what: 'road' | 'river', layout: HexLayout): string {
  const has = new Set(hexes.filter((hex) => hex[what]).map(({ x, y }) => `${x},${y}`));
  return hexes
    .filter((hex) => hex[what])
    .flatMap((hex) => {
      const from = hexMiddle(hex, layout);
      const ends = SIDES[layout]
        .map((side) => hexTowards(hex, side, layout))
        .filter(({ x, y }) => has.has(`${x},${y}`))
        .map((next) => hexMiddle(next, layout));
      const dot = `M${from.x},${from.y}h0.01`;
      return [dot, ...ends.map((to) => `M${from.x},${from.y}L${(from.x + to.x) / 2},${(from.y + to.y) / 2}`)];
    })
    .join('');
}

/** Where on the drawing a pointer is, in the drawing's own measure; null while it is not shown. */
export function pointIn(sheet: SVGSVGElement, { clientX, clientY }: MouseEvent): { x: number; y: number } | null {
  const matrix = sheet.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
