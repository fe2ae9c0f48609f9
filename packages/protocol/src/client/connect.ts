import type { TakenPart } from '@lanthorn/rules';
import { io } from 'socket.io-client';
import type { TableSocket } from './socket.ts';
import { Table } from './table.ts';

export interface ConnectOptions {
  /** The server's origin; a page leaves it out. */
  readonly url?: string;
  readonly campaign: string;
  /** The session cookie, for programs; browsers send their own. */
  readonly cookie?: string;
  /** By which build this page was made; programs leave it out. */
  readonly page?: string;
  /** Whose part the referee takes in a player's seat; left out for one's own seat. */
  readonly as?: TakenPart;
}

/** Takes a seat in a campaign, and keeps it over lost connections. */
export function connect({ url, campaign, cookie, page, as }: ConnectOptions): Table {
  const options = {
    transports: ['websocket'],
    reconnectionDelay: 250,
    reconnectionDelayMax: 3_000,
    ...(cookie && url ? { extraHeaders: { cookie, origin: url } } : {}),
    forceNew: true,
  };
  const socket: TableSocket = url ? io(url, options) : io(options);
  return new Table(socket, { campaign, ...(page ? { page } : {}), ...(as ? { as } : {}) });
}
