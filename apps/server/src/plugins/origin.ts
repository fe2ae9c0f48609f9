import plugin from 'fastify-plugin';
import { HttpError } from '../errors.ts';

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a page of this origin belongs to the table: the public address when one is set, else the host that was asked. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string | null): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  return publicUrl ? origin === publicUrl : new URL(origin).host === host;
}

/** A request that changes something must come from a page of our own, so that no other page can use somebody's cookie. */
export const originPlugin = plugin<{ readonly publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    app.addHook('onRequest', async (request) => {
      if (HARMLESS.includes(request.method)) return;
      if (!isOwnOrigin(request.headers.origin, request.headers.host, publicUrl)) {
        throw new HttpError(
          'forbidden',
          'The request comes from another site: open the table’s own page and try again.',
        );
      }
    });
  },
  { name: 'origin' },
);
