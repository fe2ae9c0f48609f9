import { PROTOCOL_VERSION, type Reply } from '@lanthorn/protocol';
import fc from 'fast-check';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Gathering, gathering, granted, type House, openHouse, submit, until } from '../../test/table.ts';

let house: House;
let table: Gathering;
beforeAll(async () => {
  house = await openHouse();
  table = await gathering(house);
});
afterAll(() => house.close());

const NAMES = [
  'sit',
  'command',
  'pointer',
  'ping',
  'typing',
  'dragging',
  'away',
  'error',
  'message',
  'happened',
  '__proto__',
  '',
];
const deep = (levels: number): unknown => (levels === 0 ? null : { type: 'Say', command: deep(levels - 1) });
const WRONG: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  Number.NaN,
  1e300,
  '',
  'x'.repeat(60_000),
  [],
  {},
  { campaign: {}, version: '1' },
  { campaign: '__proto__', version: PROTOCOL_VERSION },
  { commandId: 'a', command: null },
  { commandId: 'a', command: { type: 'toString' } },
  { commandId: 'a', command: { type: '__proto__' } },
  { commandId: 'a'.repeat(65), command: { type: 'EndTurn', resting: false } },
  { commandId: 'a', command: { type: 'Say', text: 'x'.repeat(5_000), as: null } },
  { commandId: 'a', command: { type: 'Say', text: 'half \ud800', as: null } },
  { commandId: 'a', command: { type: 'Say', text: 'zero \u0000', as: null } },
  { commandId: 'a', command: { type: 'AddScene', facts: {} } },
  { commandId: 'a', command: { type: 'SeatPerson', user: 'u', name: 'n', role: 'referee' } },
  { commandId: 'a', command: { type: 'Say', text: 'hello', as: 'constructor' } },
  { at: { x: 1e9, y: 0 } },
  { at: { x: 'a', y: [] } },
  { creature: 1, at: null },
  deep(500),
  new Uint8Array(100),
];
const answered = (socket: Socket, name: string, ...sent: readonly unknown[]): Promise<Reply> =>
  socket.timeout(5_000).emitWithAck(name, ...sent);
const raw = (socket: unknown): Socket => socket as Socket;

/** The table goes on: somebody speaks, and everybody hears it. */
async function goesOn(): Promise<void> {
  const text = `still here ${Math.random()}`;
  await granted(table.referee, { type: 'Say', text, as: null });
  await until(() => table.spectator.table.told.at(-1)?.line.text === text);
}

describe('garbage', () => {
  it.each(NAMES.filter((name) => name !== ''))(
    'as %s is answered where an answer is asked for, and changes nothing',
    async (name) => {
      const socket = raw(house.connection(table.referee.visitor));
      await answered(socket, 'sit', { campaign: table.id, version: 0 });
      const before = await house.app.prisma.logEntry.count();
      for (const wrong of WRONG) {
        const reply = await answered(socket, name, wrong);
        expect([wrong, reply.ok]).toEqual([wrong, false]);
        expect(['bad-message', 'wrong-version', 'not-a-member', 'too-fast', 'not-seated']).toContain(codeOf(reply));
        socket.emit(name, wrong);
        socket.emit(name);
      }
      expect((await answered(socket, name)).ok).toBe(false);
      expect((await answered(socket, name, 1, 2, 3)).ok).toBe(false);
      socket.disconnect();
      expect(await house.app.prisma.logEntry.count()).toBe(before);
      await goesOn();
    },
  );

  it('from a seat is refused as garbage, and the seat goes on', async () => {
    const { socket } = table.players[0] ?? table.spectator;
    for (const wrong of WRONG) {
      const reply = await answered(raw(socket), 'command', wrong);
      expect([wrong, codeOf(reply)]).toEqual([wrong, 'bad-message']);
      await new Promise((go) => setTimeout(go, 20));
    }
    expect(codeOf(await submit(socket, 'fine', { type: 'Say', text: 'a word', as: null }))).toBe('ok');
    await goesOn();
  });

  it('of any kind never stops the server', async () => {
    const anything = fc.array(fc.anything({ maxDepth: 3, withNullPrototype: false, withBigInt: false }), {
      maxLength: 3,
    });
    const socket = raw(house.connection(table.referee.visitor));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...NAMES), anything, async (name, sent) => {
        socket.emit(name, ...sent);
        return !(await answered(socket, name, ...sent.map((one) => one ?? null))).ok;
      }),
      { numRuns: 150, seed: 7 },
    );
    await goesOn();
  }, 30_000);

  it('of a hundred kilobytes ends the connection, which comes again', async () => {
    const { socket, table: seat } = table.spectator;
    const before = table.spectator.frames.length;
    raw(socket).emit(
      'command',
      { commandId: 'huge', command: { type: 'Say', text: 'x'.repeat(100_000), as: null } },
      () => undefined,
    );
    await until(() => seat.status === 'connecting');
    await until(() => seat.status === 'seated');
    expect(table.spectator.frames.length).toBeGreaterThan(before);
    await goesOn();
  });

  it('in a flood is answered as too fast, to its sender alone', async () => {
    const socket = house.connection(table.spectator.visitor);
    const replies = await Promise.all(Array.from({ length: 200 }, () => answered(raw(socket), 'sit', null)));
    const codes = replies.map(codeOf);
    expect(codes.filter((code) => code === 'too-fast').length).toBeGreaterThan(100);
    await goesOn();
  });
});
