import { type Bounds, clipped, lengthOf, type Point, type Segment } from '@lanthorn/geometry';
import { type Wall, wallKey } from '@lanthorn/rules';
import { reports } from '../reports.ts';
import type { Imported } from '../result.ts';
import type { UniversalVtt } from './format.ts';
import { placed, tidySegment } from './place.ts';

/** Stretches of wall from the lines of walls and of objects, cut to the map. */
export function wallsOf(file: UniversalVtt, bounds: Bounds): Imported<Wall[]> {
  const lines = [...file.line_of_sight, ...file.objects_line_of_sight];
  const stretches = lines.flatMap((line) => stretchesOf(line.map((point) => placed(point, file))));
  const long = stretches.filter((stretch) => lengthOf(stretch) > 0);
  const parts = long.map((stretch) => ({ stretch, part: clipped(stretch, bounds) }));
  const read = parts.flatMap(({ part }) => (part ? [tidySegment(part)] : []));
  const cut = parts.filter(({ stretch, part }) => part && (part.a !== stretch.a || part.b !== stretch.b)).length;
  const total = long.length;
  const dropped = reports(
    [lines.filter((line) => line.length < 2).length, (count) => `Lines of wall with less than two points: ${count}.`],
    [stretches.length - total, (count) => `Stretches of wall without length: ${count}.`],
    [total - read.length, (count) => `Stretches of wall outside the map: ${count} of ${total}.`],
    [cut, (count) => `Stretches of wall cut at the edge of the map: ${count}.`],
  );
  return { read: withOneWay(read, file, bounds), dropped };
}

/** The walls, and instead of those that are one-way, these. */
function withOneWay(walls: readonly Segment[], file: UniversalVtt, bounds: Bounds): Wall[] {
  const oneWay = file.one_way_walls.flatMap(({ a, b, passes }) => {
    const part = clipped({ a: placed(a, file), b: placed(b, file) }, bounds);
    return part && lengthOf(part) > 0 ? [{ ...tidySegment(part), passes }] : [];
  });
  const known = new Set(oneWay.map(wallKey));
  return [...walls.filter((wall) => !known.has(wallKey(wall))), ...oneWay];
}

function stretchesOf(line: readonly Point[]): Segment[] {
  return line.slice(1).map((b, i) => ({ a: line[i] ?? b, b }));
}
