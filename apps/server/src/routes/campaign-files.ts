import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { httpPaths, httpReplies } from '@lanthorn/protocol/http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import pLimit from 'p-limit';
import { oneFileOnDisk } from '../assets/one-file.ts';
import { StoredTiles } from '../assets/stored-tiles.ts';
import { bringCampaign } from '../campaign-file/bring.ts';
import { MOST_BYTES } from '../campaign-file/parts.ts';
import { campaignFile } from '../campaign-file/save.ts';
import { userOf } from '../plugins/accounts.ts';

/** For one address: a long log takes a minute of the processor. */
const SELDOM = { rateLimit: { max: 40, timeWindow: '10 minutes' } };

/** A campaign is played again from its beginning: one after the other. */
const limit = pLimit(1);

/** A whole campaign goes out as one file, for its referee alone, and becomes a campaign of whoever brings it in. */
export const campaignFileRoutes: FastifyPluginAsyncZod<{ readonly storageLimit: number }> = async (
  app,
  { storageLimit },
) => {
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 0 } });
  await app.register(rateLimit, { global: false });
  const stored = new StoredTiles(app.prisma);

  app.get(
    '/api/campaigns/:id/file',
    { schema: { params: httpPaths.campaign }, config: SELDOM },
    async (request, reply) => {
      const { id } = request.params;
      const referee = userOf(request).id;
      await app.membership.demandReferee(id, referee);
      const { name } = await app.campaigns.one(id);
      const lines = await campaignFile(app.prisma, stored, { id, name, referee }, (picture, error) =>
        request.log.warn({ err: error, picture }, 'a picture could not be cut for the file of a campaign'),
      );
      return reply
        .header('content-type', 'application/jsonl')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.campaign.jsonl`)}`)
        .header('cache-control', 'no-store')
        .send(Readable.from(lines));
    },
  );

  app.post(
    '/api/campaign-files',
    { schema: { response: { 201: httpReplies.newCampaign } }, bodyLimit: MOST_BYTES + 1_000_000, config: SELDOM },
    async (request, reply) => {
      const user = userOf(request);
      const { id, name } = await oneFileOnDisk(request, 'campaign', `${MOST_BYTES / 1e6} MB`, ({ path }) =>
        limit(() => bringCampaign(app.prisma, path, user, storageLimit)),
      );
      await app.invites.makeDefaults(id);
      return reply.status(201).send({ campaign: { id, name, role: 'referee', archived: false } });
    },
  );
};
