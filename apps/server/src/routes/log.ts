import { httpPaths, httpQueries } from '@lanthorn/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NOBODY } from '../log/lines.ts';
import { userOf } from '../plugins/accounts.ts';

const read = { params: httpPaths.campaign, querystring: httpQueries.log };

/** `GET /api/campaigns/:id/log`: the lines that this seat was told, oldest first, in pages or by words. */
export const logRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/campaigns/:id/log', { schema: read }, async (request) => {
    const user = userOf(request).id;
    const { as, before = null, limit, search = null } = request.query;
    const role = await app.membership.demand(request.params.id, user, as !== undefined);
    const reader = as ? ({ role: as, user: NOBODY } as const) : { role, user };
    return { told: await app.tables.lines(request.params.id, reader, { before, limit, search }) };
  });
};
