import { httpPaths } from '@lanthorn/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { REMOVED } from '../assets/removed-picture.ts';
import { FACE } from '../assets/small-picture.ts';
import { HttpError } from '../errors.ts';
import { userOf } from '../plugins/accounts.ts';

type App = Parameters<FastifyPluginAsyncZod>[0];

/** Characters of the name of a picture. */
const LONGEST_NAME = 80;
const renaming = z.object({ name: z.string().trim().min(1).max(LONGEST_NAME) });

/** The pictures that a campaign has in store: listed, named and removed by the referee alone. */
export const libraryRoutes: FastifyPluginAsyncZod = async (app) => {
  listing(app);
  keeping(app);
};

/** The faces that were brought before, and the referee's own pictures of pages and maps, newest first. */
function listing(app: App): void {
  app.get('/api/campaigns/:id/pictures', { schema: { params: httpPaths.campaign } }, async (request) => {
    const { id } = request.params;
    await app.membership.demandReferee(id, userOf(request).id);
    const face = { width: FACE, height: FACE };
    const found = (more: { readonly AND: typeof face } | { readonly NOT: typeof face; readonly broughtBy: null }) =>
      app.prisma.asset.findMany({
        where: { campaignId: id, name: { not: null }, ...more },
        select: { id: true, name: true },
        orderBy: { createdAt: 'desc' },
        take: 500,
      });
    return { faces: await found({ AND: face }), pages: await found({ NOT: face, broughtBy: null }) };
  });
}

function keeping(app: App): void {
  const path = '/api/campaigns/:id/pictures/:picture';
  const named = (id: string, picture: string) => ({ id: picture, campaignId: id, name: { not: null } });
  const none = () => new HttpError('not-found', 'There is no such picture.');
  app.patch(path, { schema: { params: httpPaths.picture, body: renaming } }, async (request, reply) => {
    const { id, picture } = request.params;
    await app.membership.demandReferee(id, userOf(request).id);
    const { count } = await app.prisma.asset.updateMany({ where: named(id, picture), data: request.body });
    if (count === 0) throw none();
    return reply.status(204).send();
  });
  app.delete(path, { schema: { params: httpPaths.picture } }, async (request, reply) => {
    const { id, picture } = request.params;
    await app.membership.demandReferee(id, userOf(request).id);
    // Whatever wears it, or shows it, names it.
    if (JSON.stringify(await app.tables.state(id, 'referee')).includes(`picture:${picture}`))
      throw new HttpError('conflict', 'It is in use: somebody wears it, or a page shows it. Take it off there first.');
    const { count } = await app.prisma.asset.updateMany({ where: named(id, picture), data: REMOVED });
    if (count === 0) throw none();
    return reply.status(204).send();
  });
}
