import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/database.ts';
import { databasePlugin } from './plugins/database.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { originPlugin } from './plugins/origin.ts';
import { webPlugin } from './plugins/web.ts';
import { healthRoutes } from './routes/health.ts';

/** Builds the whole server without listening. A test builds the same one. */
export async function buildApp(config: Config, database: Pick<OpenDatabase, 'url' | 'kind'>): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await app.register(errorsPlugin);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: POLICY },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
  await app.register(originPlugin, { publicUrl: config.publicUrl });
  await app.register(databasePlugin, { url: database.url, kind: database.kind });
  await app.register(healthRoutes);
  await app.register(webPlugin);
  return app;
}

/** What a page of the table may load: its own files, drawings it made itself, and its own socket. */
const POLICY = {
  defaultSrc: ["'self'"],
  // SvelteKit starts its pages with a script in the page; Pixi compiles its uniforms.
  scriptSrc: ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  connectSrc: ["'self'", 'ws:', 'wss:', 'blob:', 'data:'],
  workerSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'", 'data:'],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};
