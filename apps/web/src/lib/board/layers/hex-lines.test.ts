import { outlineOf, type Point, sidesAround, within } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { addHexLines, hexMapOutline } from './hex-lines.ts';

const named = ({ x, y }: Point): string => `${(Math.round(x * 100) + 0) / 100} ${(Math.round(y * 100) + 0) / 100}`;
const lineOf = (a: Point, b: Point): string => [named(a), named(b)].toSorted().join(' to ');

/** What a pen was led along, and in how many strokes. */
class Paper {
  readonly lines: string[] = [];
  strokes = 0;
  #at: Point = { x: 0, y: 0 };

  moveTo(x: number, y: number): void {
    this.strokes += 1;
    this.#at = { x, y };
  }

  lineTo(x: number, y: number): void {
    this.lines.push(lineOf(this.#at, { x, y }));
    this.#at = { x, y };
  }
}

describe.each(['pointy', 'flat'] as const)('lines of hexes, %s', (grid) => {
  const map = { width: 7, height: 5, grid };
  const all = Array.from({ length: 35 }, (_, at) => ({ x: at % 7, y: Math.floor(at / 7) }));
  const linesOf = (wanted: (x: number, y: number) => boolean) => {
    const paper = new Paper();
    addHexLines(paper, map, wanted);
    return paper;
  };

  it.each([
    ['all of the map', () => true],
    ['single hexes', (x: number, y: number) => (x * 3 + y * 5) % 4 === 0],
    ['its corners', (x: number, y: number) => (x === 0 || x === 6) && (y === 0 || y === 4)],
  ])('go along each side of what is wanted, once: %s', (_, chosen) => {
    const wanted = (x: number, y: number) => within({ x, y }, map) && chosen(x, y);
    const sides = all
      .filter(({ x, y }) => wanted(x, y))
      .flatMap((hex) => sidesAround(hex, grid).map(({ a, b }) => lineOf(a, b)));
    expect(linesOf(wanted).lines.toSorted()).toEqual([...new Set(sides)].toSorted());
  });

  it('are drawn in long strokes: not many more than one a hex', () => {
    const { lines, strokes } = linesOf((x, y) => within({ x, y }, map));
    expect(strokes).toBeLessThan(lines.length / 2);
  });

  it('the outline of a map goes around it, through all corners that lie at its rim', () => {
    const outline = hexMapOutline(map);
    const rim = all.flatMap((hex) => sidesAround(hex, grid).filter(({ beyond }) => !within(beyond, map)));
    const gone = outline.map((at, step) => lineOf(at, outline[(step + 1) % outline.length] ?? at));
    expect(gone.toSorted()).toEqual(rim.map(({ a, b }) => lineOf(a, b)).toSorted());
    expect(hexMapOutline({ width: 1, height: 1, grid }).map(named).toSorted()).toEqual(
      outlineOf({ x: 0, y: 0 }, grid).map(named).toSorted(),
    );
  });
});
