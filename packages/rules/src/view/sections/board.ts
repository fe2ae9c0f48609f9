import { hasSquare, squareAt } from '@lanthorn/geometry';
import { isKnown } from '../../procedures/doors/known.ts';
import { seenByParty } from '../../procedures/sight/sight.ts';
import type { Role } from '../../seat.ts';
import { sceneOf } from '../../state/read.ts';
import type { Door, Scene } from '../../state/scene.ts';
import type { DoorRecord } from '../records.ts';
import { rowsFor } from './rows.ts';
import type { Entries, Section } from './section.ts';

/** The squares and walls of the map on the board: what the referee knows of it, or what the party has explored. */
export const squares: Section = {
  reads: (state) => {
    const scene = sceneOf(state);
    return scene ? [scene.explored, scene.doors, scene.walls, scene.floor, seenByParty(state)] : [];
  },
  entries: (state, { role }) => {
    const scene = sceneOf(state);
    return scene ? rowsFor(role, scene, seenByParty(state)) : [];
  },
};

/** What stands on the map: doors, features, and what the referee has noted of it. */
export const board: Section = {
  reads: (state) => {
    const scene = sceneOf(state);
    return scene ? [scene.explored, scene.doors, scene.traps, scene.rooms, scene.notes, scene.features] : [];
  },
  entries: (state, { role }) => {
    const scene = sceneOf(state);
    return scene ? [...doors(scene, role), ...features(scene, role), ...traps(scene, role), ...keyed(scene, role)] : [];
  },
};

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
  locked: role === 'referee' || door.tried === 'locked' ? door.locked : null,
  stuck: role === 'referee' || door.tried === 'stuck' ? door.stuck : null,
  spiked: door.spiked,
  secret: role === 'referee' && door.kind === 'secret' && !door.found,
});

const features = (scene: Scene, role: Role): Entries =>
  scene.features
    .filter(({ at }) => role === 'referee' || hasSquare(scene.explored, squareAt(at)))
    .map(({ kind, at }) => [`feature:${kind}:${at.x},${at.y}`, { type: 'feature', kind, x: at.x, y: at.y }]);

const traps = (scene: Scene, role: Role): Entries =>
  Object.values(scene.traps)
    .filter((trap) => role === 'referee' || trap.found)
    .map(({ id, name, squares: on, found, sprung, text }) => [
      `trap:${id}`,
      { type: 'trap', id, name, squares: on, found, sprung, text: role === 'referee' ? text : null },
    ]);

/** The key to the map: the referee's alone. */
function keyed(scene: Scene, role: Role): Entries {
  if (role !== 'referee') return [];
  return [
    ...scene.rooms.map(({ key, name, at, text }) => [`room:${key}`, { type: 'room', key, name, at, text }] as const),
    ...scene.notes.map(({ at, text }, place) => [`note:${place}`, { type: 'note', at, text }] as const),
  ];
}
