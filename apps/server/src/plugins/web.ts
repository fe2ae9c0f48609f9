import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import plugin from 'fastify-plugin';
import { HttpError } from '../errors.ts';
import { previews } from './previews.ts';

/** The built web client. */
export const WEB_BUILD = join(import.meta.dirname, '../../../web/build');

/** By which build the pages were made, or null where there are none. */
export function builtPage(): string | null {
  const file = join(WEB_BUILD, '_app/version.json');
  if (!existsSync(file)) return null;
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof version === 'string' ? version : null;
}

/** Serves the client: its files as they are, and its one page for every address that is not the API's. */
export const webPlugin = plugin<{ readonly publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    const built = existsSync(join(WEB_BUILD, '200.html'));
    if (built) {
      await app.register(serveStatic, {
        root: WEB_BUILD,
        preCompressed: true,
        wildcard: false,
        index: false,
        setHeaders: (reply, path) => {
          const forever = path.includes('/immutable/');
          reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    }
    if (built) await app.register((pages) => previews(pages, WEB_BUILD, publicUrl));
    app.setNotFoundHandler((request, reply) => {
      const page = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|socket\.io)(\/|$)/.test(request.url);
      if (page && built) return reply.header('cache-control', 'no-cache').sendFile('200.html');
      throw new HttpError(
        'not-found',
        page ? 'The web client is not built: run the start command.' : 'There is nothing at this address.',
      );
    });
  },
  { name: 'web', dependencies: ['errors', 'campaigns'] },
);
