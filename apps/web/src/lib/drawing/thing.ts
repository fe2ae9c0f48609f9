import { centreOf, type GridKind, midpointOf, type Point, squareAt } from '@lanthorn/geometry';
import type { Door, Exit, Feature, FixedLight, RoomFacts, Scene, Trap, Wall } from '@lanthorn/rules';
import { wallKey } from '@lanthorn/rules';
import { nearestOn, wallNear } from './in-wall.ts';
import type { Take } from './patch.ts';

/** Something that is drawn on a scene. */
export type Thing =
  | { readonly kind: 'wall'; readonly wall: Wall }
  | { readonly kind: 'door'; readonly door: Door }
  | { readonly kind: 'light'; readonly light: FixedLight }
  | { readonly kind: 'feature'; readonly feature: Feature }
  | { readonly kind: 'exit'; readonly exit: Exit }
  | { readonly kind: 'note'; readonly note: Scene['notes'][number] }
  | { readonly kind: 'trap'; readonly trap: Trap }
  | { readonly kind: 'room'; readonly room: RoomFacts };

/** What is chosen: a thing, or the name of one that is only just being drawn. */
export type Chosen =
  | Thing
  | { readonly kind: 'trap'; readonly trap: Pick<Trap, 'id'> }
  | { readonly kind: 'room'; readonly room: Pick<RoomFacts, 'key'> };

/** Squares from the middle of a small thing within which it is meant. */
const REACH = 0.45;

/** What lies under a point: what is small comes before walls, and a room is meant by its number or, last, by its floor. */
export function thingAt(scene: Scene, at: Point): Thing | null {
  const near = (place: Point) => Math.hypot(place.x - at.x, place.y - at.y) < REACH;
  const door = Object.values(scene.doors).find(({ segment }) => nearestOn(segment, at).off < 0.3);
  if (door) return { kind: 'door', door };
  const light = scene.lights.find((one) => near(one.at));
  if (light) return { kind: 'light', light };
  const exit = Object.values(scene.exits ?? {}).find((one) => near(centreOf(one.at, scene.grid)));
  if (exit) return { kind: 'exit', exit };
  const feature = scene.features.find((one) => near(one.at));
  if (feature) return { kind: 'feature', feature };
  const note = scene.notes.find((one) => near(one.at));
  if (note) return { kind: 'note', note };
  const wall = wallNear(scene.walls, at, 0.25);
  if (wall) return { kind: 'wall', wall };
  const { x, y } = squareAt(at, scene.grid);
  const holds = ({ squares }: Pick<RoomFacts, 'squares'>) => squares.some((one) => one.x === x && one.y === y);
  const trap = Object.values(scene.traps).find(holds);
  if (trap) return { kind: 'trap', trap };
  const room = scene.rooms.find((one) => near(centreOf(one.at, scene.grid))) ?? scene.rooms.find(holds);
  return room ? { kind: 'room', room } : null;
}

/** Where a thing is, for what is shown beside it. */
export function placeOf(thing: Thing, grid: GridKind): Point {
  switch (thing.kind) {
    case 'wall':
      return midpointOf(thing.wall);
    case 'door':
      return midpointOf(thing.door.segment);
    case 'light':
      return thing.light.at;
    case 'feature':
      return thing.feature.at;
    case 'exit':
      return centreOf(thing.exit.at, grid);
    case 'note':
      return thing.note.at;
    case 'trap':
      return centreOf(thing.trap.squares[0] ?? { x: 0, y: 0 }, grid);
    case 'room':
      return centreOf(thing.room.at, grid);
    default:
      return thing satisfies never;
  }
}

/** The same thing in the scene as it is now; null once it is gone. */
export function stillThere(scene: Scene, thing: Chosen): Thing | null {
  switch (thing.kind) {
    case 'door': {
      const door = scene.doors[thing.door.id];
      return door ? { kind: 'door', door } : null;
    }
    case 'trap': {
      const trap = scene.traps[thing.trap.id];
      return trap ? { kind: 'trap', trap } : null;
    }
    case 'room': {
      const room = scene.rooms.find(({ key }) => key === thing.room.key);
      return room ? { kind: 'room', room } : null;
    }
    case 'exit': {
      const exit = scene.exits?.[thing.exit.id];
      return exit ? { kind: 'exit', exit } : null;
    }
    case 'wall': {
      const wall = scene.walls.find((one) => wallKey(one) === wallKey(thing.wall));
      return wall ? { kind: 'wall', wall } : null;
    }
    case 'light': {
      const light = scene.lights.find(({ at }) => samePoint(at, thing.light.at));
      return light ? { kind: 'light', light } : null;
    }
    case 'feature': {
      const feature = scene.features.find(({ at }) => samePoint(at, thing.feature.at));
      return feature ? { kind: 'feature', feature } : null;
    }
    case 'note': {
      const note = scene.notes.find(({ at }) => samePoint(at, thing.note.at));
      return note ? { kind: 'note', note } : null;
    }
    default:
      return thing satisfies never;
  }
}

const samePoint = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** What takes a thing off the scene. */
export function removalOf(thing: Thing): Take {
  switch (thing.kind) {
    case 'wall':
      return { walls: [[thing.wall.a.x, thing.wall.a.y, thing.wall.b.x, thing.wall.b.y]] };
    case 'door':
      return { doors: [thing.door.id] };
    case 'light':
      return { lights: [thing.light.at] };
    case 'feature':
      return { features: [thing.feature.at] };
    case 'exit':
      return { exits: [thing.exit.id] };
    case 'note':
      return { notes: [thing.note.at] };
    case 'trap':
      return { traps: [thing.trap.id] };
    case 'room':
      return { rooms: [thing.room.key] };
    default:
      return thing satisfies never;
  }
}
