import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';
import { WEB_BUILD } from './web.ts';

/** Headers that keep a page of the table to its own files, its own drawings and its own socket. */
export const headersPlugin = plugin(
  async (app) => {
    await app.register(helmet, {
      contentSecurityPolicy: { directives: { ...POLICY, scriptSrc: ["'self'", ...startingScripts(WEB_BUILD)] } },
      crossOriginEmbedderPolicy: false,
      // For the proxy that has the certificate to say.
      strictTransportSecurity: false,
    });
  },
  { name: 'headers' },
);

const POLICY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  // Pixi loads pictures through addresses of blobs.
  imgSrc: ["'self'", 'blob:', 'data:'],
  connectSrc: ["'self'", 'blob:', 'data:'],
  workerSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'", 'data:'],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** Each built page starts the client with a script written in it: allowed by the hash of its text, and no other. */
export function startingScripts(build: string): readonly string[] {
  if (!existsSync(build)) return [];
  const pages = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  const scripts = pages.flatMap((path) => [...readFileSync(join(build, path), 'utf8').matchAll(INLINE)]);
  return [...new Set(scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
}

const INLINE = /<script>(.*?)<\/script>/gs;
