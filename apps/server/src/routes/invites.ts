import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nameCheck } from '../accounts/names.ts';
import { HttpError } from '../errors.ts';
import { seatIn, userOf } from '../plugins/accounts.ts';

const id = z.string().min(1).max(64);
const ofCampaign = z.object({ id });
const ofInvite = z.object({ id, invite: id });
const ofToken = z.object({ token: id });
const wanted = z.strictObject({
  role: z.enum(['player', 'spectator']),
  hours: z.number().positive().max(24 * 365).nullable().default(null),
  uses: z.int().min(1).max(1000).nullable().default(null),
});

/** Links that give a seat: made and revoked by the referee, followed by anyone. */
export const inviteRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(rateLimit, { global: false });
  const limited = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

  app.get('/api/campaigns/:id/invites', { schema: { params: ofCampaign } }, async (request) => {
    await app.membership.demand(request.params.id, userOf(request).id, true);
    return { invites: await app.invites.list(request.params.id) };
  });

  app.post('/api/campaigns/:id/invites', { schema: { params: ofCampaign, body: wanted } }, async (request, reply) => {
    await app.membership.demand(request.params.id, userOf(request).id, true);
    const { role, hours, uses } = request.body;
    return reply.status(201).send({ invite: await app.invites.make(request.params.id, role, hours, uses) });
  });

  app.delete('/api/campaigns/:id/invites/:invite', { schema: { params: ofInvite } }, async (request, reply) => {
    await app.membership.demand(request.params.id, userOf(request).id, true);
    await app.invites.revoke(request.params.id, request.params.invite);
    return reply.status(204).send();
  });

  app.get('/api/invites/:token', { schema: { params: ofToken }, config: limited }, async (request) => {
    const { name, role } = await app.invites.read(request.params.token);
    return { campaign: { name }, role };
  });

  const accepted = z.strictObject({ name: nameCheck.optional() });
  app.post('/api/invites/:token', { schema: { params: ofToken, body: accepted }, config: limited }, async (request, reply) => {
    const { token } = request.params;
    const { campaign, role } = await app.invites.read(token);
    const known = request.user && (await app.membership.roleOf(campaign, request.user.id));
    // Who sits already uses nothing up by following the link again, unless it gives a better seat.
    if (known && !(known === 'spectator' && role === 'player')) return { campaignId: campaign, role: known };
    if (!request.user && !request.body.name) throw new HttpError('bad-request', 'Say by what name the table is to know you.');
    await app.invites.use(token);
    const person = request.user ?? { id: await app.accounts.guest(request.body.name ?? ''), name: request.body.name ?? '' };
    if (!request.user) await seatIn(request, reply, person.id);
    return { campaignId: campaign, role: await app.membership.seat(campaign, person, role) };
  });
};
