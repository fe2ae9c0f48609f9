import { readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { GRIDS } from '@lanthorn/geometry';
import { PICTURE_SCALE } from '@lanthorn/protocol';
import { httpPaths, httpQueries } from '@lanthorn/protocol/http';
import { type GameState, id as named, type Role, type SceneId, scenesBefore, scenesInPlay } from '@lanthorn/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readHexMap } from '../assets/land-upload.ts';
import { type FileOnDisk, oneFileOnDisk } from '../assets/one-file.ts';
import { type ReadMap, readPicture, readUpload, withPicture } from '../assets/scene-upload.ts';
import { drawnAnew, keepPicture } from '../assets/small-picture.ts';
import { StoredTiles } from '../assets/stored-tiles.ts';
import { TileCache } from '../assets/tile-cache.ts';
import { cutOf, drawTile } from '../assets/tiles.ts';
import { wholePicture } from '../assets/whole-picture.ts';
import { HttpError } from '../errors.ts';
import { userOf } from '../plugins/accounts.ts';

const MB = 1024 * 1024;
/** Bytes of an uploaded picture, which is read from the disk, and of a map in text, which is read in memory. */
const MOST_BYTES = 100 * MB;
const MOST_TEXT = 40 * MB;

/** For one address: a referee may bring a whole module of maps, a program may not keep the server at decoding. */
const BRINGING = { rateLimit: { max: 120, timeWindow: '10 minutes' } };

/** Of a picture: how many places it has from left to right, of which kind they are, and how it is lit. */
const laid = z.object({
  squares: z.coerce.number().int().min(1).max(500).optional(),
  grid: z.enum(GRIDS).default('square'),
  light: z.enum(['dark', 'lit']).optional(),
});

/** How many bytes the pictures, the log and the kept states of one campaign may take together. */
interface Room {
  readonly storageLimit: number;
}

/** Maps come in as files, and go out in tiles of what each seat has explored. */
export const sceneRoutes: FastifyPluginAsyncZod<Room> = async (app, { storageLimit }) => {
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 4 } });
  await app.register(rateLimit, { global: false });
  const stored = new StoredTiles(app.prisma);
  bringing(app, storageLimit);
  tiles(app, stored);
  whole(app, stored);
  keeping(app, stored, storageLimit);
};

type App = Parameters<FastifyPluginAsyncZod>[0];

function bringing(app: App, room: number): void {
  app.post(
    '/api/campaigns/:id/scenes',
    {
      schema: { params: httpPaths.campaign, querystring: laid },
      bodyLimit: MOST_BYTES + 64 * 1024,
      config: BRINGING,
    },
    async (request, reply) => {
      const user = userOf(request);
      const campaign = request.params.id;
      await app.membership.demandReferee(campaign, user.id);
      const read = await oneFileOnDisk(request, 'map', `${MOST_BYTES / MB} MB`, async (file) => {
        const { squares: wide, ...how } = request.query;
        const picture = await readPicture(file, wide === undefined ? null : { wide, ...how });
        if (picture) return brought(picture);
        const bytes = await textOf(file);
        const land = readHexMap(bytes, file.name);
        if (!land) return brought(await readUpload(bytes, file.name));
        const landId = await app.tables.addLand(campaign, user, land.facts);
        return { sceneId: null, landId, report: { read: land.facts.name, dropped: land.dropped } };
      });
      return reply.status(201).send(read);

      async function brought(map: ReadMap) {
        // Whoever sits at the table sees the board at once: before them a map is prepared until it is shown.
        const sceneId = await withPicture(app.prisma, campaign, room, map, (facts) =>
          app.tables.addScene(campaign, user, facts, { prepared: !app.presence.isReferees(campaign) }),
        );
        const onBoard = (await app.tables.state(campaign)).scene === sceneId;
        return { sceneId, onBoard, report: { read: map.facts.name, dropped: map.dropped } };
      }
    },
  );
}

