import { canStep, centreOf, type Shunned, type Square } from '@lanthorn/geometry';
import { impossible, type Refusal } from '../../../core/index.ts';
import { isUnfound, lookAsKnown } from '../../../state/door-look.ts';
import { groundAsKnown, isBeside, isInTheWay } from '../../../state/ground.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import { type Eye, groundFor, wayOver } from './way.ts';

/** From where somebody looks for a way, to where, and with whose knowledge of the map. */
export interface Sought {
  readonly from: Square;
  readonly to: Square;
  readonly eye: Eye;
  /** What is gone round; the traps that were found where it is not given. */
  readonly shunned?: Shunned | null;
}

/** What ends a way: a shut door, and the square before it. */
export interface Stopped {
  readonly door: Door;
  readonly before: Square;
}

/** The first shut door that players know of on the way there would be if they stood open; null where there is no way at all. */
const shutDoorOn = (scene: Scene, sought: Sought): Door | null => stoppedOn(scene, sought)?.door ?? null;

/** That door, and how far one gets. */
export function stoppedOn(scene: Scene, { from, to, eye, ...looking }: Sought): Stopped | null {
  const shut = Object.values(scene.doors).filter(isShutAsKnown);
  if (shut.length === 0) return null;
  const path = wayOver(scene, from, to, groundFor(eye, withOpen(scene), from), looking) ?? [];
  const ground = groundAsKnown(scene);
  const step = path.findIndex((square, nth) => nth > 0 && !canStep(path[nth - 1] ?? square, square, ground));
  const [here, there] = [path[step - 1], path[step]];
  if (step < 0 || !here || !there) return null;
  const by = (square: Square) => shut.filter((door) => isBeside(square, scene, door));
  const door = by(here).find((one) => by(there).includes(one)) ?? by(there)[0] ?? by(here)[0];
  return door ? { door, before: here } : null;
}

/** Why somebody does not come to a square: for a shut door, where there is one that they know of. @param otherwise a sentence */
export function noWay(scene: Scene, sought: Sought, otherwise: string): Refusal {
  const door = shutDoorOn(scene, sought);
  return door ? shutInTheWay(scene, sought.from, door) : impossible('blocked', otherwise);
}

/** @param rather what else may be done about it, after a comma */
export const shutInTheWay = (scene: Scene, from: Square, door: Door, rather = ''): Refusal =>
  impossible('blocked', `A shut door${whereDoorLies(scene, from, door)} is in the way: open it first${rather}.`);

const isShutAsKnown = (door: Door): boolean =>
  !isUnfound(door) && door.kind !== 'window' && isInTheWay({ ...door, ...lookAsKnown(door) });

/** By the doors of a scene: as though each that is shut stood open. */
const opened = new WeakMap<Scene['doors'], Scene['doors']>();

function withOpen(scene: Scene): Scene {
  const open =
    opened.get(scene.doors) ??
    Object.fromEntries(Object.entries(scene.doors).filter(([, door]) => !isShutAsKnown(door)));
  opened.set(scene.doors, open);
  return { ...scene, doors: open };
}

function offset({ grid }: Scene, from: Square, { segment: { a, b } }: Door) {
  const at = centreOf(from, grid);
  return { right: (a.x + b.x) / 2 - at.x, down: (a.y + b.y) / 2 - at.y };
}

const WINDS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;

/** A door whose middle is nearer than this, in squares, stands across the square itself. */
const HERE = 0.3;

/** ` to the north`: where a door lies from a square; nothing of one that stands across it. */
export function whereDoorLies(scene: Scene, from: Square, door: Door): string {
  const { right, down } = offset(scene, from, door);
  if (Math.hypot(right, down) < HERE) return '';
  const eighth = Math.round((Math.atan2(down, right) / (2 * Math.PI)) * WINDS.length);
  return ` to the ${WINDS[(eighth + WINDS.length) % WINDS.length] ?? 'north'}`;
}
