import rateLimit from '@fastify/rate-limit';
import { httpBodies, httpPaths, httpReplies } from '@lanthorn/protocol/http';
import { RULESETS } from '@lanthorn/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refereeSeat } from '../live/referee-seat.ts';
import { userOf } from '../plugins/accounts.ts';

/** For one address: a referee may begin a few, a program may not fill the database. */
const BEGINNING = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

const done = { 204: z.undefined() };
const list = { response: { 200: httpReplies.campaigns } };
/** By which book it is played; absent for the one that a campaign begins with. */
const book = z.enum(RULESETS).exactOptional();
const create = { body: httpBodies.campaign.extend({ book }), response: { 201: httpReplies.newCampaign } };
const get = { params: httpPaths.campaign, response: { 200: httpReplies.campaign } };
const change = { params: httpPaths.campaign, body: httpBodies.changeCampaign, response: done };

/** Campaigns: made, listed, named, put away and taken out again. */
export const campaignRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(rateLimit, { global: false });
  app.get('/api/campaigns', { schema: list }, async (request) => ({
    campaigns: await app.campaigns.of(userOf(request).id),
  }));

  app.post('/api/campaigns', { schema: create, config: BEGINNING }, async (request, reply) => {
    const { name, book } = request.body;
    const user = userOf(request);
    const id = await app.campaigns.create(name, user);
    if (book && book !== (await app.tables.state(id)).ruleset.base) {
      await app.tables.demand(id, refereeSeat(user), { type: 'ChooseBook', slot: 'base', book });
    }
    await app.invites.makeDefaults(id);
    return reply.status(201).send({ campaign: { id, name, role: 'referee', archived: false } });
  });

  app.get('/api/campaigns/:id', { schema: get }, async (request) => {
    const { id } = request.params;
    const role = await app.membership.demandSeat(id, userOf(request).id);
    return { campaign: { id, role, ...(await app.campaigns.one(id)) } };
  });

  app.patch('/api/campaigns/:id', { schema: change }, async (request, reply) => {
    const { id } = request.params;
    await app.membership.demandReferee(id, userOf(request).id);
    await app.campaigns.change(id, request.body);
    return reply.status(204).send();
  });
};
