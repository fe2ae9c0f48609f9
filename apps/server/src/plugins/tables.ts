import plugin from 'fastify-plugin';
import { Server } from 'socket.io';
import { HourClock } from '../hours/hour-clock.ts';
import { LiveCampaigns } from '../live/live-campaigns.ts';
import { Tables } from '../live/tables.ts';
import { EventLog } from '../log/event-log.ts';
import { History } from '../log/history.ts';
import { Lines } from '../log/lines.ts';
import { Snapshots } from '../log/snapshots.ts';
import { Allowances } from '../sockets/allowances.ts';
import { Backlog } from '../sockets/backlog.ts';
import { onCommand } from '../sockets/command.ts';
import type { SocketContext } from '../sockets/context.ts';
import { dismiss, dismissing } from '../sockets/dismissal.ts';
import { DeflatingServer, frameOnce } from '../sockets/frames.ts';
import { hearOthers } from '../sockets/others.ts';
import { Presence } from '../sockets/presence.ts';
import type { TableServer, TableSocket } from '../sockets/seated.ts';
import { onSigns } from '../sockets/signs.ts';
import { onSit } from '../sockets/sit.ts';
import { refuseStray } from '../sockets/stray.ts';
import { textParser } from '../sockets/text-parser.ts';
import { isOwnOrigin } from './origin.ts';
import { builtPage } from './web.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly tables: Tables;
    /** Who is at the tables. */
    readonly presence: Pick<Presence, 'isReferees'>;
    /** What waits to be read by those at the tables. */
    readonly backlog: Pick<Backlog<TableSocket>, 'bytes'>;
  }
}

/** Bytes of one socket message: a command is short. */
const MOST_BYTES = 64 * 1024;
/** Connections that one person may hold at this server: nobody has so many pages open. */
const MOST_CONNECTIONS = 50;
/** Milliseconds between looks for sessions that have expired. */
const LOOK = 10 * 60_000;

/** The running tables and the sockets that people sit at them by. */
export const tablesPlugin = plugin<{ readonly publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    const io: TableServer = new Server(app.server, {
      transports: ['websocket'],
      maxHttpBufferSize: MOST_BYTES,
      serveClient: false,
      parser: textParser,
      wsEngine: DeflatingServer,
      allowRequest: (request, answer) =>
        answer(null, isOwnOrigin(request.headers.origin, request.headers.host, publicUrl)),
    });
    const log = new EventLog(app.prisma, app.nodes.name);
    const snapshots = new Snapshots(app.prisma);
    const trouble = (error: unknown) => app.log.error({ err: error }, 'a live campaign failed');
    const history = new History(log, snapshots);
    const ground = { log, snapshots, history, now: () => Date.now(), trouble };
    const live = new LiveCampaigns(app.prisma, ground, {
      happened: (rooms, envelope) => io.to([...rooms]).emit('happened', envelope),
    });
    const hours = new HourClock(live, Date.now, trouble);
    const lines = new Lines(app.prisma);
    const presence = new Presence(io, app.nodes);
    const allowances = new Allowances((user) => 1 + presence.otherNodesOf(user));
    const backlog = new Backlog<TableSocket>((socket) => dismiss(context, socket, 'behind'));
    const context: SocketContext = { io, app, live, lines, presence, allowances, backlog, page: builtPage() };
    app
      .decorate('tables', new Tables(live, lines, dismissing(context)))
      .decorate('presence', presence)
      .decorate('backlog', backlog);
    hearOthers(context);

    io.use(async (socket, next) => {
      const session = await app.sessions.read(socket.handshake.headers.cookie).catch((error: unknown) => {
        app.log.error({ err: error }, 'a session could not be read');
        return 'unavailable' as const;
      });
      if (session === 'unavailable') return next(new Error(session));
      if (!session) return next(new Error('not-logged-in'));
      if (backlog.connectionsOf(session.user.id) >= MOST_CONNECTIONS) return next(new Error('too-many'));
      socket.data = { user: session.user, session: session.id, taken: null, doing: 'here', shown: new Set() };
      next();
    });
    io.on('connection', (socket) => {
      backlog.watch(socket);
      frameOnce(socket.conn);
      refuseStray(socket);
      onSit(context, socket);
      onCommand(context, socket);
      onSigns(context, socket);
    });
    const look = () =>
      app.tables
        .endExpired()
        .catch((error: unknown) => app.log.warn({ err: error }, 'expired sessions could not be ended'));
    const looking = setInterval(look, LOOK).unref();
    app.addHook('preClose', async () => {
      clearInterval(looking);
      hours.stop();
      live.close();
      io.disconnectSockets(true);
      await io.close();
    });
  },
  { name: 'tables', dependencies: ['database', 'nodes', 'accounts'] },
);
