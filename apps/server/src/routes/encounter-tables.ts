import multipart from '@fastify/multipart';
import { httpPaths, httpReplies } from '@lanthorn/protocol/http';
import { rulesOf } from '@lanthorn/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readTable } from '../assets/table-upload.ts';
import { HttpError } from '../errors.ts';
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
      await app.membership.demand(campaign, userOf(request).id, true);
      const file = await request.file().catch(() => undefined);
      if (!file) throw new HttpError('bad-request', 'Send the table as the field "file" of a form.');
      const bytes = await file.toBuffer().catch(() => {
        throw new HttpError('too-large', `The file is too large: a table may have ${MOST_BYTES / 1024} KB.`);
      });
      return readTable(bytes, file.filename, rulesOf(await app.tables.state(campaign)).monsters.bestiary);
    },
  );
};
