import multipart from '@fastify/multipart';
import { httpPaths, httpReplies, type MonsterReport } from '@lanthorn/protocol/http';
import { rulesOf, type Seat } from '@lanthorn/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { differencesOf } from '../assets/monster-differences.ts';
import { readMonster } from '../assets/monster-upload.ts';
import { HttpError } from '../errors.ts';
import { refereeSeat } from '../live/referee-seat.ts';
import { userOf } from '../plugins/accounts.ts';

/** Bytes of one monster's file, and files at once. */
const MOST_BYTES = 512 * 1024;
const MOST_FILES = 60;

/** What becomes of a monster that the bestiary has already: it waits to be asked about, or stands instead. */
const known = z.object({ known: z.enum(['ask', 'instead']).default('ask') });

/** Monsters come in as files of Foundry's OSE system; each is written into the campaign's bestiary, waits, or is refused. */
export const monsterRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, {
    limits: { fileSize: MOST_BYTES, files: MOST_FILES, fields: 4 },
    throwFileSizeLimit: false,
  });

  app.post(
    '/api/campaigns/:id/monsters',
    { schema: { params: httpPaths.campaign, querystring: known, response: { 200: httpReplies.monsters } } },
    async (request) => {
      const user = userOf(request);
      const campaign = request.params.id;
      await app.membership.demandReferee(campaign, user.id);
      const seat = refereeSeat(user);
      const instead = request.query.known === 'instead';
      const files: MonsterReport[] = [];
      for (const upload of await uploadsOf(request)) files.push(await write(app, campaign, seat, upload, instead));
      return { files };
    },
  );
};

interface Upload {
  readonly name: string;
  /** Null for more than a monster may have. */
  readonly bytes: Uint8Array | null;
}

/** All the files of the form, before any of them is taken over. */
async function uploadsOf(request: FastifyRequest): Promise<readonly Upload[]> {
  if (!request.isMultipart()) throw new HttpError('bad-request', 'Send the monsters as fields "file" of a form.');
  const uploads: Upload[] = [];
  try {
    for await (const upload of request.files()) {
      const bytes = await upload.toBuffer();
      uploads.push({ name: upload.filename.slice(0, 200), bytes: upload.file.truncated ? null : bytes });
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413)
      throw new HttpError('too-large', `Bring ${MOST_FILES} files at once, at most.`);
    throw new HttpError('bad-request', 'The form breaks off, or cannot be read.');
  }
  if (uploads.length === 0) throw new HttpError('bad-request', 'There is no file in the form.');
  return uploads;
}

async function write(
  { tables }: FastifyInstance,
  campaign: string,
  seat: Seat,
  { name: file, bytes }: Upload,
  instead: boolean,
): Promise<MonsterReport> {
  const refused = (reason: string): MonsterReport => ({ file, monster: null, reason, dropped: [], differs: null });
  if (!bytes) return refused(`A monster’s file has ${MOST_BYTES / 1024} KB at most.`);
  const read = readMonster(bytes, file);
  if (read.monster === null) return refused(read.reason);
  const { key, name } = read.monster;
  const there = rulesOf(await tables.state(campaign)).monsters.monster(key);
  if (there && !instead) {
    const differs = differencesOf(there, read.monster);
    if (differs.length > 0)
      return { file, monster: { key, name }, reason: null, dropped: [...read.dropped], differs: [...differs] };
    return refused(`The bestiary has this ${name} already, figure by figure.`);
  }
  const reply = await tables.submit(campaign, seat, { type: 'WriteMonster', monster: read.monster });
  if (!reply.ok) return refused(reply.refusal.sentence);
  return { file, monster: { key, name }, reason: null, dropped: [...read.dropped], differs: null };
}