function textOf({ bytes, path }: FileOnDisk): Promise<Uint8Array> {
  if (bytes <= MOST_TEXT) return readFile(path);
  const most = `a map file may have ${MOST_TEXT / MB} MB, a picture ${MOST_BYTES / MB} MB`;
  throw new HttpError('too-large', `The file is too large: ${most}.`);
}

const withoutPicture = (): HttpError => new HttpError('not-found', 'This map has no picture.');

/** The whole picture of a scene, for the referee alone: walls are followed in it. */
function whole(app: App, stored: StoredTiles): void {
  app.get(
    '/api/campaigns/:id/scenes/:sceneId/picture',
    { schema: { params: httpPaths.scene } },
    async (request, reply) => {
      const { id, sceneId } = request.params;
      await app.membership.demandReferee(id, userOf(request).id);
      const state = await app.tables.state(id, 'referee');
      const asset = state.scenes[sceneId as SceneId]?.image?.asset;
      if (asset) await stored.ready(id, asset);
      const picture = asset ? await wholePicture(app.prisma, id, asset) : null;
      if (!picture) throw withoutPicture();
      return reply
        .header('content-type', 'image/webp')
        .header(PICTURE_SCALE, String(picture.scale))
        .header('cache-control', 'private, max-age=600')
        .header('vary', 'cookie')
        .send(Buffer.from(picture.bytes));
    },
  );
}

/** The whole picture of a scene, kept as one that can be shown to people; the same one each time. */
function keeping(app: App, stored: StoredTiles, room: number): void {
  app.post(
    '/api/campaigns/:id/scenes/:sceneId/picture',
    { schema: { params: httpPaths.scene }, config: BRINGING },
    async (request, reply) => {
      const { id, sceneId } = request.params;
      await app.membership.demandReferee(id, userOf(request).id);
      const scene = (await app.tables.state(id, 'referee')).scenes[sceneId as SceneId];
      const asset = scene?.image?.asset;
      if (!asset) throw withoutPicture();
      const key = `whole-${asset}`;
      const kept = await app.prisma.asset.findFirst({ where: { id: key, campaignId: id }, select: { id: true } });
      if (kept) return reply.send({ picture: kept.id });
      await stored.ready(id, asset);
      const whole = await wholePicture(app.prisma, id, asset);
      if (!whole) throw withoutPicture();
      const drawn = await drawnAnew(whole.bytes, 'page');
      const picture = await keepPicture(app.prisma, id, room, scene.name, drawn, null, key);
      return reply.status(201).send({ picture });
    },
  );
}

function tiles(app: App, stored: StoredTiles): void {
  const cache = new TileCache();
  app.get(
    '/api/campaigns/:id/scenes/:sceneId/tiles/:scale/:column/:row',
    { schema: { params: httpPaths.tile, querystring: httpQueries.shown } },
    async (request, reply) => {
      const { id, sceneId, ...place } = request.params;
      const { as } = request.query;
      const user = userOf(request);
      if (as) await app.membership.demandReferee(id, user.id);
      const own = await app.membership.demandSeat(id, user.id);
      const role = as ?? own;
      const state = await app.tables.state(id, role);
      const scene = state.scenes[sceneId as SceneId];
      const shown = scene && (role === 'referee' || shownTo(state, user, own, role).includes(scene.id));
      const cut = shown ? cutOf(scene, role, place) : null;
      const asset = scene?.image?.asset;
      if (!cut || !asset) throw new HttpError('not-found', 'There is no such part of the map.');
      const { scale, column, row } = place;
      const tile = await cache.get(`${id}/${asset}/${scale}/${column}/${row}/${cut.key}`, () =>
        drawTile(cut, stored.tile(id, asset, place)),
      );
      // The address holds what was explored when it was asked for; what is explored later has another.
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'private, max-age=600')
        .header('vary', 'cookie')
        .send(Buffer.from(tile));
    },
  );
}

/** The scenes whose pictures somebody is shown: their own, of a split party; whoever takes a part, all of them. */
const shownTo = (state: GameState, user: { readonly id: string; readonly name: string }, own: Role, role: Role) =>
  own === 'referee' ? scenesInPlay(state) : scenesBefore(state, { role, user: named(user.id), name: user.name });
