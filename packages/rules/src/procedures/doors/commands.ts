import type { CreatureId, DoorId } from '../../ids.ts';

interface AtDoor {
  readonly creature: CreatureId;
  readonly door: DoorId;
}

export interface OpenDoor extends AtDoor {
  readonly type: 'OpenDoor';
}

export interface CloseDoor extends AtDoor {
  readonly type: 'CloseDoor';
}

/** A stuck door is put a shoulder to. */
export interface ForceDoor extends AtDoor {
  readonly type: 'ForceDoor';
}

export interface PickLock extends AtDoor {
  readonly type: 'PickLock';
}

/** An iron spike keeps the door as it is, open or shut. */
export interface SpikeDoor extends AtDoor {
  readonly type: 'SpikeDoor';
}

/** The spike is knocked out and left; the door moves again. */
export interface PullSpike extends AtDoor {
  readonly type: 'PullSpike';
}

/** The referee sets how a door is. */
export interface SetDoor {
  readonly type: 'SetDoor';
  readonly door: DoorId;
  readonly state: 'open' | 'closed';
  readonly locked: boolean;
  readonly stuck: boolean;
  /** The players know of it, where it is a secret one. */
  readonly found: boolean;
}

export type DoorsCommand = OpenDoor | CloseDoor | ForceDoor | PickLock | SpikeDoor | PullSpike | SetDoor;
