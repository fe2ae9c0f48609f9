import { type GridKind, type Square, sameSquare } from '@lanthorn/geometry';
import { FILLS, type Fill, type PartyMap, type PenStroke, type SquareSide } from './kept.ts';
import { acrossSide, EDGES_OF, isSameSide } from './side.ts';

/** The letter of each fill in the rows of a map. */
export const LETTERS: Readonly<Record<Fill, string>> = { blank: '.', floor: '#', water: '~' };

/** What a square is filled with; beyond the paper all is blank. */
export const fillAt = ({ rows }: Pick<PartyMap, 'rows'>, { x, y }: Square): Fill =>
  FILLS.find((fill) => LETTERS[fill] === rows[y]?.[x]) ?? 'blank';

/** Whether a side has something on one of its sides at least: elsewhere nothing can be drawn along it. */
export const divides = (map: Pick<PartyMap, 'rows' | 'grid'>, side: SquareSide): boolean =>
  acrossSide(side, map.grid).some((square) => fillAt(map, square) !== 'blank');

/** A rectangle by its corners, whichever of them they are: columns and rows, both ends within. */
export const rectangleOf = (from: Square, to: Square) => ({
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
});

/** The map with one stroke more. */
export function withStroke(map: PartyMap, stroke: PenStroke): PartyMap {
  if ('fill' in stroke) return filled(map, stroke);
  if ('side' in stroke) {
    const borders = map.borders.filter((other) => !isSameSide(other, stroke.side));
    return { ...map, borders: stroke.border ? [...borders, { ...stroke.side, border: stroke.border }] : borders };
  }
  if ('sign' in stroke) {
    const signs = map.signs.filter((other) => !sameSquare(other, stroke.at));
    return { ...map, signs: stroke.sign ? [...signs, { ...stroke.at, sign: stroke.sign, text: stroke.text }] : signs };
  }
  return { ...map, party: stroke.party };
}

function filled(map: PartyMap, { fill, from, to }: Extract<PenStroke, { fill: Fill }>): PartyMap {
  const { left, right, top, bottom } = rectangleOf(from, to);
  const run = LETTERS[fill].repeat(right - left + 1);
  const rows = map.rows.map((row, y) =>
    y < top || y > bottom ? row : row.slice(0, left) + run + row.slice(right + 1),
  );
  if (fill !== 'blank') return { ...map, rows };
  const within = ({ x, y }: Square) => x >= left && x <= right && y >= top && y <= bottom;
  const touches = (side: SquareSide) => acrossSide(side, map.grid).some(within);
  return {
    ...map,
    rows,
    borders: map.borders.filter((side) => !touches(side) || divides({ rows, grid: map.grid }, side)),
    signs: map.signs.filter((sign) => !within(sign)),
  };
}

/** The squares of a row that are filled alike, side by side: where each run begins, and how long it is. */
export function runsOf(row: string): readonly { readonly x: number; readonly length: number; readonly fill: Fill }[] {
  const runs: { x: number; length: number; fill: Fill }[] = [];
  for (let x = 0; x < row.length; x++) {
    const fill = fillAt({ rows: [row] }, { x, y: 0 });
    const last = runs.at(-1);
    if (last?.fill === fill) last.length++;
    else runs.push({ x, length: 1, fill });
  }
  return runs;
}

/** The strokes that undo others, in the order in which they are to be drawn. */
export function undoing(map: PartyMap, strokes: readonly PenStroke[]): readonly PenStroke[] {
  const after = strokes.reduce(withStroke, map);
  return [
    ...map.rows.flatMap((row, y) => (row === after.rows[y] ? [] : refilling(row, after.rows[y] ?? '', y))),
    ...changed(map.borders, after.borders, isSameSide, ({ border, ...side }, stays) => ({
      side,
      border: stays ? border : null,
    })),
    ...changed(map.signs, after.signs, sameSquare, ({ sign, text, x, y }, stays) => ({
      at: { x, y },
      sign: stays ? sign : null,
      text: stays ? text : '',
    })),
    ...(map.party === after.party ? [] : [{ party: map.party }]),
  ];
}

/** What makes a row again what it was: the runs of it that were otherwise. */
const refilling = (row: string, after: string, y: number): readonly PenStroke[] =>
  runsOf(row)
    .filter(({ x, length }) => row.slice(x, x + length) !== after.slice(x, x + length))
    .map(({ x, length, fill }) => ({ fill, from: { x, y }, to: { x: x + length - 1, y } }));

/** Strokes for what is there no more, and for what came or is otherwise. */
function changed<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  isSame: (one: Thing, other: Thing) => boolean,
  stroke: (thing: Thing, stays: boolean) => PenStroke,
): readonly PenStroke[] {
  const gone = before.filter((thing) => !after.includes(thing));
  const came = after.filter((thing) => !before.includes(thing) && !gone.some((other) => isSame(other, thing)));
  return [...came.map((thing) => stroke(thing, false)), ...gone.map((thing) => stroke(thing, true))];
}

/** The sides around and within a rectangle that have squares of it on one side alone, or on both. */
export function sidesOf(
  from: Square,
  to: Square,
  grid: GridKind,
): { readonly around: readonly SquareSide[]; readonly within: readonly SquareSide[] } {
  const { left, right, top, bottom } = rectangleOf(from, to);
  const inside = ({ x, y }: Square) => x >= left && x <= right && y >= top && y <= bottom;
  const all: SquareSide[] = [];
  // A side between one of them and a place beyond may be that one's.
  for (let y = top - 1; y <= bottom + 1; y++)
    for (let x = left - 1; x <= right + 1; x++) for (const edge of EDGES_OF[grid]) all.push({ x, y, edge });
  const count = (side: SquareSide) => acrossSide(side, grid).filter(inside).length;
  return { around: all.filter((side) => count(side) === 1), within: all.filter((side) => count(side) === 2) };
}
