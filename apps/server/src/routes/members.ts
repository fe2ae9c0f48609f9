import { httpBodies, httpPaths, httpReplies } from '@lanthorn/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../plugins/accounts.ts';

const done = { 204: z.undefined() };
const remove = { params: httpPaths.member, response: done };
const changeRole = { params: httpPaths.member, body: httpBodies.changeRole, response: done };
const bans = { params: httpPaths.campaign, response: { 200: httpReplies.bans } };
const lift = { params: httpPaths.member, response: done };
const handOver = { params: httpPaths.campaign, body: httpBodies.handOver, response: done };

/** Who sits in a campaign: removed, let in again or leaving, playing or watching, and the hand-over to another referee. */
export const memberRoutes: FastifyPluginAsyncZod = async (app) => {
  app.delete('/api/campaigns/:id/members/:userId', { schema: remove }, async (request, reply) => {
    const asker = userOf(request).id;
    const { id, userId } = request.params;
    if (asker === userId) await app.membership.demandSeat(id, asker);
    else await app.membership.demandReferee(id, asker);
    await app.membership.remove(id, userId, asker);
    return reply.status(204).send();
  });

  app.patch('/api/campaigns/:id/members/:userId', { schema: changeRole }, async (request, reply) => {
    const { id, userId } = request.params;
    await app.membership.demandReferee(id, userOf(request).id);
    await app.membership.changeRole(id, userId, request.body.role);
    return reply.status(204).send();
  });

  app.get('/api/campaigns/:id/bans', { schema: bans }, async (request) => {
    await app.membership.demandReferee(request.params.id, userOf(request).id);
    return { banned: await app.bans.list(request.params.id) };
  });

  app.delete('/api/campaigns/:id/bans/:userId', { schema: lift }, async (request, reply) => {
    const { id, userId } = request.params;
    await app.membership.demandReferee(id, userOf(request).id);
    await app.bans.lift(id, userId);
    return reply.status(204).send();
  });

  app.post('/api/campaigns/:id/referee', { schema: handOver }, async (request, reply) => {
    const asker = userOf(request);
    await app.membership.demandReferee(request.params.id, asker.id);
    await app.membership.handOver(request.params.id, asker, request.body.userId);
    return reply.status(204).send();
  });
};
