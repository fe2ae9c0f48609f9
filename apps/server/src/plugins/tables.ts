import plugin from 'fastify-plugin';
import { Server } from 'socket.io';
import { LiveCampaigns } from '../live/live-campaigns.ts';
import { SpareTime } from '../live/spare-time.ts';
import { Tables } from '../live/tables.ts';
import { EventLog } from '../log/event-log.ts';
import { History } from '../log/history.ts';
import { Lines } from '../log/lines.ts';
import { Snapshots } from '../log/snapshots.ts';
import { Bucket } from '../sockets/bucket.ts';
import { onCommand } from '../sockets/command.ts';
import { dismissal } from '../sockets/dismissal.ts';
import type { TableServer } from '../sockets/seated.ts';
import { onSigns } from '../sockets/signs.ts';
import { type Hall, onSit } from '../sockets/sit.ts';
import { refuseStray } from '../sockets/stray.ts';
import { isOwnOrigin } from './origin.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly tables: Tables;
  }
}

/** Bytes of one socket message: a command is short. */
const MOST_BYTES = 64 * 1024;

/** The running tables and the sockets that people sit at them by. */
export const tablesPlugin = plugin<{ readonly publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    const io: TableServer = new Server(app.server, {
      transports: ['websocket'],
      maxHttpBufferSize: MOST_BYTES,
      serveClient: false,
      allowRequest: (request, answer) =>
        answer(null, isOwnOrigin(request.headers.origin, request.headers.host, publicUrl)),
    });
    const log = new EventLog(app.pool);
    const snapshots = new Snapshots(app.pool);
    const trouble = (error: unknown) => app.log.error({ err: error }, 'a table is in trouble');
    const ground = { log, snapshots, history: new History(log, snapshots), spare: new SpareTime(), trouble };
    const live = new LiveCampaigns(app.prisma, ground, {
      happened: (room, envelope) => io.to(room).emit('happened', envelope),
    });
    const lines = new Lines(app.pool);
    const hall: Hall = { io, app, live, lines };
    app.decorate('tables', new Tables(live, lines, { dismiss: dismissal(hall) }));

    io.use(async (socket, next) => {
      const user = await app.sessionOf(socket.handshake.headers.cookie).catch(() => null);
      if (!user) return next(new Error('not-logged-in'));
      socket.data = {
        user,
        taken: null,
        doing: 'here',
        shown: new Set(),
        commands: new Bucket(60, 30),
        signs: new Bucket(60, 40),
      };
      next();
    });
    io.on('connection', (socket) => {
      refuseStray(socket);
      onSit(hall, socket);
      onCommand(socket);
      onSigns(io, socket);
    });
    app.addHook('preClose', async () => {
      live.close();
      io.disconnectSockets(true);
      await io.close();
    });
  },
  { name: 'tables', dependencies: ['database'] },
);
