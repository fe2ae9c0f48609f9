import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientOver } from '@lanthorn/prisma';
import { id } from '@lanthorn/rules';
import pg from 'pg';
import { Server, type Socket } from 'socket.io';
import { EventLog } from '../apps/server/src/log/event-log.ts';
import { answerLoad } from './answering.ts';
import type { ClientToFloor, Echo, FloorToClient } from './parts.ts';

/** A server without a game: what Socket.IO, and Socket.IO with the log, can do at best on this machine. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });
const prisma = clientOver(pool);
const log = new EventLog(prisma);
const entries = new Map<string, number>();
const http = createServer();
const io = new Server<ClientToFloor, FloorToClient>(http, { transports: ['websocket'], serveClient: false });

io.on('connection', (socket) => {
  let room = '';
  socket.on('enter', async (entered, done) => {
    room = entered;
    await socket.join(room);
    done();
  });
  socket.on('echo', async (floor, echo, done) => {
    if (floor === 'echo after the insert') await insert(room, socket, echo);
    io.to(room).emit('echoed', echo);
    done();
  });
});

/** The smallest entry that the log may hold: one event, and its lines for the referee and the table. */
async function insert(room: string, { id: by }: Socket, { no, text }: Echo): Promise<void> {
  const seq = (entries.get(room) ?? 0) + 1;
  entries.set(room, seq);
  const line = { kind: 'speech', text } as const;
  const lines = ['referee', 'table'].map((audience) => ({ id: `${room}:${no}:${audience}`, part: 0, audience, line }));
  const events = [{ type: 'Narrated', by: id<'user'>(by), text }] as const;
  await log.append({ campaign: room, seq, commandId: `${room}:${no}`, by, events, lines, at: Date.now() });
}

http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  answerLoad({ url: `http://127.0.0.1:${port}`, campaigns: [] }, http, async () => {
    await io.close();
    await prisma.$disconnect();
    await pool.end();
  });
});
