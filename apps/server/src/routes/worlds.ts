import { readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { factsOf, itemsOf, readWorld, WORLD_LIMITS, type World, type WorldItem, worldOf } from '@lanthorn/importers';
import { httpBodies, httpPaths, httpQueries, httpReplies } from '@lanthorn/protocol/http';
import { type GameState, id as named, type SceneId } from '@lanthorn/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import pLimit from 'p-limit';
import type { z } from 'zod';
import { type FileOnDisk, oneFileOnDisk } from '../assets/one-file.ts';
import { StoredTiles } from '../assets/stored-tiles.ts';
import { worldFile } from '../assets/world-file.ts';
import { withWorldPictures } from '../assets/world-pictures.ts';
import { HttpError } from '../errors.ts';
import { userOf } from '../plugins/accounts.ts';

const MOST_BYTES = WORLD_LIMITS.fileBytes;
const MOST = `${MOST_BYTES / 1_000_000} MB`;

/** For one address: a file is read twice before it is brought in, and each reading takes a second of the processor. */
const BRINGING = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

/** A world is held in memory while it is read or saved: one after the other. */
const limit = pLimit(1);

type App = Parameters<FastifyPluginAsyncZod>[0];
type Choice = z.infer<typeof httpBodies.worldChoice>;

/** A campaign's own things go out as one file, and come into another campaign: for its referee alone. */
export const worldRoutes: FastifyPluginAsyncZod<{ readonly storageLimit: number }> = async (app, { storageLimit }) => {
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 4 } });
  await app.register(rateLimit, { global: false });
  saving(app);
  reading(app);
  bringing(app, storageLimit);
};

function saving(app: App): void {
  const stored = new StoredTiles(app.prisma);
  app.get(
    '/api/campaigns/:id/world',
    { schema: { params: httpPaths.campaign, querystring: httpQueries.world }, config: BRINGING },
    async (request, reply) => {
      const { id } = request.params;
      const { maps = '', parts = '' } = request.query;
      await app.membership.demandReferee(id, userOf(request).id);
      const state = await app.tables.state(id);
      const has = new Set(parts.split(','));
      const chosen = worldOf(state, {
        maps: maps.split(',').flatMap((map) => (map ? [named<'scene'>(map) as SceneId] : [])),
        pages: has.has('pages'),
        tables: has.has('tables'),
        bestiary: has.has('bestiary'),
        wares: has.has('wares'),
        calendar: has.has('calendar'),
        lands: has.has('lands'),
      });
      const file = await limit(() => worldFile(app.prisma, stored, id, chosen));
      return reply
        .header('content-type', 'application/json')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${state.name}.world.json`)}`)
        .header('cache-control', 'no-store')
        .send(file);
    },
  );
}

/** What a file holds beside what the campaign has: nothing of it is written anywhere. */
function reading(app: App): void {
  app.post(
    '/api/campaigns/:id/world/readings',
    {
      schema: { params: httpPaths.campaign, response: { 200: httpReplies.worldReading } },
      bodyLimit: MOST_BYTES + 1_000_000,
      config: BRINGING,
    },
    async (request) => {
      const { id } = request.params;
      await app.membership.demandReferee(id, userOf(request).id);
      return oneFileOnDisk(request, 'world', MOST, (file) =>
        limit(async () => {
          const world = await worldIn(file);
          const items = itemsOf(await app.tables.state(id), world);
          return { from: world.from, items: [...items].map(told), shared: world.pages.some(isShared) };
        }),
      );
    },
  );
}

const isShared = ({ readers }: World['pages'][number]): boolean => readers === 'all';
const told = ({ key, kind, name, state, differs }: WorldItem) => ({ key, kind, name, state, differs: [...differs] });

function bringing(app: App, room: number): void {
  app.post(
    '/api/campaigns/:id/world',
    {
      schema: { params: httpPaths.campaign, response: { 201: httpReplies.world } },
      bodyLimit: MOST_BYTES + 1_000_000,
      config: BRINGING,
    },
    async (request, reply) => {
      const user = userOf(request);
      const { id } = request.params;
      await app.membership.demandReferee(id, user.id);
      const brought = await oneFileOnDisk(request, 'world', MOST, (file) =>
        limit(async () => {
          const choice = choiceIn(file);
          const world = await worldIn(file);
          const state = await app.tables.state(id);
          const taken = { items: chosen(state, world, choice), shared: choice.shared };
          await withWorldPictures(app.prisma, id, room, world, taken, (assetOf) =>
            app.tables.bringWorld(id, user, factsOf(state, world, taken, assetOf)),
          );
          return taken.items.length;
        }),
      );
      return reply.status(201).send({ brought });
    },
  );
}

function choiceIn({ fields }: FileOnDisk): Choice {
  try {
    return httpBodies.worldChoice.parse(JSON.parse(fields.get('choice') ?? ''));
  } catch {
    throw new HttpError('bad-request', 'Say what of the world is taken, as the field "choice" before the file.');
  }
}

/** @throws HttpError `bad-file` with the importer's sentence, `too-large` */
async function worldIn({ path }: FileOnDisk): Promise<World> {
  const world = readWorld(await readFile(path));
  if ('code' in world) throw new HttpError(world.code === 'too-large' ? 'too-large' : 'bad-file', world.message);
  return world.read;
}

/**
 * The items that are brought in. A map is put beside one of its name; all else stands instead of what is otherwise here,
 * and only where the referee has said so.
 * @throws HttpError `conflict`, also where things have changed since the file was read
 */
function chosen(state: GameState, world: World, { take, instead }: Choice): readonly WorldItem[] {
  const all = itemsOf(state, world);
  const [taken, may] = [new Set(take), new Set(instead)];
  const known = new Set(all.map(({ key }) => key));
  const stranger = take.find((key) => !known.has(key));
  if (stranger !== undefined) throw new HttpError('bad-request', 'The file has no such thing as was chosen.');
  const items = all.filter(({ key, kind, state: how }) => taken.has(key) && (kind === 'map' || how !== 'same'));
  const unasked = items.find(({ key, kind, state: how }) => kind !== 'map' && how === 'differs' && !may.has(key));
  if (unasked)
    throw new HttpError(
      'conflict',
      `“${unasked.name}” is otherwise here: say first that the file’s is to stand instead.`,
    );
  if (items.length === 0) throw new HttpError('conflict', 'Nothing of it is new here: choose something to bring in.');
  return items;
}
