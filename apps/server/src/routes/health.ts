import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../errors.ts';
import { VERSION } from '../version.ts';

/** `GET /api/health`: fails with 503 when the database does. */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  app.get('/api/health', async () => {
    try {
      await app.prisma.$queryRaw`SELECT 1`;
    } catch (error) {
      app.log.error({ err: error }, 'the database cannot be reached');
      throw new HttpError('unavailable', 'The database cannot be reached. Try again in a moment.');
    }
    return { status: 'ok', version: VERSION, database: app.databaseKind };
  });
};
