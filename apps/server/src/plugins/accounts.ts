import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { Accounts } from '../accounts/accounts.ts';
import { type Sessions, sessionsOver, type User } from '../accounts/sessions.ts';
import { HttpError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly accounts: Accounts;
    readonly sessions: Sessions;
  }
  interface FastifyRequest {
    user: User | null;
  }
}

/** Milliseconds between two times that sessions and failed log-ins of long ago are forgotten. */
const TIDY = 3_600_000;

/** Everyone's session, read once a request under `/api`. */
export const accountsPlugin = plugin<{ readonly secure: boolean }>(
  async (app, { secure }) => {
    const sessions = sessionsOver(app.pool, secure);
    const accounts = new Accounts(app.prisma);
    app.decorate('accounts', accounts).decorate('sessions', sessions);
    app.decorateRequest('user', null);
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/api/') || request.url.startsWith('/api/health')) return;
      const session = await sessions.read(request.headers.cookie);
      request.user = session?.user ?? null;
      if (session?.cookie) reply.header('set-cookie', session.cookie);
      reply.header('cache-control', 'no-store');
    });
    const tidy = async () => {
      await Promise.all([sessions.tidy(), accounts.tidy()]).catch((error: unknown) =>
        app.log.warn({ err: error }, 'expired sessions and failed log-ins could not be cleared'),
      );
    };
    const tidying = setInterval(tidy, TIDY).unref();
    app.addHook('onClose', async () => clearInterval(tidying));
  },
  { name: 'accounts', dependencies: ['database'] },
);

/** The person who asks. @throws HttpError `not-logged-in` */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new HttpError('not-logged-in', 'Log in first, or follow an invite link.');
  return request.user;
}

/** Begins a session for somebody, in the reply; the one they had at this browser ends. */
export async function seatIn(request: FastifyRequest, reply: FastifyReply, user: string): Promise<void> {
  const { sessions, tables } = request.server;
  const before = request.user && sessions.sessionIdIn(request.headers.cookie);
  if (before) await sessions.end(request.headers.cookie);
  const cookie = await sessions.begin(user);
  reply.header('set-cookie', cookie);
  // Who registers as a guest sits where they sat; who logs in as another does not.
  if (before) tables.ended(before, request.user?.id === user ? sessions.sessionIdIn(cookie) : null);
}
