import type { ClientToServer, ServerToClient } from '@lanthorn/protocol';
import type { Role, Seat } from '@lanthorn/rules';
import type { Server, Socket } from 'socket.io';
import type { User } from '../accounts/sessions.ts';
import type { LiveCampaign } from '../live/live-campaign.ts';

/** What a connection has become. */
export interface Seating {
  readonly campaign: LiveCampaign;
  readonly seat: Seat;
}

export interface SocketFacts {
  /** From the session, never from a message. */
  user: User;
  /** The session that the connection lives by. */
  session: string;
  taken: Seating | null;
  doing: 'here' | 'away' | 'typing' | 'pointing';
  /** Signs that the players are shown now: `pointer`, or the id of a creature that is dragged. */
  shown: Set<string>;
}

export type TableServer = Server<ClientToServer, ServerToClient, Record<string, never>, SocketFacts>;
export type TableSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketFacts>;

/** Everyone of a campaign, whatever their seat. */
export const roomOfAll = (campaign: string): string => `${campaign}/all`;

/** The sockets of those who sit at the desk, at the table, or in the gallery. */
export const roomOfRole = (campaign: string, role: Role): string => `${campaign}/${role}`;
