import rateLimit from '@fastify/rate-limit';
import { httpBodies, httpPaths, httpReplies } from '@lanthorn/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { HttpError } from '../errors.ts';
import { seatIn, userOf } from '../plugins/accounts.ts';

/** For one address: a club behind one router may join at once, a program may not fill the house. */
const FOLLOWING = { rateLimit: { max: 300, timeWindow: '10 minutes' } };

const list = { params: httpPaths.campaign, response: { 200: httpReplies.invites } };
const make = { params: httpPaths.campaign, body: httpBodies.invite, response: { 201: httpReplies.invite } };
const revoke = { params: httpPaths.invite, response: { 204: z.undefined() } };
const read = { params: httpPaths.token, response: { 200: httpReplies.invitation } };
const accept = { params: httpPaths.token, body: httpBodies.accept, response: { 200: httpReplies.accepted } };

/** Links that give a seat: made and revoked by the referee, followed by anyone. */
export const inviteRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(rateLimit, { global: false });

  app.get('/api/campaigns/:id/invites', { schema: list }, async (request) => {
    await app.membership.demandReferee(request.params.id, userOf(request).id);
    return { invites: await app.invites.list(request.params.id) };
  });

  app.post('/api/campaigns/:id/invites', { schema: make }, async (request, reply) => {
    await app.membership.demandReferee(request.params.id, userOf(request).id);
    const { role, hours, uses, for: banned } = request.body;
    if (banned) await app.bans.lift(request.params.id, banned);
    return reply.status(201).send({ invite: await app.invites.make(request.params.id, role, hours, uses) });
  });

  app.delete('/api/campaigns/:id/invites/:inviteId', { schema: revoke }, async (request, reply) => {
    await app.membership.demandReferee(request.params.id, userOf(request).id);
    await app.invites.revoke(request.params.id, request.params.inviteId);
    return reply.status(204).send();
  });

  app.get('/api/invites/:token', { schema: read, config: FOLLOWING }, async (request) => {
    const { id, name, role, by } = await app.invites.read(request.params.token, request.user);
    // A table is opened only for those who are shown it late.
    const { galleryDelay: delay = 0 } = role === 'spectator' ? await app.tables.state(id) : {};
    return { campaign: { name }, role, by, delay };
  });

  app.post('/api/invites/:token', { schema: accept, config: FOLLOWING }, async (request, reply) => {
    const who = request.user ?? request.body.name;
    if (!who) throw new HttpError('bad-request', 'Say by what name the table is to know you.');
    const { campaign, user, role } = await app.invites.accept(request.params.token, who);
    if (!request.user) await seatIn(request, reply, user.id);
    return { campaignId: campaign, role };
  });
};
