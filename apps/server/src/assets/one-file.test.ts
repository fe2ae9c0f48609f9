import { existsSync } from 'node:fs';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { oneFileOnDisk } from './one-file.ts';

it('a file on the disk is read there and gone afterwards, and is refused beyond its limit', async () => {
  const app = Fastify();
  await app.register(multipart, { limits: { fileSize: 20 } });
  const seen: string[] = [];
  app.post('/', (request) =>
    oneFileOnDisk(request, 'map', '20 bytes', async ({ path, ...file }) => {
      seen.push(path);
      return { ...file, head: Buffer.from(file.head).toString(), isThere: existsSync(path) };
    }),
  );
  const bring = (bytes: string) => {
    const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${bytes}\r\n--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return app.inject({ method: 'POST', url: '/', headers, payload: form });
  };
  expect((await bring('eighteen letters !')).json()).toEqual({
    name: 'a.png',
    bytes: 18,
    head: 'eighteen letters',
    isThere: true,
  });
  expect(seen.map((path) => existsSync(path))).toEqual([false]);
  const refused = await bring('more than twenty bytes');
  expect(refused.json()).toMatchObject({
    code: 'too-large',
    message: 'The file is too large: a map may have 20 bytes.',
  });
  expect(seen).toHaveLength(1);
  await app.close();
});
