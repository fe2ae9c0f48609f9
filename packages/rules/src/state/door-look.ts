import { once } from '../core/index.ts';
import type { Door, DoorLook, Scene } from './scene.ts';

export const doorLookOf = ({ state, spiked }: Door): DoorLook => ({ state, spiked });

/** A secret door that the players have not found. */
export const isUnfound = ({ kind, found }: Door): boolean => kind === 'secret' && !found;

/** How a door stands as far as the players know: as they last saw it, and one they have not found is wall. */
export const lookAsKnown = (door: Door): DoorLook =>
  isUnfound(door) ? { ...doorLookOf(door), state: 'closed' } : (door.lastSeen ?? doorLookOf(door));

/** What the players take a door to be, where it is not so; null where they are right. */
export const believedOf = (door: Door): Door['state'] | null => {
  const { state } = lookAsKnown(door);
  return state === door.state ? null : state;
};

/** Whether the players take a door to stand otherwise than it does. */
export const isMistaken = (door: Door): boolean => !sameLook(lookAsKnown(door), door);

const sameLook = (one: DoorLook, other: DoorLook): boolean => one.state === other.state && one.spiked === other.spiked;

/** A door that has changed unseen: the players remember it as they did. */
export const changedUnseen = (now: Door, before: Door): Door => {
  const lastSeen = before.lastSeen ?? doorLookOf(before);
  return sameLook(lastSeen, now) ? recognised(now) : { ...now, lastSeen };
};

/** A door that the players know as it is. */
export function recognised(door: Door): Door {
  const { lastSeen: _mistaken, ...known } = door;
  return known;
}

/** The doors of a scene as the players take them to stand; the same object where they are right. */
export const doorsAsKnown = once((doors: Scene['doors']): Scene['doors'] => {
  const all = Object.values(doors);
  return all.some(isMistaken)
    ? Object.fromEntries(all.map((door) => [door.id, { ...door, ...lookAsKnown(door) }]))
    : doors;
});
