import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { newGuest } from '../accounts/accounts.ts';
import { createDemo } from '../demo/demo.ts';
import { seatIn } from '../plugins/accounts.ts';

/** `POST /api/demo`: a campaign that is ready to be played, whose referee is whoever asks, if need be as a guest. */
export const demoRoutes: FastifyPluginAsync = async (app) => {
  await app.register(rateLimit, { global: false });
  app.post('/api/demo', { config: { rateLimit: { max: 10, timeWindow: '10 minutes' } } }, async (request, reply) => {
    const referee = request.user ?? (await newGuest(app.prisma, 'Referee'));
    if (!request.user) await seatIn(request, reply, referee.id);
    return reply.status(201).send({ campaignId: await createDemo(app, referee) });
  });
};
