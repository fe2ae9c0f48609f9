import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { titleOf } from '@lanthorn/importers';
import { httpPaths } from '@lanthorn/protocol/http';
import { id as idOf, type Known, known, type Role, type Seat } from '@lanthorn/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { oneFile } from '../assets/one-file.ts';
import { removed } from '../assets/removed-picture.ts';
import { drawnAnew, keepPicture, PICTURE_USES } from '../assets/small-picture.ts';
import { HttpError } from '../errors.ts';
import { LimitPerPerson } from '../limits/limit-per-person.ts';
import { userOf } from '../plugins/accounts.ts';

/** Bytes of an uploaded picture. */
const MOST_BYTES = 15 * 1024 * 1024;
/** For one address. */
const BRINGING = { rateLimit: { max: 120, timeWindow: '10 minutes' } };
/** Files are held in memory until their pictures are drawn: of each person a few, and what waits is not yet taken off the line. */
const limit = new LimitPerPerson(Number.POSITIVE_INFINITY, 4);
/** `as`: the id of a picture that was removed and is brought back, so that whatever names it has it again. */
const purpose = z.object({ use: z.enum(PICTURE_USES), as: httpPaths.picture.shape.picture.optional() });

type App = Parameters<FastifyPluginAsyncZod>[0];

/** Faces and the pictures of pages: brought by those who play, sent to those who know of them. */
export const pictureRoutes: FastifyPluginAsyncZod<{ readonly storageLimit: number }> = async (
  app,
  { storageLimit },
) => {
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 2 } });
  await app.register(rateLimit, { global: false });
  bringing(app, storageLimit);
  sending(app);
};

function bringing(app: App, room: number): void {
  app.post(
    '/api/campaigns/:id/pictures',
    {
      schema: { params: httpPaths.campaign, querystring: purpose },
      bodyLimit: MOST_BYTES + 64 * 1024,
      config: BRINGING,
    },
    async (request, reply) => {
      const { id } = request.params;
      const user = userOf(request).id;
      const role = await app.membership.demandSeat(id, user);
      if (role === 'spectator') throw new HttpError('forbidden', 'Those who watch bring no pictures.');
      const { use, as } = request.query;
      if (as !== undefined) await demandRemoved(app, id, role, as);
      const picture = await limit.run(user, async () => {
        const { name, bytes } = await oneFile(request, 'picture', `${MOST_BYTES / 1024 / 1024} MB`);
        const picture = await drawnAnew(bytes, use);
        const by = role === 'referee' ? null : user;
        return keepPicture(app.prisma, id, room, titleOf(name, 'A picture'), picture, by, as);
      });
      return reply.status(201).send({ picture });
    },
  );
}

/** The referee alone brings a picture back, under no other id than one that was removed from this campaign. */
async function demandRemoved(app: App, id: string, role: Role, picture: string): Promise<void> {
  if (role !== 'referee') throw new HttpError('forbidden', 'Only the referee may restore a removed picture.');
  if ((await app.prisma.asset.count({ where: removed(id, picture) })) === 0)
    throw new HttpError('conflict', 'There is no removed picture with this id.');
}

function sending(app: App): void {
  app.get('/api/campaigns/:id/pictures/:picture', { schema: { params: httpPaths.picture } }, async (request, reply) => {
    const { id, picture } = request.params;
    const user = userOf(request);
    const role = await app.membership.demandSeat(id, user.id);
    const seat: Seat = { role, user: idOf(user.id), name: user.name };
    const shown = role === 'referee' || isKnown(known(await app.tables.state(id, role), seat), picture);
    const found = shown
      ? await app.prisma.asset.findFirst({ where: { id: picture, campaignId: id, name: { not: null } } })
      : null;
    if (!found) throw new HttpError('not-found', 'There is no such picture.');
    return reply
      .header('content-type', found.mime)
      .header('cache-control', 'private, max-age=600')
      .header('vary', 'cookie')
      .send(Buffer.from(found.bytes));
  });
}

/** Whether somebody or something whom a seat knows has the picture for a face, or a page that it reads shows it. */
function isKnown({ creatures, scenes, journal = {} }: Known, picture: string): boolean {
  const name = `picture:${picture}`;
  return (
    [...Object.values(creatures), ...Object.values(scenes).flatMap(({ features }) => features)].some(
      ({ icon }) => icon === name,
    ) || Object.values(journal).some(({ text }) => text.includes(`(${name})`) || text.includes(`(${name} `))
  );
}
