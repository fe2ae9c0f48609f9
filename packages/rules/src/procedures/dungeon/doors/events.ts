import type { CreatureId, DoorId, ItemId, Roll, RuleId, SceneId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withAttempt } from '../../../state/attempts.ts';
import { changedUnseen, recognised } from '../../../state/door-look.ts';
import { withCreature } from '../../../state/read.ts';
import type { Door } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { withScene } from '../../table/scene/events.ts';
import { withOneUsedUp } from '../light/less.ts';

interface OfDoor {
  readonly scene: SceneId;
  readonly door: DoorId;
}

/** A change of a door that the players know of. */
interface OfKnownDoor extends OfDoor {
  /** None of the players' saw it or had a hand in it: they remember the door as it was. */
  readonly unseen?: true;
}

export interface DoorOpened extends OfKnownDoor {
  readonly type: 'DoorOpened';
  /** Null when the referee did it. */
  readonly by: CreatureId | null;
}

export interface DoorClosed extends OfKnownDoor {
  readonly type: 'DoorClosed';
  /** Null when it fell shut, or the referee did it. */
  readonly by: CreatureId | null;
}

/** Somebody tried to open it and could not; now it is known why. */
export interface DoorHeld extends OfKnownDoor {
  readonly type: 'DoorHeld';
  readonly by: CreatureId;
  readonly because: 'locked' | 'stuck';
  /** The rule of the magic that holds it, where that is so and all may know. */
  readonly magic?: RuleId;
}

export interface DoorForced extends OfKnownDoor {
  readonly type: 'DoorForced';
  readonly by: CreatureId;
  readonly opened: boolean;
  readonly roll: Roll;
  readonly why: Why;
}

export interface LockPicked extends OfKnownDoor {
  readonly type: 'LockPicked';
  readonly by: CreatureId;
  readonly opened: boolean;
  readonly roll: Roll;
  readonly why: Why;
}

export interface DoorSpiked extends OfKnownDoor {
  readonly type: 'DoorSpiked';
  readonly by: CreatureId;
  readonly item: ItemId | null;
}

export interface SpikePulled extends OfKnownDoor {
  readonly type: 'SpikePulled';
  readonly by: CreatureId;
}

/** A secret door stands open, and the party sees it. */
export interface SecretDoorSeen extends OfDoor {
  readonly type: 'SecretDoorSeen';
}

/** A door that the players remember otherwise comes into view. */
export interface DoorRecognised extends OfDoor {
  readonly type: 'DoorRecognised';
}

export interface DoorSet extends OfKnownDoor {
  readonly type: 'DoorSet';
  readonly state: Door['state'];
  readonly locked: boolean;
  readonly stuck: boolean;
  readonly found: boolean;
  /** What did it has been told already. */
  readonly said?: true;
}

/** What somebody does to a door. */
export type DoorChanged =
  | DoorOpened
  | DoorClosed
  | DoorHeld
  | DoorForced
  | LockPicked
  | DoorSpiked
  | SpikePulled
  | DoorSet;

export type DoorsEvent = DoorChanged | DoorRecognised | SecretDoorSeen;

export const doorsEvolvers: Evolvers<DoorsEvent> = {
  DoorOpened: (state, event) => {
    const dweller = event.by !== null && state.creatures[event.by]?.kind === 'monster';
    return changed(state, event, (was) => ({ ...(event.unseen || dweller ? was : yielding(was)), state: 'open' }));
  },
  DoorClosed: (state, event) => changed(state, event, (was) => ({ ...was, state: 'closed' })),
  DoorHeld: (state, event) =>
    changed(state, event, (was) => (event.unseen || event.magic ? was : { ...was, tried: event.because })),
  DoorForced: (state, event) =>
    changed(state, event, (was) =>
      event.opened ? { ...was, state: 'open' } : { ...was, failedForcings: was.failedForcings + 1 },
    ),
  LockPicked: (state, event) => {
    const { door, by, opened, unseen } = event;
    const tried = withAttempt(state, { creature: by, target: door, kind: 'locks' });
    return opened
      ? changed(tried, event, (was) => ({ ...was, locked: false, ...(unseen ? {} : { tried: 'unlocked' }) }))
      : tried;
  },
  DoorSpiked: (state, event) => {
    const spiked = changed(state, event, (was) => ({ ...was, spiked: true }));
    const { by, item } = event;
    return item
      ? withCreature(spiked, by, (bearer) => ({ ...bearer, items: withOneUsedUp(bearer.items, item) }))
      : spiked;
  },
  SpikePulled: (state, event) => changed(state, event, (was) => ({ ...was, spiked: false })),
  DoorRecognised: (state, { scene, door }) => withDoor(state, scene, door, recognised),
  SecretDoorSeen: (state, { scene, door }) =>
    withDoor(state, scene, door, (was) => recognised({ ...was, found: true })),
  DoorSet: (state, event) =>
    changed(state, event, (was) => {
      const { state: stands, locked, stuck, found } = event;
      return { ...was, state: stands, locked, stuck, found, spiked: was.spiked && was.state === stands };
    }),
};

/** That a lock or the frame held it is disproved when it opens to a hand. */
const yielding = ({ tried, ...was }: Door): Door => (tried === 'unlocked' ? { ...was, tried } : was);

function changed(state: GameState, { scene, door, unseen }: DoorChanged, change: (was: Door) => Door): GameState {
  return withDoor(state, scene, door, (was) => (unseen ? changedUnseen(change(was), was) : recognised(change(was))));
}

function withDoor(state: GameState, scene: SceneId, door: DoorId, change: (was: Door) => Door): GameState {
  return withScene(state, scene, (found) => {
    const known = found.doors[door];
    return known ? { ...found, doors: { ...found.doors, [door]: change(known) } } : found;
  });
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly doors: DoorsEvent;
  }
}
