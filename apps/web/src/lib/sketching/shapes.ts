import type { Bounds, Point } from '@lanthorn/geometry';
import type { DrawingRecord } from '@lanthorn/rules';
import { nearestOn } from '../drawing/in-wall.ts';
import { simplified } from '../drawing/simplified.ts';

export type Shape = DrawingRecord['shape'];
export type Sketch = Pick<DrawingRecord, 'shape' | 'points' | 'words'>;

/** Points of one drawing, as the rules bound them. */
export const MOST_POINTS = 200;
/** Characters of a text, as the rules bound them. */
export const LONGEST_WORDS = 80;
/** How far a stroke may lie from the way that the hand went, in squares. */
const CLOSE = 0.04;

/** In squares, from the middle of a circle to the point of its rim. */
export const radiusOf = ([middle, rim]: readonly Point[]): number =>
  middle && rim ? Math.hypot(rim.x - middle.x, rim.y - middle.y) : 0;

/** A point on the map, to hundredths of a square. */
export const onMap = ({ x, y }: Point, { width, height }: Bounds): Point => ({
  x: inside(x, width),
  y: inside(y, height),
});

const inside = (at: number, most: number): number => Math.max(0, Math.min(most, Math.round(at * 100) / 100));

/** What a hand that went from point to point has drawn; null where it did not go anywhere. */
export function drawnBy(shape: Shape, way: readonly Point[]): readonly Point[] | null {
  const [first] = way;
  const last = way.at(-1);
  if (!first || !last) return null;
  if (shape === 'text') return [last];
  if (shape !== 'pen') return first.x === last.x && first.y === last.y ? null : [first, last];
  const kept = few(way);
  return kept.length > 1 && radiusOf([first, farthest(way)]) > 0 ? kept : null;
}

const farthest = (way: readonly Point[]): Point =>
  way.reduce((best, at) => (radiusOf([way[0] ?? at, at]) > radiusOf([way[0] ?? at, best]) ? at : best));

/** The same way by no more points than a drawing may have; the longer it is, the more may be left out. */
function few(way: readonly Point[], close = CLOSE): readonly Point[] {
  const kept = simplified(way, close);
  return kept.length <= MOST_POINTS ? kept : few(way, close * 2);
}

/** The line that a drawing is of, corner by corner; of a circle its middle, of a text that too. */
function lineOf({ shape, points }: Sketch): readonly Point[] {
  const [a, b] = points;
  if (shape !== 'rectangle' || !a || !b) return points;
  return [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }, a];
}

/** How far a point is from a drawing, in squares; 0 on the letters of a text. */
export function farFrom(sketch: Sketch, at: Point): number {
  const line = lineOf(sketch);
  const [first] = line;
  if (!first) return Number.POSITIVE_INFINITY;
  if (sketch.shape === 'circle') return Math.abs(radiusOf([first, at]) - radiusOf(line));
  if (sketch.shape === 'text') {
    const half = Math.min(4, sketch.words.length * 0.12);
    return Math.hypot(Math.max(0, Math.abs(at.x - first.x) - half), Math.max(0, Math.abs(at.y - first.y) - 0.3));
  }
  return Math.min(...line.slice(1).map((end, place) => nearestOn({ a: line[place] ?? end, b: end }, at).off));
}

/** The drawing at a point, the last drawn of those as near. @param within how far it may be, in squares */
export function nearest<One extends Sketch>(sketches: readonly One[], at: Point, within: number): One | null {
  const [best] = sketches
    .map((sketch) => ({ sketch, far: farFrom(sketch, at) }))
    .filter(({ far }) => far <= within)
    .toReversed()
    .toSorted((a, b) => a.far - b.far);
  return best?.sketch ?? null;
}

/** A drawing as the path of a picture. */
export function pathOf(sketch: Sketch): string {
  const [first] = sketch.points;
  if (!first) return '';
  if (sketch.shape !== 'circle')
    return `M${lineOf(sketch)
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}`;
  const radius = radiusOf(sketch.points);
  const arc = `a${radius} ${radius} 0 1 0 `;
  return `M${first.x - radius} ${first.y}${arc}${radius * 2} 0${arc}${-radius * 2} 0`;
}
