export type Role = 'referee' | 'player' | 'spectator';

export interface CampaignSummary {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly archived?: boolean;
}

export interface CampaignListed extends CampaignSummary {
  /** When it was begun here, or brought here; an ISO date. */
  readonly begun: string;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** `30 November 2026 at 19:40`. */
export const dayOf = (begun: string): string => DAY.format(new Date(begun));

export interface Member {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly guest: boolean;
}

/** Somebody whom the referee has removed. */
export interface Banned {
  readonly userId: string;
  readonly name: string;
  readonly guest: boolean;
  /** The link they had come by, while it is open. */
  readonly inviteId: string | null;
}

export interface Invite {
  readonly id: string;
  readonly role: 'player' | 'spectator';
  readonly token: string;
  readonly expiresAt: string | null;
  readonly maxUses: number | null;
  readonly uses: number;
}

/** Where each role sits. */
export const PLACES = { referee: 'desk', player: 'table', spectator: 'gallery' } as const;

export const pageOf = (campaign: string, role: Role): string => `/campaigns/${campaign}/${PLACES[role]}`;
