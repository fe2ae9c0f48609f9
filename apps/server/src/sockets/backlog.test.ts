import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { type Socket as ClientSocket, io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Unread, unread } from '../../test/unread.ts';
import { Backlog } from './backlog.ts';

const KILOBYTE = 'x'.repeat(1024);
const MOST = 1024 * 1024;
/** What the system keeps for a line of its own, and more: past that, what is sent waits in the server. */
const FLOOD = 32 * 1024;

let server: HttpServer;
let tables: Server;
let backlog: Backlog<Socket>;
let dismissed: Socket[];
let lines: Unread['line'][];
beforeEach(async () => {
  dismissed = [];
  lines = [];
  server = createServer();
  tables = new Server(server, { transports: ['websocket'] });
  backlog = new Backlog<Socket>(
    (socket) => {
      dismissed.push(socket);
      socket.emit('dismissed', { code: 'behind' });
    },
    { most: MOST, grace: 500 },
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  for (const line of lines) line.destroy();
  tables.disconnectSockets(true);
  await tables.close();
});

/** The next who comes, as the server knows them. */
const comer = (user: string): Promise<Socket> =>
  new Promise((come) =>
    tables.once('connection', (socket) => {
      socket.data = { user: { id: user } };
      backlog.watch(socket);
      come(socket);
    }),
  );

async function reader(user: string): Promise<readonly [ClientSocket, Socket]> {
  const come = comer(user);
  const page = io(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    forceNew: true,
  });
  return [page, await come];
}

async function nonReader(user: string): Promise<Socket> {
  const come = comer(user);
  lines.push((await unread(server)).line);
  return come;
}

/** Lets the system send what it can. */
const breath = () => new Promise((go) => setImmediate(go));

describe('what waits for a socket', () => {
  it('is bounded: who does not read is let go, is told so behind all else, and is then cut', async () => {
    const socket = await nonReader('ada');
    const gone = new Promise((closed) => socket.conn.request.socket.once('close', closed));
    let most = 0;
    for (let sent = 0; sent < FLOOD && dismissed.length === 0; sent += 1) {
      socket.emit('line', KILOBYTE);
      most = Math.max(most, backlog.bytes);
      await breath();
    }
    expect(dismissed).toEqual([socket]);
    expect(most).toBeGreaterThan(MOST);
    for (let more = 0; more < 4096; more += 1) socket.emit('line', KILOBYTE);
    expect(backlog.bytes).toBeLessThan(MOST + 4 * 1024);
    const other = await nonReader('ada');
    other.emit('line', KILOBYTE);
    await gone;
    expect(other.connected).toBe(true);
  }, 60_000);

  it('may be one message of any size, and is nothing once it is read', async () => {
    const [page, socket] = await reader('ada');
    const read = new Promise<string>((come) => page.on('line', come));
    socket.emit('line', KILOBYTE.repeat(3 * 1024));
    expect(backlog.bytes).toBeGreaterThan(3 * MOST);
    expect(backlog.maySit(socket)).toBe(false);
    expect(await read).toHaveLength(3 * MOST);
    await new Promise((answered) => socket.timeout(5_000).emit('line', '', answered) && page.once('line', answered));
    expect([backlog.bytes, backlog.maySit(socket), dismissed]).toEqual([0, true, []]);
    page.disconnect();
  });

  it('on a slow line stays within bounds, and the seat is kept', async () => {
    const come = comer('ada');
    const { line } = await unread(server);
    lines.push(line);
    const socket = await come;
    let read = 0;
    line.on('data', (bytes) => {
      read += bytes.length;
      line.pause();
      setImmediate(() => line.resume());
    });
    line.resume();
    const all = 16 * 1024;
    for (let sent = 0; sent < all; sent += 1) {
      socket.emit('line', KILOBYTE);
      while (backlog.bytes > MOST / 2) await breath();
    }
    while (read < all * KILOBYTE.length) await breath();
    expect([socket.connected, dismissed]).toEqual([true, []]);
  }, 60_000);

  it('is counted over all connections of one person, and of nobody else', async () => {
    const sleeping = await nonReader('ada');
    const [page, awake] = await reader('ada');
    const [stranger, other] = await reader('bram');
    for (let sent = 0; sent < FLOOD && dismissed.length === 0; sent += 1) {
      for (const socket of [sleeping, awake, other]) socket.emit('line', KILOBYTE);
      await breath();
    }
    expect(dismissed).toEqual([sleeping]);
    expect([awake.connected, other.connected]).toEqual([true, true]);
    page.disconnect();
    stranger.disconnect();
  }, 60_000);
});
