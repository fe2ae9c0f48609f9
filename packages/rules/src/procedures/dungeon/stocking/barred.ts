import { type Square, sidesOf } from '@lanthorn/geometry';
import type { DoorFacts } from '../../../state/scene.ts';
import { keyOf, type LaidRoom, walkingFrom } from './layout.ts';

/**
 * Doors as they were thrown, but that nobody is locked in: a locked or secret door keeps one room at most from those who
 * come in at the entrance, stands behind no other, and never in the wall of the entrance.
 */
export function withWayOn(
  doors: readonly DoorFacts[],
  [entrance, ...rooms]: readonly LaidRoom[],
  floor: readonly Square[],
): readonly DoorFacts[] {
  if (!entrance) return doors;
  const within = new Set(entrance.squares.map(keyOf));
  const leadsIn = (door: DoorFacts): boolean => sidesOf(door.segment, 'square').some((side) => within.has(keyOf(side)));
  const reached = (barred: readonly DoorFacts[]) =>
    walkingFrom(
      entrance.middle,
      floor,
      barred.map(({ segment }) => segment),
    );
  const missed = (barred: readonly DoorFacts[]): number => {
    const far = reached(barred);
    return rooms.filter(({ middle }) => !far.has(keyOf(middle))).length;
  };
  const atHand = (barred: readonly DoorFacts[]): boolean => {
    const far = reached(barred);
    return barred.every(({ segment }) => sidesOf(segment, 'square').some((side) => far.has(keyOf(side))));
  };
  const bars: DoorFacts[] = [];
  for (const door of doors.filter(isBarred)) {
    const more = [...bars, door];
    if (!leadsIn(door) && missed(more) <= missed(bars) + 1 && atHand(more)) bars.push(door);
  }
  return doors.map((door) => (isBarred(door) && !bars.includes(door) ? opened(door) : door));
}

const isBarred = ({ kind, locked }: DoorFacts): boolean => locked || kind === 'secret';

const opened = (door: DoorFacts): DoorFacts => ({
  ...door,
  kind: door.kind === 'secret' ? 'door' : door.kind,
  locked: false,
});
