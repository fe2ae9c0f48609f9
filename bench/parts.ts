import type { CreatureId } from '@lanthorn/rules';

/** What the load and the servers it is put on agree on. */

/** A seat that the load takes at a table. */
export interface SeatAt {
  readonly cookie: string;
  readonly role: 'referee' | 'player' | 'spectator';
  /** The character that a player plays; null for everyone else. */
  readonly character: CreatureId | null;
}

export interface CampaignAt {
  readonly id: string;
  readonly seats: readonly SeatAt[];
}

/** What a server says once it listens. */
export interface Ready {
  readonly url: string;
  /** None where there are rooms without a game. */
  readonly campaigns: readonly CampaignAt[];
}

/** What a server says when it is asked what it has spent. */
export interface Spent {
  /** Processor time since its start, in milliseconds. */
  readonly cpu: number;
  /** Bytes to all sockets since its start. */
  readonly sent: number;
}

/** To play for a while at the table of a page that is watched. */
export interface Watch {
  readonly milliseconds: number;
}

/** From asking to the next button, in milliseconds, for each command of the watched page. */
export type Lags = readonly number[];

export const CAMPAIGNS = 25;
export const SEATS = 8;

/** An echo for the 8 sockets of a room: at once, or once it is in the log. */
export const FLOORS = ['echo', 'echo after the insert'] as const;
export type Floor = (typeof FLOORS)[number];

/** A bare command and what is shown of it. */
export interface Echo {
  readonly no: number;
  readonly text: string;
}

export interface FloorToClient {
  echoed(echo: Echo): void;
}

export interface ClientToFloor {
  enter(room: string, entered: () => void): void;
  echo(floor: Floor, echo: Echo, done: () => void): void;
}
