import { writeUniversalVtt } from '@lanthorn/importers';
import { httpPaths } from '@lanthorn/protocol/http';
import { id as named, type SceneId } from '@lanthorn/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { pictureUnder } from '../assets/picture-under.ts';
import { StoredTiles } from '../assets/stored-tiles.ts';
import { HttpError } from '../errors.ts';
import { userOf } from '../plugins/accounts.ts';

/** Maps go out as files for other tables, whole: to the referee alone. */
export const sceneFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const stored = new StoredTiles(app.prisma);
  app.get(
    '/api/campaigns/:id/scenes/:sceneId/universal-vtt',
    { schema: { params: httpPaths.scene } },
    async (request, reply) => {
      const { id, sceneId } = request.params;
      await app.membership.demandReferee(id, userOf(request).id);
      const scene = (await app.tables.state(id, 'referee')).scenes[named<'scene'>(sceneId) as SceneId];
      if (!scene) throw new HttpError('not-found', 'There is no such map.');
      if (scene.image) await stored.ready(id, scene.image.asset);
      const picture = await pictureUnder(app.prisma, id, scene);
      const doors = Object.values(scene.doors);
      return reply
        .header('content-type', 'application/json')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${scene.name}.uvtt`)}`)
        .header('cache-control', 'no-store')
        .send(writeUniversalVtt({ ...scene, doors }, picture));
    },
  );
};
