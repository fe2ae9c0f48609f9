import type { PrismaClient } from '@lanthorn/prisma';
import { clientOver } from '@lanthorn/prisma';
import plugin from 'fastify-plugin';
import pg from 'pg';

declare module 'fastify' {
  interface FastifyInstance {
    readonly pool: pg.Pool;
    readonly prisma: PrismaClient;
    readonly databaseKind: 'embedded' | 'external';
  }
}

export interface DatabaseOptions {
  readonly url: string;
  readonly kind: 'embedded' | 'external';
}

/** One pool of connections, and Prisma over it. Both are closed with the server. */
export const databasePlugin = plugin<DatabaseOptions>(
  async (app, { url, kind }) => {
    const pool = new pg.Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 5_000 });
    // Without a listener the loss of an idle connection would end the process.
    pool.on('error', (error) => app.log.warn({ err: error }, 'a database connection was lost'));
    const prisma = clientOver(pool);
    app.decorate('pool', pool).decorate('prisma', prisma).decorate('databaseKind', kind);
    app.addHook('onClose', async () => {
      await prisma.$disconnect();
      await pool.end();
    });
  },
  { name: 'database' },
);
