import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeflatingServer, frameOnce } from './frames.ts';

const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false, wsEngine: DeflatingServer });
/** What the sockets' connections wrote: a frame in one piece each, or what is to be framed yet. */
const framed: unknown[] = [];
let readers: readonly Socket[] = [];

beforeAll(async () => {
  io.on('connection', ({ conn }) => {
    frameOnce(conn);
    conn.on('flush', (packets) => {
      for (const { options } of packets) framed.push(options?.wsPreEncodedFrame?.[0]);
    });
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const { port } = http.address() as AddressInfo;
  readers = await Promise.all([seated(port), seated(port)]);
});
afterAll(async () => {
  for (const reader of readers) reader.disconnect();
  await io.close();
});

async function seated(port: number): Promise<Socket> {
  const socket = connect(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  await new Promise<void>((open) => socket.once('connect', open));
  return socket;
}

/** What a reader is told, once it was told so much. */
const told = (reader: Socket, count: number): Promise<readonly string[]> =>
  new Promise((all) => {
    const heard: string[] = [];
    reader.on('said', (text: string) => {
      heard.push(text);
      if (heard.length < count) return;
      reader.off('said');
      all(heard);
    });
  });

it('a short message goes to all of its readers in one frame, made once', async () => {
  framed.length = 0;
  const heard = Promise.all(readers.map((reader) => told(reader, 1)));
  io.emit('said', 'Grüße');
  expect(await heard).toEqual([['Grüße'], ['Grüße']]);
  const [one, other] = framed;
  expect(one).toBeInstanceOf(Buffer);
  expect(other).toBe(one);
});

it('nothing overtakes a long message that is deflated first', async () => {
  const long = 'a long way '.repeat(4_000);
  const all = ['before', long, 'behind', 'last'];
  const heard = Promise.all(readers.map((reader) => told(reader, 2 * all.length)));
  // The first of them occupies the line: all others go out together.
  for (const text of [...all, ...all]) io.emit('said', text);
  expect(await heard).toEqual(readers.map(() => [...all, ...all]));
});
