import type { UserId } from './ids.ts';

export const ROLES = ['referee', 'player', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** Who asks and who is shown: one person in one campaign. It comes from the session, never from a message. */
export interface Seat {
  readonly role: Role;
  readonly user: UserId;
  /** The name shown to the table. */
  readonly name: string;
}
