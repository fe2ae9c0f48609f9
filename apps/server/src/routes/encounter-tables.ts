import multipart from '@fastify/multipart';
import { httpPaths, httpReplies } from '@lanthorn/protocol/http';
import { rulesOf } from '@lanthorn/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { oneFile } from '../assets/one-file.ts';
import { readTable } from '../assets/table-upload.ts';
import { userOf } from '../plugins/accounts.ts';

/** Bytes of an uploaded table. */
const MOST_BYTES = 512 * 1024;

/** A roll table is read against the campaign's bestiary; the referee looks it over before it is written. */
export const encounterTableRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 4 } });

  app.post(
    '/api/campaigns/:id/encounter-tables/readings',
    { schema: { params: httpPaths.campaign, response: { 200: httpReplies.table } } },
    async (request) => {
      const campaign = request.params.id;
      await app.membership.demandReferee(campaign, userOf(request).id);
      const { name, bytes } = await oneFile(request, 'table', `${MOST_BYTES / 1024} KB`);
      return readTable(bytes, name, rulesOf(await app.tables.state(campaign)).monsters.bestiary);
    },
  );
};
