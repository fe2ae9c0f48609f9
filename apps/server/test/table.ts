import type { AddressInfo } from 'node:net';
import {
  type ClientToServer,
  PROTOCOL_VERSION,
  type Reply,
  type ServerToClient,
  type SitReply,
  Table,
  type WireCommand,
} from '@lanthorn/protocol';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import type { Config } from '../src/config.ts';
import { testApp } from './app.ts';
import { Visitor } from './visitor.ts';

export type ClientSocket = Socket<ServerToClient, ClientToServer>;

/** A server that listens, with people at its tables. */
export interface House {
  readonly app: FastifyInstance;
  readonly url: string;
  /** A raw connection of somebody, without a seat. */
  connection(visitor: Visitor, origin?: string): ClientSocket;
  /** Seats somebody, as a page would. */
  sit(visitor: Visitor, campaign: string): Promise<Seated>;
  close(): Promise<void>;
}

/** Somebody at a table, and every frame that their connection brought. */
export interface Seated {
  readonly visitor: Visitor;
  readonly table: Table;
  readonly socket: ClientSocket;
  readonly frames: string[];
}

/** @param database where it keeps everything; one of its own if left out */
export async function openHouse(change: Partial<Config> = {}, database?: string): Promise<House> {
  const app = await testApp(change, database);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const sockets: ClientSocket[] = [];
  const connection = (visitor: Visitor, origin = url): ClientSocket => {
    const extraHeaders = { origin, ...(visitor.cookie ? { cookie: visitor.cookie } : {}) };
    const socket: ClientSocket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders,
      reconnectionDelay: 20,
    });
    sockets.push(socket);
    return socket;
  };
  return {
    app,
    url,
    connection,
    sit: (visitor, campaign) => seated(visitor, connection(visitor), campaign),
    close: async () => {
      for (const socket of sockets) socket.disconnect();
      await app.close();
    },
  };
}

async function seated(visitor: Visitor, socket: ClientSocket, campaign: string): Promise<Seated> {
  const frames: string[] = [];
  // The heart beats when it pleases, and says nothing.
  socket.io.on('open', () =>
    socket.io.engine.on('packet', ({ type, data }) => {
      if (type === 'message') frames.push(String(data ?? ''));
    }),
  );
  const table = new Table(socket, { campaign });
  await until(() => table.status === 'seated');
  return { visitor, table, socket, frames };
}

/** A campaign with a referee, players and a spectator, all of them seated. */
export async function gathering(
  house: House,
  players = 1,
  campaign?: (referee: Visitor) => Promise<string>,
): Promise<Gathering> {
  const host = new Visitor(house.app);
  await host.register(`Referee ${host.address}`);
  const id = await (campaign ? campaign(host) : host.begin('The Fen'));
  const token = await host.invite(id);
  const watching = await host.invite(id, { role: 'spectator' });
  const referee = await house.sit(host, id);
  const seats: Seated[] = [];
  for (let place = 0; place < players; place += 1) seats.push(await guest(house, id, token, `Player ${place}`));
  return { id, referee, players: seats, spectator: await guest(house, id, watching, 'Spectator') };
}

export interface Gathering {
  readonly id: string;
  readonly referee: Seated;
  readonly players: readonly Seated[];
  readonly spectator: Seated;
}

async function guest(house: House, campaign: string, token: string, name: string): Promise<Seated> {
  const visitor = new Visitor(house.app);
  await visitor.follow(token, name);
  return house.sit(visitor, campaign);
}

/** Their id. */
export async function userOf({ visitor }: Seated): Promise<string> {
  return (await visitor.get('/api/me')).json().user.id;
}

/** Waits until something holds. */
export async function until(holds: () => boolean, what = 'what was waited for', milliseconds = 10_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await new Promise((go) => setTimeout(go, 5));
  }
}

/** Resolves when everything that was on its way to somebody has arrived. */
export async function arrived(...seats: readonly Pick<Seated, 'socket'>[]): Promise<void> {
  await Promise.all(seats.map(({ socket }) => socket.timeout(5_000).emitWithAck('command', null as never)));
}

/** Resolves when nothing has come to anybody for a while: what may wait is sent when the server has time. */
export async function settled(...seats: readonly Pick<Seated, 'frames'>[]): Promise<void> {
  const count = () => seats.reduce((sum, { frames }) => sum + frames.length, 0);
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((go) => setTimeout(go, 1_500));
  }
}

/** Asks for a command, which is to be granted. */
export async function granted({ table }: Seated, command: WireCommand, override = false): Promise<void> {
  const reply = await table.ask(command, { override });
  if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.refusal.code}, ${reply.refusal.sentence}`);
}

export const sitDown = (socket: ClientSocket, campaign: string, version = PROTOCOL_VERSION): Promise<SitReply> =>
  socket.timeout(5_000).emitWithAck('sit', { campaign, version });

export const submit = (socket: ClientSocket, commandId: string, command: WireCommand): Promise<Reply> =>
  socket.timeout(5_000).emitWithAck('command', { commandId, command });

export const codeOf = (reply: Reply | SitReply): string => (reply.ok ? 'ok' : reply.refusal.code);
