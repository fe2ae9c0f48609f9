import type { Roll } from '../../dice.ts';
import type { CreatureId, DoorId, ItemId, SceneId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import type { Why } from '../../ruling.ts';
import { withCreature } from '../../state/read.ts';
import type { Door } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import { less } from '../light/less.ts';
import { withScene } from '../scene/events.ts';
import { withAttempt } from '../search/attempts.ts';

interface OfDoor {
  readonly scene: SceneId;
  readonly door: DoorId;
}

export interface DoorOpened extends OfDoor {
  readonly type: 'DoorOpened';
  /** Null when the referee did it. */
  readonly by: CreatureId | null;
}

export interface DoorClosed extends OfDoor {
  readonly type: 'DoorClosed';
  /** Null when it fell shut (OSE-DUN-06), or the referee did it. */
  readonly by: CreatureId | null;
}

/** Somebody tried to open it and could not; now it is known why. */
export interface DoorHeld extends OfDoor {
  readonly type: 'DoorHeld';
  readonly by: CreatureId;
  readonly because: 'locked' | 'stuck';
}

export interface DoorForced extends OfDoor {
  readonly type: 'DoorForced';
  readonly by: CreatureId;
  readonly opened: boolean;
  readonly roll: Roll;
  readonly why: Why;
}

export interface LockPicked extends OfDoor {
  readonly type: 'LockPicked';
  readonly by: CreatureId;
  readonly opened: boolean;
  readonly roll: Roll;
  readonly why: Why;
}

export interface DoorSpiked extends OfDoor {
  readonly type: 'DoorSpiked';
  readonly by: CreatureId;
  readonly item: ItemId | null;
}

export interface SpikePulled extends OfDoor {
  readonly type: 'SpikePulled';
  readonly by: CreatureId;
}

/** A secret door stands open, and the party sees it. */
export interface SecretDoorSeen extends OfDoor {
  readonly type: 'SecretDoorSeen';
}

export interface DoorSet extends OfDoor {
  readonly type: 'DoorSet';
  readonly state: Door['state'];
  readonly locked: boolean;
  readonly stuck: boolean;
  readonly found: boolean;
}

export type DoorsEvent =
  | DoorOpened
  | DoorClosed
  | DoorHeld
  | DoorForced
  | LockPicked
  | DoorSpiked
  | SpikePulled
  | SecretDoorSeen
  | DoorSet;

export const doorsEvolvers: Evolvers<DoorsEvent> = {
  DoorOpened: (state, { scene, door }) => withDoor(state, scene, door, (was) => ({ ...was, state: 'open' })),
  DoorClosed: (state, { scene, door }) => withDoor(state, scene, door, (was) => ({ ...was, state: 'closed' })),
  DoorHeld: (state, { scene, door, because }) => withDoor(state, scene, door, (was) => ({ ...was, tried: because })),
  DoorForced: (state, { scene, door, opened }) =>
    withDoor(state, scene, door, (was) =>
      opened ? { ...was, state: 'open' } : { ...was, failedForcings: was.failedForcings + 1 },
    ),
  LockPicked: (state, { scene, door, by, opened }) => {
    const tried = withAttempt(state, { creature: by, target: door, kind: 'locks' });
    return opened ? withDoor(tried, scene, door, (was) => ({ ...was, locked: false, tried: 'locked' })) : tried;
  },
  DoorSpiked: (state, { scene, door, by, item }) => {
    const spiked = withDoor(state, scene, door, (was) => ({ ...was, spiked: true }));
    return item ? withCreature(spiked, by, (bearer) => ({ ...bearer, items: less(bearer.items, item) })) : spiked;
  },
  SpikePulled: (state, { scene, door }) => withDoor(state, scene, door, (was) => ({ ...was, spiked: false })),
  SecretDoorSeen: (state, { scene, door }) => withDoor(state, scene, door, (was) => ({ ...was, found: true })),
  DoorSet: (state, { scene, door, state: stands, locked, stuck, found }) =>
    withDoor(state, scene, door, ({ tried: _forgotten, ...was }) => {
      const spiked = was.spiked && was.state === stands;
      return { ...was, state: stands, locked, stuck, found, spiked };
    }),
};

function withDoor(state: GameState, scene: SceneId, door: DoorId, change: (was: Door) => Door): GameState {
  return withScene(state, scene, (found) => {
    const known = found.doors[door];
    return known ? { ...found, doors: { ...found.doors, [door]: change(known) } } : found;
  });
}
