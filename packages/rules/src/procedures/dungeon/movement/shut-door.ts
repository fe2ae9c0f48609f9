import { centreOf, type Square } from '@lanthorn/geometry';
import { impossible, type Refusal } from '../../../core/index.ts';
import { isUnfound, lookAsKnown } from '../../../state/door-look.ts';
import { isInTheWay } from '../../../state/ground.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import { type Eye, groundFor, wayOver } from './way.ts';

/** From where somebody looks for a way, to where, and with whose knowledge of the map. */
export interface Sought {
  readonly from: Square;
  readonly to: Square;
  readonly eye: Eye;
}

/** Of the doors that players know of and take to be shut, the nearest without which there is no way; null where there is none at all. */
export function shutDoorOn(scene: Scene, sought: Sought): Door | null {
  const shut = Object.values(scene.doors).filter(isShutAsKnown);
  const leads = (still: readonly Door[]): boolean =>
    wayOver(scene, sought.from, sought.to, groundFor(sought.eye, withOpen(scene, still), sought.from)) !== null;
  if (shut.length === 0 || !leads(shut)) return null;
  const near = shut.toSorted((one, other) => away(scene, sought.from, one) - away(scene, sought.from, other));
  return near.find((door) => !leads(shut.filter((other) => other !== door))) ?? near[0] ?? null;
}

/** @param rather what else may be done about it, after a comma */
export const shutInTheWay = (scene: Scene, from: Square, door: Door, rather = ''): Refusal =>
  impossible('blocked', `A shut door to the ${towards(scene, from, door)} is in the way: open it first${rather}.`);

const isShutAsKnown = (door: Door): boolean =>
  !isUnfound(door) && door.kind !== 'window' && isInTheWay({ ...door, ...lookAsKnown(door) });

/** As though these doors stood open. */
const withOpen = (scene: Scene, open: readonly Door[]): Scene => ({
  ...scene,
  doors: Object.fromEntries(Object.entries(scene.doors).filter(([, door]) => !open.includes(door))),
});

function offset({ grid }: Scene, from: Square, { segment: { a, b } }: Door) {
  const at = centreOf(from, grid);
  return { right: (a.x + b.x) / 2 - at.x, down: (a.y + b.y) / 2 - at.y };
}

const away = (scene: Scene, from: Square, door: Door): number => {
  const { right, down } = offset(scene, from, door);
  return Math.hypot(right, down);
};

const WINDS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;

function towards(scene: Scene, from: Square, door: Door): string {
  const { right, down } = offset(scene, from, door);
  const eighth = Math.round((Math.atan2(down, right) / (2 * Math.PI)) * WINDS.length);
  return WINDS[(eighth + WINDS.length) % WINDS.length] ?? 'north';
}
