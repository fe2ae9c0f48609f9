import type { FastifyInstance } from 'fastify';
import type { LiveCampaigns } from '../live/live-campaigns.ts';
import type { Lines } from '../log/lines.ts';
import type { Allowances } from './allowances.ts';
import type { Backlog } from './backlog.ts';
import type { Presence } from './presence.ts';
import type { TableServer, TableSocket } from './seated.ts';

/** What the handlers of all sockets share. */
export interface SocketContext {
  readonly io: TableServer;
  readonly app: FastifyInstance;
  readonly live: LiveCampaigns;
  readonly lines: Lines;
  readonly presence: Presence;
  readonly allowances: Allowances;
  /** By which build the pages were made that this server sends; null where it sends none. */
  readonly page: string | null;
  readonly backlog: Backlog<TableSocket>;
}
