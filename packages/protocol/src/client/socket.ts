import type { Socket } from 'socket.io-client';
import type { ClientToServer, ServerToClient } from '../events.ts';

/** A connection as this client uses it. */
export type TableSocket = Socket<ServerToClient, ClientToServer>;
