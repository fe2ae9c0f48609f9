import type { Segment, Square } from '@lanthorn/geometry';
import type { Dice } from '../../../core/index.ts';
import type { DoorFacts, DoorKind } from '../../../state/scene.ts';
import { withWayOn } from './barred.ts';
import { keyOf, type LaidRoom, type Layout, walkingFrom, wallsAround } from './layout.ts';

/** A layout with its walls and doors, and its rooms in the order in which one comes to them. */
export interface Plan extends Layout {
  readonly walls: readonly Segment[];
  readonly doors: readonly DoorFacts[];
}

/** The first room is that of the entrance; the last lies farthest from it. */
export function drawnUp(layout: Layout, dice: Dice): Plan {
  const first = layout.rooms.toSorted((one, other) => other.middle.y - one.middle.y)[0];
  const far = first ? walkingFrom(first.middle, layout.floor) : new Map<string, number>();
  const way = ({ middle }: LaidRoom): number => far.get(keyOf(middle)) ?? Number.POSITIVE_INFINITY;
  const rooms = layout.rooms
    .filter((room) => Number.isFinite(way(room)))
    .toSorted((one, other) => way(one) - way(other));
  return {
    ...layout,
    rooms,
    walls: wallsAround(layout),
    doors: withWayOn(
      rooms.flatMap((room, nth) => room.doors.map((segment) => doorAt(segment, mayHide(room, nth), dice))),
      rooms,
      layout.floor,
    ),
  };
}

/** A room with one door alone keeps nobody from any other: its door may be a secret one. */
const mayHide = ({ doors }: LaidRoom, nth: number): boolean => nth > 0 && doors.length === 1;

/** By a throw of twelve. */
const KINDS: readonly DoorKind[] = [
  'door',
  'door',
  'door',
  'door',
  'door',
  'door',
  'door',
  'archway',
  'archway',
  'double',
  'portcullis',
  'secret',
];

function doorAt(segment: Segment, hideable: boolean, dice: Dice): DoorFacts {
  const thrown = KINDS[dice.die(KINDS.length) - 1] ?? 'door';
  const hidden = thrown === 'secret' || (hideable && dice.die(4) === 1);
  const kind = hidden ? (hideable ? 'secret' : 'door') : thrown;
  const fast = kind === 'door' || kind === 'double' ? dice.die(6) : 6;
  return { segment, kind, state: kind === 'archway' ? 'open' : 'closed', locked: fast === 1, stuck: fast === 2 };
}

/** The squares of a room along its walls, for what should not stand in the middle. */
export const cornersOf = ({ squares, middle }: LaidRoom): readonly Square[] =>
  squares
    .filter(({ x, y }) => x !== middle.x || y !== middle.y)
    .toSorted((one, other) => apart(other, middle) - apart(one, middle));

const apart = (one: Square, other: Square): number => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
