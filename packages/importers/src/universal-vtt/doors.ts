import { type Bounds, clipped, lengthOf } from '@lanthorn/geometry';
import type { DoorFacts } from '@lanthorn/rules';
import { reports } from '../reports.ts';
import type { Imported } from '../result.ts';
import type { UniversalVtt } from './format.ts';
import { placed, tidySegment } from './place.ts';

/** Doors from the portals, unlocked, open or closed as the file says. The format does not tell windows from doors. */
export function doorsOf(file: UniversalVtt, bounds: Bounds): Imported<DoorFacts[]> {
  const spans = file.portals.flatMap(({ bounds: ends, ...portal }) => {
    const [a, b] = ends ?? [];
    const segment = a && b ? { a: placed(a, file), b: placed(b, file) } : null;
    return segment && lengthOf(segment) > 0 ? [{ ...portal, segment }] : [];
  });
  const standing = spans.flatMap((portal) => {
    const segment = clipped(portal.segment, bounds);
    return segment ? [{ ...portal, segment: tidySegment(segment) }] : [];
  });
  const dropped = reports(
    [file.portals.length - spans.length, (count) => `Doors without two ends: ${count}.`],
    [spans.length - standing.length, (count) => `Doors outside the map: ${count} of ${spans.length}.`],
    [
      standing.filter(({ freestanding }) => freestanding).length,
      (count) => `Doors that stand on no wall, kept: ${count}.`,
    ],
  );
  return { read: standing.map(({ segment, closed }) => door(segment, closed)), dropped };
}

const door = (segment: DoorFacts['segment'], closed: boolean): DoorFacts => ({
  segment,
  kind: 'door',
  state: closed ? 'closed' : 'open',
  locked: false,
  stuck: false,
});
