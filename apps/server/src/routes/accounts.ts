import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nameCheck, passwordCheck } from '../accounts/names.ts';
import { seatIn } from '../plugins/accounts.ts';

const entry = z.strictObject({ name: nameCheck, password: passwordCheck });
const login = z.strictObject({ name: z.string().max(200), password: z.string().max(200) });

/** Who one is: register, log in, log out. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(rateLimit, { global: false });

  app.get('/api/me', async ({ user }) => ({ user }));

  app.post('/api/accounts', { schema: { body: entry }, config: { rateLimit: { max: 20, timeWindow: '10 minutes' } } }, async (request, reply) => {
    const { name, password } = request.body;
    const id = await app.accounts.register(name, password, request.user);
    await app.sessions.end(request.headers.cookie);
    await seatIn(request, reply, id);
    await app.membership.renamed(id, name);
    return reply.status(201).send({ user: { id, name, guest: false } });
  });

  app.post('/api/sessions', { schema: { body: login }, config: { rateLimit: { max: 60, timeWindow: '10 minutes' } } }, async (request, reply) => {
    const id = await app.accounts.logIn(request.body.name, request.body.password, request.ip);
    await app.sessions.end(request.headers.cookie);
    await seatIn(request, reply, id);
    return reply.status(201).send({ ok: true });
  });

  app.delete('/api/sessions', async (request, reply) => {
    reply.header('set-cookie', await app.sessions.end(request.headers.cookie));
    return reply.status(204).send();
  });
};
