import { deflateRawSync } from 'node:zlib';
import { PROTOCOL_VERSION, type Reply, type SitReply } from '@lanthorn/protocol';
import { io, type Socket } from 'socket.io-client';
import { Post } from './both-ends.ts';
import { grown } from './grown.ts';
import type { CampaignAt, SeatAt } from './parts.ts';

/** Bytes that a seat is sent. */
export interface Sizes {
  /** On the wire, for the referee to sit down at the demo. */
  readonly welcome: number;
  /** The same with so many monsters more. */
  readonly crowded: number;
  /** On the wire, the largest of: to be told that one of the crowd is gone, and each step of a march over a lit map. */
  readonly patch: number;
}

export const CROWD = 325;
const AT_ONCE = 25;
/** Bytes from which the server deflates a message. */
const DEFLATED = 4096;
/** Squares along the side of the map that is marched over, and along each step. */
const PLAIN = 100;
const STEP = 12;

/** A socket of a seat's own. */
export async function socketOf(url: string, { cookie }: SeatAt): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie, origin: url } });
  if (!socket.connected) await new Promise<void>((open) => socket.once('connect', open));
  return socket;
}

/** Measured by a referee's own socket, at a table that nobody plays at any more. */
export async function sizesAt(socket: Socket, { id }: CampaignAt): Promise<Sizes> {
  const welcome = await wired(socket, () => sat(socket, id));
  for (let come = 0; come < CROWD; come += AT_ONCE)
    await ask(socket, { type: 'AddMonsters', monster: 'goblin', count: AT_ONCE, square: null, hidden: true });
  const crowded = await wired(socket, () => sat(socket, id));
  const reply = await sat(socket, id);
  const gone = Object.keys(reply.ok ? reply.welcome.known.creatures : {}).at(-40);
  const happened = new Promise<number>((told) =>
    socket.once('happened', (envelope) => told(bytesOf(JSON.stringify(envelope)))),
  );
  await ask(socket, { type: 'RemoveCreature', creature: gone });
  return { welcome, crowded, patch: Math.max(await happened, marched()) };
}

/** As the server sends text: deflated from some kilobytes on. */
const bytesOf = (text: string): number =>
  text.length < DEFLATED ? Buffer.byteLength(text) : deflateRawSync(text, { level: 1, memLevel: 7 }).byteLength;

/** Bytes that come in over a connection while something is asked. */
async function wired(socket: Socket, act: () => Promise<unknown>): Promise<number> {
  const { ws } = socket.io.engine.transport as unknown as { ws: { _socket: { bytesRead: number } } };
  const before = ws._socket.bytesRead;
  await act();
  return ws._socket.bytesRead - before;
}

/** The largest message to any seat while a party walks over a lit map that nobody has seen yet. */
function marched(): number {
  const table = grown({ creatures: 10, characters: 4, seats: 7, side: PLAIN });
  const [referee] = table.seats;
  const [mover] = table.state.party.members;
  if (!referee || !mover || !table.state.scene) throw new Error('Nobody marches.');
  const post = new Post(table);
  const all = { from: { x: 0, y: 0 }, to: { x: PLAIN - 1, y: PLAIN - 1 } };
  const light = { ambient: 'lit', feetPerSquare: 10, level: 1 } as const;
  post.play({ type: 'SetScene', scene: table.state.scene, ...light }, referee);
  post.play({ type: 'RevealSquares', ...all, revealed: false }, referee);
  let most = 0;
  for (let x = 0; x < PLAIN; x += STEP) {
    post.play({ type: 'PlaceCreature', creature: mover, square: { x, y: PLAIN / 2 } }, referee);
    most = Math.max(most, ...table.seats.map((seat) => bytesOf(post.lastTo(seat))));
  }
  return most;
}

/** Sits down at a table. */
export async function sat(socket: Socket, campaign: string): Promise<SitReply> {
  const reply: SitReply = await socket.emitWithAck('sit', { campaign, version: PROTOCOL_VERSION });
  if (!reply.ok) throw new Error(reply.refusal.sentence);
  return reply;
}

/** Asks for a command, which must be granted. */
export async function ask(socket: Socket, command: object): Promise<void> {
  const reply: Reply = await socket.emitWithAck('command', { commandId: crypto.randomUUID(), command });
  if (!reply.ok) throw new Error(reply.refusal.sentence);
}
