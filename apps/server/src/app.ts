import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/database.ts';
import { accountsPlugin } from './plugins/accounts.ts';
import { campaignsPlugin } from './plugins/campaigns.ts';
import { databasePlugin } from './plugins/database.ts';
import { errorsPlugin, refuse } from './plugins/errors.ts';
import { headersPlugin } from './plugins/headers.ts';
import { nodesPlugin } from './plugins/nodes.ts';
import { originPlugin } from './plugins/origin.ts';
import { tablesPlugin } from './plugins/tables.ts';
import { webPlugin } from './plugins/web.ts';
import { accountRoutes } from './routes/accounts.ts';
import { campaignFileRoutes } from './routes/campaign-files.ts';
import { campaignRoutes } from './routes/campaigns.ts';
import { demoRoutes } from './routes/demo.ts';
import { encounterTableRoutes } from './routes/encounter-tables.ts';
import { healthRoutes } from './routes/health.ts';
import { inviteRoutes } from './routes/invites.ts';
import { libraryRoutes } from './routes/library.ts';
import { logRoutes } from './routes/log.ts';
import { memberRoutes } from './routes/members.ts';
import { monsterRoutes } from './routes/monsters.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { sceneFileRoutes } from './routes/scene-files.ts';
import { sceneRoutes } from './routes/scenes.ts';
import { worldRoutes } from './routes/worlds.ts';

/** Builds the whole server without listening. A test builds the same one. */
export async function buildApp(config: Config, database: Pick<OpenDatabase, 'url' | 'kind'>): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    // Only so many hops are believed: what stands before them is what the asker says.
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    // A new database is migrated before the first page is served, which a busy machine takes a while over.
    pluginTimeout: 120_000,
    frameworkErrors: refuse,
  });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await app.register(errorsPlugin);
  await app.register(headersPlugin);
  await app.register(originPlugin, { publicUrl: config.publicUrl });
  await app.register(databasePlugin, { url: database.url, kind: database.kind });
  await app.register(nodesPlugin, { url: database.url });
  await app.register(accountsPlugin, { secure: config.publicUrl?.startsWith('https:') ?? false });
  await app.register(tablesPlugin, { publicUrl: config.publicUrl });
  await app.register(campaignsPlugin, { table: app.tables });
  await app.register(healthRoutes);
  await app.register(accountRoutes);
  await app.register(campaignRoutes);
  await app.register(memberRoutes);
  await app.register(inviteRoutes);
  await app.register(sceneFileRoutes);
  await app.register(sceneRoutes, { storageLimit: config.storageLimit });
  await app.register(pictureRoutes, { storageLimit: config.storageLimit });
  await app.register(libraryRoutes);
  await app.register(encounterTableRoutes);
  await app.register(campaignFileRoutes, { storageLimit: config.storageLimit });
  await app.register(worldRoutes, { storageLimit: config.storageLimit });
  await app.register(monsterRoutes);
  await app.register(logRoutes);
  await app.register(demoRoutes);
  await app.register(webPlugin, { publicUrl: config.publicUrl });
  return app;
}
