import { type Square, squaresOf } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import { type CutFloor, cutFloor, keyOf, PARTS } from '../board/layers/cut-floor.ts';
import { placesPath } from '../board/places-path.ts';

/** Which parts are floor of the squares of a map that walls run through: none where no floor is drawn, or a picture lies beneath. */
export function cutFloorOf({ floor, walls, doors, grid, image }: Scene): CutFloor {
  if (!floor || image) return new Map();
  const rows = floor.map((row, y) => ({ y, floor: row, walls: y === 0 ? walls : [] }));
  return cutFloor({ rows, doors: Object.values(doors), scene: { grid, picture: null } });
}

/** Squares as an SVG path; of those that walls run through what is floor alone, so that a round room is round. */
export const floorPath = (squares: readonly Square[], grid: Scene['grid'], cut: CutFloor): string =>
  placesPath(
    squares.filter((square) => !cut.has(keyOf(square))),
    grid,
  ) + cutPath(squares, cut, true);

/** What lies behind the walls of such squares. */
export const rockPath = (rows: readonly string[], cut: CutFloor): string => cutPath(squaresOf(rows), cut, false);

/** The parts of cut squares that are floor, or that are not: those side by side as one. */
const cutPath = (squares: readonly Square[], cut: CutFloor, floor: boolean): string =>
  squares.flatMap((square) => partsPath(square, cut.get(keyOf(square)) ?? [], floor)).join('');

const partsPath = ({ x, y }: Square, parts: readonly boolean[], floor: boolean): readonly string[] => {
  const all = parts.map((one) => (one === floor ? '1' : '0')).join('');
  const rows = Array.from({ length: parts.length / PARTS }, (_, row) => all.slice(row * PARTS, (row + 1) * PARTS));
  return rows.flatMap((row, down) =>
    Array.from(row.matchAll(/1+/g), ({ index, 0: run }) => {
      const wide = short(run.length / PARTS);
      return `M${short(x + index / PARTS)} ${short(y + down / PARTS)}h${wide}v${short(1 / PARTS)}h-${wide}z`;
    }),
  );
};

const short = (value: number): number => Math.round(value * 1_000) / 1_000;
