import rateLimit from '@fastify/rate-limit';
import { httpPaths, httpQueries } from '@lanthorn/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LimitPerPerson } from '../limits/limit-per-person.ts';
import { NOBODY } from '../log/lines.ts';
import { userOf } from '../plugins/accounts.ts';

/** For one address: people leaf through a log, a program may not keep the database at it. */
const LEAFING = { rateLimit: { max: 600, timeWindow: '10 minutes' } };

/** Words are looked for in all that a campaign was told: many who do so at once would keep the tables from recording. */
const readings = new LimitPerPerson(2);

const read = { params: httpPaths.campaign, querystring: httpQueries.log };

/** `GET /api/campaigns/:id/log`: the lines that this seat was told, oldest first, in pages or by words. */
export const logRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(rateLimit, { global: false });
  app.get('/api/campaigns/:id/log', { schema: read, config: LEAFING }, async (request) => {
    const user = userOf(request).id;
    const { as, before = null, limit, search = null } = request.query;
    if (as) await app.membership.demandReferee(request.params.id, user);
    const role = await app.membership.demandSeat(request.params.id, user);
    const reader = as ? ({ role: as, user: NOBODY } as const) : { role, user };
    return {
      told: await readings.run(user, () => app.tables.lines(request.params.id, reader, { before, limit, search })),
    };
  });
};
