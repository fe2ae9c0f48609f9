import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { httpPaths, httpQueries } from '@lanthorn/protocol/http';
import type { SceneId } from '@lanthorn/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CutPictures, type Grid } from '../assets/cut-picture.ts';
import { readHexMap } from '../assets/land-upload.ts';
import { oneFile } from '../assets/one-file.ts';
import { readUpload, withPicture } from '../assets/scene-upload.ts';
import { TileCache } from '../assets/tile-cache.ts';
import { cutOf, drawTile } from '../assets/tiles.ts';
import { HttpError } from '../errors.ts';
import { userOf } from '../plugins/accounts.ts';

/** Bytes of an uploaded map. */
const MOST_BYTES = 40 * 1024 * 1024;

/** For one address: a referee may bring a whole module of maps, a program may not keep the server at decoding. */
const BRINGING = { rateLimit: { max: 120, timeWindow: '10 minutes' } };

const wide = z.object({ squares: z.coerce.number().int().min(1).max(500).optional() });

/** @param pictureRoom bytes that the pictures of one campaign may take */
interface Room {
  readonly pictureRoom: number;
}

/** Maps come in as files, and go out in tiles of what each seat has explored. */
export const sceneRoutes: FastifyPluginAsyncZod<Room> = async (app, { pictureRoom }) => {
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 4 } });
  await app.register(rateLimit, { global: false });
  bringing(app, pictureRoom);
  tiles(app);
  whole(app);
};

type App = Parameters<FastifyPluginAsyncZod>[0];

function bringing(app: App, room: number): void {
  app.post(
    '/api/campaigns/:id/scenes',
    {
      schema: { params: httpPaths.campaign, querystring: wide },
      bodyLimit: MOST_BYTES + 64 * 1024,
      config: BRINGING,
    },
    async (request, reply) => {
      const user = userOf(request);
      const campaign = request.params.id;
      await app.membership.demand(campaign, user.id, true);
      const { name, bytes } = await oneFile(request, 'map', `${MOST_BYTES / 1024 / 1024} MB`);
      const land = readHexMap(bytes, name);
      if (land) {
        await app.tables.addLand(campaign, user, land.facts);
        return reply.status(201).send({ sceneId: null, report: { read: land.facts.name, dropped: land.dropped } });
      }
      const map = await readUpload(bytes, name, request.query.squares ?? null);
      const scene = await withPicture(app.prisma, campaign, room, map, (facts) =>
        app.tables.addScene(campaign, user, facts),
      );
      return reply.status(201).send({ sceneId: scene, report: { read: map.facts.name, dropped: map.dropped } });
    },
  );
}

/** The whole picture of a scene, for the referee alone: walls are followed in it. */
function whole(app: App): void {
  app.get(
    '/api/campaigns/:id/scenes/:sceneId/picture',
    { schema: { params: httpPaths.scene } },
    async (request, reply) => {
      const { id, sceneId } = request.params;
      await app.membership.demand(id, userOf(request).id, true);
      const state = await app.tables.state(id, 'referee');
      const asset = state.scenes[sceneId as SceneId]?.image?.asset;
      const picture = asset ? await app.prisma.asset.findFirst({ where: { id: asset, campaignId: id } }) : null;
      if (!picture) throw new HttpError('not-found', 'This map has no picture.');
      return reply
        .header('content-type', picture.mime)
        .header('cache-control', 'private, max-age=600')
        .header('vary', 'cookie')
        .send(Buffer.from(picture.bytes));
    },
  );
}

function tiles(app: App): void {
  const cache = new TileCache();
  const pictures = new CutPictures();
  const cutOfPicture = (campaign: string, asset: string, grid: Grid) =>
    pictures.get(asset, grid, async () => {
      const picture = await app.prisma.asset.findFirst({ where: { id: asset, campaignId: campaign } });
      if (!picture) throw new HttpError('not-found', 'The picture of the map is gone.');
      return picture.bytes;
    });
  app.get(
    '/api/campaigns/:id/scenes/:sceneId/tiles/:column/:row',
    { schema: { params: httpPaths.tile, querystring: httpQueries.shown } },
    async (request, reply) => {
      const { id, column, row } = request.params;
      const { as } = request.query;
      const own = await app.membership.demand(id, userOf(request).id, as !== undefined);
      const role = as ?? own;
      const state = await app.tables.state(id, role);
      const scene = state.scenes[request.params.sceneId as SceneId];
      const shown = scene && (role === 'referee' || state.scene === scene.id);
      const cut = shown ? cutOf(scene, role, column, row) : null;
      if (!cut || !scene?.image) throw new HttpError('not-found', 'There is no such part of the map.');
      const { asset, pixelsPerSquare } = scene.image;
      const grid = { width: scene.width, height: scene.height, pixels: pixelsPerSquare };
      const tile = await cache.get(`${id}/${asset}/${column}/${row}/${cut.shown.join('')}`, () =>
        drawTile(cut, pixelsPerSquare, async () => (await cutOfPicture(id, asset, grid)).get(`${column}/${row}`)),
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
