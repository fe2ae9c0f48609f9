import { type Point, type Segment, squareAt } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import type { BoardModel } from '../model.ts';
import { gridOf, isSet } from '../model.ts';
import { arrowsOf } from '../one-way.ts';

/** Walls as inked lines, with hatching on the side where nobody stands, and an arrow where something passes. */
export function drawWalls(graphics: Graphics, model: BoardModel): void {
  graphics.clear();
  const walls = model.rows.flatMap((row) => row.walls);
  const floor = (x: number, y: number) => isSet(model.rows.find((row) => row.y === y)?.floor, x);
  if (!model.scene?.picture)
    for (const wall of walls)
      hatch(graphics, wall, (at) => {
        const { x, y } = squareAt(at, gridOf(model));
        return floor(x, y);
      });
  for (const { a, b } of walls) graphics.moveTo(a.x, a.y).lineTo(b.x, b.y);
  if (walls.length > 0) graphics.stroke({ width: 0.13, color: COLOURS.wall, cap: 'round' });
  const arrows = walls.flatMap(arrowsOf).flat();
  for (const [from, to] of arrows) graphics.moveTo(from.x, from.y).lineTo(to.x, to.y);
  if (arrows.length > 0) graphics.stroke({ width: 0.07, color: COLOURS.door, cap: 'round' });
}

/** Short strokes across the wall, away from the floor: the old mapmakers' solid rock. */
function hatch(graphics: Graphics, { a, b }: Segment, isFloor: (at: Point) => boolean): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 0.05) return;
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const across = { x: -along.y, y: along.x };
  const side = [1, -1].find((sign) => {
    const probe = { x: (a.x + b.x) / 2 + across.x * sign * 0.3, y: (a.y + b.y) / 2 + across.y * sign * 0.3 };
    return !isFloor(probe);
  });
  if (side === undefined) return;
  for (let at = 0.1; at < length; at += 0.2) {
    const depth = 0.22 + 0.14 * Math.abs(Math.sin((a.x + a.y + at) * 12.9));
    const x = a.x + along.x * at;
    const y = a.y + along.y * at;
    graphics
      .moveTo(x, y)
      .lineTo(x + (across.x * side + along.x * 0.5) * depth, y + (across.y * side + along.y * 0.5) * depth);
  }
  graphics.stroke({ width: 0.04, color: COLOURS.hatch, alpha: 0.9 });
}
