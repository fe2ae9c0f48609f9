import { existsSync } from 'node:fs';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { oneFileOnDisk } from './one-file.ts';

it('a file on the disk is read there with the fields before it and gone afterwards, and is refused beyond its limit', async () => {
  const app = Fastify();
  await app.register(multipart, { limits: { fileSize: 20 } });
  const seen: string[] = [];
  app.post('/', (request) =>
    oneFileOnDisk(request, 'map', '20 bytes', async ({ path, fields, ...file }) => {
      seen.push(path);
      const head = Buffer.from(file.head).toString();
      return { ...file, fields: Object.fromEntries(fields), head, isThere: existsSync(path) };
    }),
  );
  const bring = (bytes: string) => {
    const part = (about: string, body: string) => `--x\r\nContent-Disposition: form-data; ${about}\r\n\r\n${body}\r\n`;
    const twice = part('name="twice"', 'one') + part('name="twice"', 'other');
    const form = `${part('name="choice"', 'all')}${twice}${part('name="file"; filename="a.png"', bytes)}--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return app.inject({ method: 'POST', url: '/', headers, payload: form });
  };
  expect((await bring('eighteen letters !')).json()).toEqual({
    name: 'a.png',
    bytes: 18,
    fields: { choice: 'all' },
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

it('of one person four files at a time are taken onto the disk, and the fifth when one of them is done', async () => {
  const app = Fastify();
  await app.register(multipart);
  let [there, most] = [0, 0];
  const done: (() => void)[] = [];
  app.post('/', (request) =>
    oneFileOnDisk(request, 'map', '1 MB', async () => {
      there += 1;
      most = Math.max(most, there);
      await new Promise<void>((go) => done.push(go));
      there -= 1;
      return {};
    }),
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const payload = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nmap\r\n--x--\r\n';
  const all = Array.from({ length: 6 }, () => app.inject({ method: 'POST', url: '/', headers, payload }));
  for (let nth = 0; nth < 6; nth += 1) {
    await expect.poll(() => done.length).toBeGreaterThan(0);
    done.shift()?.();
  }
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(most).toBeLessThanOrEqual(4);
  await app.close();
});
