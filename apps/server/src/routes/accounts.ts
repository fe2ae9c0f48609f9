import rateLimit from '@fastify/rate-limit';
import { httpBodies, httpReplies } from '@lanthorn/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { seatIn } from '../plugins/accounts.ts';

/** For one address. Failed log-ins are limited apart, and for all nodes together. */
const REGISTERING = { rateLimit: { max: 20, timeWindow: '10 minutes' } };
const LOGGING_IN = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

const me = { response: { 200: httpReplies.me } };
const register = { body: httpBodies.register, response: { 201: httpReplies.user } };
const logIn = { body: httpBodies.logIn, response: { 201: httpReplies.user } };
const logOut = { response: { 204: z.undefined() } };

/** Who one is: register, log in, log out. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(rateLimit, { global: false });

  app.get('/api/me', { schema: me }, async ({ user }) => ({ user }));

  app.post('/api/accounts', { schema: register, config: REGISTERING }, async (request, reply) => {
    const { name, password } = request.body;
    const user = await app.accounts.register(name, password, request.user);
    await seatIn(request, reply, user.id);
    if (request.user) await app.membership.renamed(user.id, name);
    return reply.status(201).send({ user });
  });

  app.post('/api/sessions', { schema: logIn, config: LOGGING_IN }, async (request, reply) => {
    const { name, password } = request.body;
    const user = await app.accounts.logIn(name, password, request.ip);
    await seatIn(request, reply, user.id);
    return reply.status(201).send({ user });
  });

  app.delete('/api/sessions', { schema: logOut }, async (request, reply) => {
    reply.header('set-cookie', await app.sessions.end(request.headers.cookie));
    const session = app.sessions.sessionIdIn(request.headers.cookie);
    if (session) app.tables.ended(session, null);
    return reply.status(204).send();
  });
};
