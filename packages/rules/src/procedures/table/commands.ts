import type { CreatureId, UserId } from '../../ids.ts';
import type { Role } from '../../seat.ts';
import type { Automation } from '../../state/state.ts';

/** The server tells that somebody took a seat, or another seat. Not asked over the wire. */
export interface SeatPerson {
  readonly type: 'SeatPerson';
  readonly user: UserId;
  readonly name: string;
  readonly role: Role;
}

/** The server tells that somebody was removed or left. Not asked over the wire. */
export interface UnseatPerson {
  readonly type: 'UnseatPerson';
  readonly user: UserId;
}

/** The referee says how much the table does by itself. */
export interface SetAutomation {
  readonly type: 'SetAutomation';
  readonly step: keyof Automation;
  readonly on: boolean;
}

/** The referee says how many minutes, from 0 to 30, the spectators are shown the game late. */
export interface SetGalleryDelay {
  readonly type: 'SetGalleryDelay';
  readonly minutes: number;
}

/** The referee gives a character to a player, or takes it back (null). */
export interface GiveCharacter {
  readonly type: 'GiveCharacter';
  readonly creature: CreatureId;
  readonly to: UserId | null;
}

/** A player takes a character of the party that nobody plays. */
export interface ClaimCharacter {
  readonly type: 'ClaimCharacter';
  readonly creature: CreatureId;
}

/** The referee goes back to the state after the log entry `to`; nothing is erased. */
export interface Rewind {
  readonly type: 'Rewind';
  readonly to: number;
}

export type TableCommand =
  | SeatPerson
  | UnseatPerson
  | SetAutomation
  | SetGalleryDelay
  | GiveCharacter
  | ClaimCharacter
  | Rewind;
