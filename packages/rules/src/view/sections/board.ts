import { hasSquare, type Segment, squareAt, type WallPiece, wallPieces } from '@lanthorn/geometry';
import { isKnown } from '../../procedures/doors/known.ts';
import { seenByParty } from '../../procedures/sight/sight.ts';
import type { Role } from '../../seat.ts';
import { sceneOf } from '../../state/read.ts';
import type { Door, Scene } from '../../state/scene.ts';
import type { DoorRecord, RowRecord } from '../records.ts';
import type { Entries, Section } from './section.ts';

/** The map on the board: what the referee knows of it, or what the party has explored. */
export const board: Section = {
  reads: (state) => {
    const scene = sceneOf(state);
    return scene
      ? [
          scene.id,
          scene.explored,
          scene.doors,
          scene.traps,
          scene.rooms,
          scene.features,
          scene.walls,
          seenByParty(state),
        ]
      : [];
  },
  entries: (state, { role }) => {
    const scene = sceneOf(state);
    if (!scene) return [];
    return [
      ...rows(scene, seenByParty(state), role),
      ...doors(scene, role),
      ...features(scene, role),
      ...traps(scene, role),
      ...rooms(scene, role),
    ];
  },
};

function rows(scene: Scene, seen: readonly string[], role: Role): Entries {
  const walls = Map.groupBy(
    pieces(scene, role).filter(
      ({ squares }) => role === 'referee' || squares.some((square) => hasSquare(scene.explored, square)),
    ),
    rowOf,
  );
  const blank = '0'.repeat(scene.width);
  return Array.from({ length: scene.height }, (_, y): readonly [string, RowRecord] => {
    const explored = scene.explored[y] ?? blank;
    const floor = scene.floor?.[y] ?? '1'.repeat(scene.width);
    const known = role === 'referee' ? floor : both(floor, explored);
    return [
      `row:${y}`,
      {
        type: 'row',
        y,
        explored,
        seen: seen[y] ?? blank,
        floor: known,
        walls: (walls.get(y) ?? []).map(({ segment }) => segment).toSorted(inOrder),
      },
    ];
  }).filter(([, row]) => row.floor.includes('1') || row.explored.includes('1') || row.walls.length > 0);
}

const both = (a: string, b: string): string =>
  [...a].map((bit, x) => (bit === '1' && b[x] === '1' ? '1' : '0')).join('');

/** By place, so that the order tells nothing of which walls are doors. */
const inOrder = (one: Segment, other: Segment): number =>
  one.a.x - other.a.x || one.a.y - other.a.y || one.b.x - other.b.x || one.b.y - other.b.y;

const rowOf = ({ segment: { a, b } }: WallPiece): number =>
  Math.max(0, squareAt({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }).y);

/** Cut walls, by the walls themselves, which never change, and for players by the secret doors that stand for more. */
const cut = new WeakMap<Scene['walls'], WallPiece[]>();

function pieces(scene: Scene, role: Role): readonly WallPiece[] {
  const known = cut.get(scene.walls) ?? wallPieces(scene.walls, scene);
  cut.set(scene.walls, known);
  if (role === 'referee') return known.map(tidy);
  const secret = Object.values(scene.doors).filter(
    (door) => door.kind === 'secret' && !door.found && door.state === 'closed',
  );
  return [
    ...known,
    ...wallPieces(
      secret.map((door) => door.segment),
      scene,
    ),
  ].map(tidy);
}

/** A piece as it is told: its ends in order and without the noise of cutting, so that all walls look alike. */
function tidy({ segment, squares }: WallPiece): WallPiece {
  const a = tidied(segment.a);
  const b = tidied(segment.b);
  const swap = b.x < a.x || (b.x === a.x && b.y < a.y);
  return { segment: swap ? { a: b, b: a } : { a, b }, squares };
}

const tidied = ({ x, y }: Segment['a']) => ({ x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 });

const doors = (scene: Scene, role: Role): Entries =>
  Object.values(scene.doors)
    .filter((door) => isKnown(scene, door, role))
    .map((door) => [`door:${door.id}`, doorRecord(door, role)]);

const doorRecord = (door: Door, role: Role): DoorRecord => ({
  type: 'door',
  id: door.id,
  segment: door.segment,
  kind: door.kind,
  state: door.state,
  locked: role === 'referee' ? door.locked : null,
  stuck: role === 'referee' ? door.stuck : null,
  spiked: door.spiked,
  secret: role === 'referee' && door.kind === 'secret' && !door.found,
});

const features = (scene: Scene, role: Role): Entries =>
  scene.features
    .filter(({ at }) => role === 'referee' || hasSquare(scene.explored, squareAt(at)))
    .map(({ kind, at }) => [`feature:${kind}:${at.x},${at.y}`, { type: 'feature', kind, x: at.x, y: at.y }]);

const traps = (scene: Scene, role: Role): Entries =>
  Object.values(scene.traps)
    .filter((trap) => role === 'referee' || trap.found || trap.sprung)
    .map(({ id, name, squares, found, sprung, text }) => [
      `trap:${id}`,
      { type: 'trap', id, name, squares, found, sprung, text: role === 'referee' ? text : null },
    ]);

const rooms = (scene: Scene, role: Role): Entries =>
  role === 'referee'
    ? scene.rooms.map(({ key, name, at, text }) => [`room:${key}`, { type: 'room', key, name, at, text }])
    : [];
