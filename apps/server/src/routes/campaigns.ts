import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../plugins/accounts.ts';

/** A campaign's name: 1 to 80 characters. */
const name = z.string().trim().min(1).max(80);
const id = z.string().min(1).max(64);
const campaignPath = z.object({ id });
const memberPath = z.object({ id, user: id });

/** Campaigns, and who sits in them. */
export const campaignRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/campaigns', async (request) => ({ campaigns: await app.campaigns.of(userOf(request).id) }));

  app.post('/api/campaigns', { schema: { body: z.strictObject({ name }) } }, async (request, reply) => {
    const made = await app.campaigns.create(request.body.name, userOf(request));
    return reply.status(201).send({ campaign: { id: made, name: request.body.name, role: 'referee' } });
  });

  app.get('/api/campaigns/:id', { schema: { params: campaignPath } }, async (request) => {
    const role = await app.membership.demand(request.params.id, userOf(request).id);
    return { campaign: { id: request.params.id, role, ...(await app.campaigns.one(request.params.id)) } };
  });

  const change = z.strictObject({ name: name.optional(), archived: z.boolean().optional() });
  app.patch('/api/campaigns/:id', { schema: { params: campaignPath, body: change } }, async (request, reply) => {
    await app.membership.demand(request.params.id, userOf(request).id, true);
    await app.campaigns.change(request.params.id, request.body);
    return reply.status(204).send();
  });

  app.delete('/api/campaigns/:id/members/:user', { schema: { params: memberPath } }, async (request, reply) => {
    const asker = userOf(request).id;
    const { id: campaign, user } = request.params;
    await app.membership.demand(campaign, asker, asker !== user);
    await app.membership.remove(campaign, user);
    return reply.status(204).send();
  });

  app.post('/api/campaigns/:id/referee', { schema: { params: campaignPath, body: z.strictObject({ userId: id }) } }, async (request, reply) => {
    const asker = userOf(request);
    await app.membership.demand(request.params.id, asker.id, true);
    await app.membership.handOver(request.params.id, asker, request.body.userId);
    return reply.status(204).send();
  });
};
