import { NodePostgresAdapter } from '@lucia-auth/adapter-postgresql';
import { Lucia, TimeSpan } from 'lucia';
import type pg from 'pg';

/** Somebody with a session: registered, or a guest. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

/** Sessions and their cookies. The one file that knows Lucia, so that another library can take its place here. */
export interface Sessions {
  /** Whose session a `Cookie` header names, and the cookie to set when it has been prolonged; null for nobody's. */
  read(header: string | undefined): Promise<Session | null>;
  /** The session that a `Cookie` or `Set-Cookie` header names, whether it lives or not. */
  sessionIdIn(header: string | undefined): string | null;
  /** Whether a session has neither ended nor run out. */
  isValid(session: string): Promise<boolean>;
  /** Begins a session: the cookie to set. */
  begin(user: string): Promise<string>;
  /** Ends the session of a `Cookie` header: the cookie to set. */
  end(header: string | undefined): Promise<string>;
  /** Forgets the sessions that have expired. */
  tidy(): Promise<void>;
}

export interface Session {
  readonly id: string;
  readonly user: User;
  readonly cookie: string | null;
}

const DAYS = 30;
const COOKIE = 'lanthorn';

/** The library's own reading stumbles over the cookies of other programs on the same host. */
const ID = new RegExp(`(?:^|; *)${COOKIE}=([a-z0-9]{20,80})(?=;|$)`);
const idIn = (header: string | undefined): string | null => ID.exec(header ?? '')?.[1] ?? null;

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof lucia>;
    DatabaseUserAttributes: { readonly name: string; readonly guest: boolean };
  }
}

/** @param secure the table is reached by https, so its cookies are for https alone */
export function sessionsOver(pool: pg.Pool, secure: boolean): Sessions {
  const auth = lucia(pool, secure);
  return {
    async read(header) {
      const id = idIn(header);
      if (!id) return null;
      const { user, session } = await auth.validateSession(id);
      if (!user) return null;
      return { id, user, cookie: session.fresh ? auth.createSessionCookie(id).serialize() : null };
    },
    sessionIdIn: idIn,
    isValid: async (session) => (await auth.validateSession(session)).session !== null,
    async begin(user) {
      const session = await auth.createSession(user, {});
      return auth.createSessionCookie(session.id).serialize();
    },
    async end(header) {
      const id = idIn(header);
      if (id) await auth.invalidateSession(id);
      return auth.createBlankSessionCookie().serialize();
    },
    tidy: () => auth.deleteExpiredSessions(),
  };
}

const lucia = (pool: pg.Pool, secure: boolean) =>
  new Lucia(new NodePostgresAdapter(pool, { user: 'account', session: 'session' }), {
    sessionExpiresIn: new TimeSpan(DAYS, 'd'),
    sessionCookie: { name: COOKIE, attributes: { secure, sameSite: 'lax' } },
    getUserAttributes: ({ name, guest }) => ({ name, guest }),
  });
