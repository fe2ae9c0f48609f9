import type { Eye } from '../../core/index.ts';
import { seenNow } from '../../known/known.ts';
import { believedOf, doorLookOf, isUnfound } from '../../state/door-look.ts';
import { sceneOf } from '../../state/read.ts';
import type { Door, Scene, Trap } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import type { DoorRecord, TrapRecord } from '../records/index.ts';
import { rowsFor } from './rows.ts';
import type { Entries, SharedSection } from './section.ts';

/** The squares and walls of the map on the board: what the referee knows of it, or what the party has explored. */
export const squares: SharedSection = {
  shared: true,
  reads: (state) => {
    const scene = sceneOf(state);
    return scene ? [scene.explored, scene.doors, scene.walls, scene.floor, seenNow(state)] : [];
  },
  entries: (state, eye) => {
    const scene = sceneOf(state);
    return scene ? rowsFor(eye, scene, seenNow(state)) : [];
  },
};

/** What stands on the map: doors, features, and what the referee has noted of it. */
export const board: SharedSection = {
  shared: true,
  reads: (state) => {
    const scene = sceneOf(state);
    return scene
      ? [
          scene.explored,
          scene.doors,
          state.attempts,
          scene.traps,
          scene.exits,
          ...ledTo(scene, state),
          scene.notes,
          scene.features,
          scene.lights,
        ]
      : [];
  },
  entries: (state, eye) => {
    const scene = sceneOf(state);
    return scene
      ? [
          ...doors(scene, eye, state),
          ...features(scene),
          ...fixedLights(scene),
          ...traps(scene, eye),
          ...exits(scene, state),
          ...notes(scene),
        ]
      : [];
  },
};

function doors(scene: Scene, eye: Eye, { attempts }: GameState): Entries {
  const listened = new Set(attempts.flatMap(({ kind, target }) => (kind === 'listen' ? [target] : [])));
  return Object.values(scene.doors).map((door) => [`door:${door.id}`, doorRecord(door, eye, listened.has(door.id))]);
}

const doorRecord = (door: Door, eye: Eye, listened: boolean): DoorRecord => ({
  type: 'door',
  id: door.id,
  segment: door.segment,
  kind: door.kind,
  ...doorLookOf(door),
  ...(eye === 'referee' ? { locked: door.locked, stuck: door.stuck } : learnt(door)),
  secret: eye === 'referee' && isUnfound(door),
  believed: believedOf(door),
  listened,
});

/** What trying a door has taught the players, be it so still or not. */
const learnt = ({ tried }: Door): Pick<DoorRecord, 'locked' | 'stuck'> => ({
  locked: tried === 'locked' ? true : tried === 'unlocked' ? false : null,
  stuck: tried === 'stuck' ? true : null,
});

/** The names of the scenes where ways out lead. */
const ledTo = ({ exits: all }: Scene, { scenes }: GameState): readonly unknown[] =>
  Object.values(all ?? {}).map(({ to }) => to && scenes[to.scene]?.name);

/** What is known of where one leads is the name of a scene that is known. */
const exits = (scene: Scene, { scenes }: GameState): Entries =>
  Object.values(scene.exits ?? {}).map(({ id, kind, at, to, hidden }) => [
    `exit:${id}`,
    { type: 'exit', id, kind, at, to: (to && scenes[to.scene]?.name) ?? null, hidden },
  ]);

const features = (scene: Scene): Entries =>
  scene.features.map(({ kind, at, icon = null }) => [
    `feature:${kind}:${at.x},${at.y}`,
    { type: 'feature', kind, x: at.x, y: at.y, icon },
  ]);

const fixedLights = ({ lights }: Scene): Entries =>
  lights.map(({ at, radiusFeet, colour }) => [
    `fixed-light:${at.x},${at.y}`,
    { type: 'fixed-light', at, radius: radiusFeet, colour },
  ]);

const traps = (scene: Scene, eye: Eye): Entries =>
  Object.values(scene.traps).map((trap) => [`trap:${trap.id}`, trapRecord(trap, eye)]);

function trapRecord(trap: Trap, eye: Eye): TrapRecord {
  const { id, name, squares: on, found, sprung, text } = trap;
  return { type: 'trap', id, name, squares: on, found, sprung, text: eye === 'referee' ? text : null };
}

/** Remarks of the key to the map, of which the referee alone knows. */
const notes = (scene: Scene): Entries =>
  scene.notes.map(({ at, text }, place) => [`note:${place}`, { type: 'note', at, text }]);
