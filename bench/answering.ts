import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Ready, Spent } from './parts.ts';

/** In a server's process: says that it is ready, answers what it has spent, and ends with the load. */
export function answerLoad(ready: Ready, server: Server, close: () => Promise<void>): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const sent = [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
    const spent: Spent = { cpu: (user + system) / 1000, sent };
    process.send?.(spent);
  });
  process.on('disconnect', () => void close().finally(() => process.exit(0)));
  process.send?.(ready);
}
