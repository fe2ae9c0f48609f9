import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../plugins/accounts.ts';

const ofCampaign = z.object({ id: z.string().max(64) });
const wanted = z.object({
  before: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(60),
  search: z.string().max(100).optional(),
});

/** `GET /api/campaigns/:id/log`: the lines that this seat was told, oldest first, in pages or by words. */
export const logRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/campaigns/:id/log', { schema: { params: ofCampaign, querystring: wanted } }, async (request) => {
    const user = userOf(request);
    const role = await app.membership.demand(request.params.id, user.id);
    const { before, limit, search } = request.query;
    return { told: await app.tables.lines(request.params.id, { role, user: user.id }, { before: before ?? null, limit, search: search ?? null }) };
  });
};
