import type { CreatureId, UserId } from './ids.ts';

export const ROLES = ['referee', 'player', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** Whose part the referee takes: everyone of the party's, a character's, or a player's; or a spectator's, who only looks on. */
export type TakenPart =
  | { readonly kind: 'spectator' }
  | { readonly kind: 'party' }
  | { readonly kind: 'creature'; readonly creature: CreatureId }
  | { readonly kind: 'player'; readonly user: UserId };

/** Who asks and who is shown: one person in one campaign. It comes from the session, never from a message. */
export interface Seat {
  readonly role: Role;
  readonly user: UserId;
  /** The name shown to the table. */
  readonly name: string;
  /** The referee sits as a player or a spectator: shown what they are shown, and acting in their stead. Absent in all other seats. */
  readonly as?: TakenPart;
}

/** Whether a seat speaks for somebody at the table: oneself, or the one whose part is taken. */
export function speaksFor({ user, as }: Seat, person: UserId | null): boolean {
  if (!as) return person === user;
  return as.kind === 'party' || (as.kind === 'player' && person === as.user);
}

/** Who looks, where persons make no difference: the referee, or everyone else. */
export type Eye = 'referee' | 'table';

export const eyeOf = ({ role }: Pick<Seat, 'role'>): Eye => (role === 'referee' ? 'referee' : 'table');
