import { connect, PROTOCOL_VERSION, type Reply } from '@lanthorn/protocol';
import { id } from '@lanthorn/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haunted } from '../../test/haunted.ts';
import { proxyTo } from '../../test/proxy.ts';
import {
  arrived,
  codeOf,
  gathering,
  granted,
  type House,
  openHouse,
  type Seated,
  settled,
  sitDown,
  submit,
  until,
  userOf,
} from '../../test/table.ts';
import { Visitor } from '../../test/visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const hello = { type: 'Say', text: 'hello', as: null } as const;
const happenedTo = ({ frames }: Seated): number => frames.filter((frame) => frame.includes('"happened"')).length;
const refusedConnection = (visitor: Visitor, origin?: string): Promise<string> =>
  new Promise((done) => house.connection(visitor, origin).on('connect_error', ({ message }) => done(message)));

describe('a connection', () => {
  it('without a seat may ask for nothing', async () => {
    const visitor = new Visitor(house.app);
    await visitor.register('Seatless');
    expect(codeOf(await submit(house.connection(visitor), 'one', hello))).toBe('not-seated');
  });

  it('is given no seat in a version that is not spoken, or in a campaign that is not theirs', async () => {
    const table = await gathering(house, 0);
    const socket = house.connection(table.referee.visitor);
    expect(codeOf(await sitDown(socket, table.id, PROTOCOL_VERSION + 1))).toBe('wrong-version');
    const stranger = new Visitor(house.app);
    await stranger.register('Stranger');
    const strange = house.connection(stranger);
    const there = await sitDown(strange, table.id);
    expect(codeOf(there)).toBe('not-a-member');
    expect(await sitDown(strange, 'nowhere')).toEqual(there);
    expect(codeOf(await submit(strange, 'one', hello))).toBe('not-seated');
  });

  it('misses nothing that happens while its seat is made sure of', async () => {
    const table = await gathering(house, 1);
    const { sessions } = house.app;
    const lives = sessions.isValid.bind(sessions);
    sessions.isValid = async (session) => {
      sessions.isValid = lives;
      await granted(table.referee, { type: 'Say', text: 'just then', as: null });
      return lives(session);
    };
    const { table: newcomer } = await house.sit((table.players[0] as Seated).visitor, table.id);
    let again = 0;
    newcomer.on('welcome', () => {
      again += 1;
    });
    await until(() => newcomer.told.some(({ line }) => line.kind === 'speech' && line.text === 'just then'));
    expect(again).toBe(0);
  });

  it('from the page of another site, or without a session, is refused', async () => {
    const visitor = new Visitor(house.app);
    await visitor.register('Elsewhere');
    expect(await refusedConnection(new Visitor(house.app))).toBe('not-logged-in');
    for (const origin of ['https://evil.example', 'null', '', `${house.url}.evil.example`, 'http://127.0.0.1:1']) {
      expect(await refusedConnection(visitor, origin)).toBe('websocket error');
    }
  });
});

describe('connections', () => {
  it('of one person are fifty at most, and others connect all the same', async () => {
    const [greedy, other] = [new Visitor(house.app), new Visitor(house.app)];
    await greedy.register('Greedy');
    await other.register('Modest');
    const held = Array.from({ length: 50 }, () => house.connection(greedy));
    await until(() => held.every(({ connected }) => connected));
    expect(await refusedConnection(greedy)).toBe('too-many');
    const socket = house.connection(other);
    await until(() => socket.connected);
    for (const one of held) one.disconnect();
  });
});

describe('a seat', () => {
  it('is sent nothing of what changes nothing for it', async () => {
    const table = await haunted(house);
    const [ada, bert] = table.players;
    if (!ada || !bert) throw new Error('two players sit there');
    const you = ada.table.view.get('you');
    const all = [table.referee, ada, bert, table.spectator];
    await settled(...all);
    const before = all.map(happenedTo);
    await granted(table.referee, {
      type: 'AddMonsters',
      monster: 'goblin',
      count: 1,
      square: { x: 15, y: 3 },
      hidden: true,
    });
    await granted(table.referee, { type: 'WriteNotes', creature: id(table.monster.id), notes: 'shy' });
    await granted(ada, {
      type: 'WriteNotes',
      creature: id(you?.type === 'you' ? (you.characters[0] ?? '') : ''),
      notes: 'mine',
    });
    await granted(ada, { type: 'Whisper', to: [id(await userOf(table.referee))], text: 'psst' });
    await settled(...all);
    const [desk, owner, ...others] = all.map((seat, place) => happenedTo(seat) - (before[place] ?? 0));
    expect(desk).toBeGreaterThanOrEqual(4);
    expect(owner).toBeGreaterThanOrEqual(2);
    expect(others).toEqual([0, 0]);
  });

  it('that is taken away is dismissed at once, and can ask for nothing more', async () => {
    const table = await gathering(house, 2);
    const [ada, bert] = table.players;
    if (!ada || !bert) throw new Error('two players sit there');
    const second = house.connection(ada.visitor);
    expect(codeOf(await sitDown(second, table.id))).toBe('ok');
    const told: unknown[] = [];
    second.on('dismissed', (dismissal) => told.push(dismissal));
    await table.referee.visitor.delete(`/api/campaigns/${table.id}/members/${await userOf(ada)}`);
    await until(() => ada.table.status === 'dismissed' && told.length === 1);
    expect(told).toEqual([expect.objectContaining({ code: 'removed' })]);
    expect(codeOf(await submit(second, 'late', hello))).toBe('not-seated');
    expect(codeOf(await sitDown(second, table.id))).toBe('not-a-member');
    expect(codeOf(await ada.table.ask(hello))).toBe('closed');
    await granted(table.referee, { type: 'Say', text: 'they are gone', as: null });
    await until(() => bert.frames.join().includes('they are gone'));
    expect([...ada.frames, ...told].join()).not.toContain('they are gone');
  });

  it('that is left by choice is not called a removal', async () => {
    const table = await gathering(house, 1);
    const [ada] = table.players;
    if (!ada) throw new Error('a player sits there');
    const told: unknown[] = [];
    ada.table.on('dismissed', (dismissal) => told.push(dismissal));
    await ada.visitor.delete(`/api/campaigns/${table.id}/members/${await userOf(ada)}`);
    await until(() => told.length === 1);
    expect(told).toEqual([{ code: 'left', sentence: 'You have left this campaign.' }]);
  });

  it('is another even when the log could not be reached just then', async () => {
    const table = await gathering(house, 1);
    const [ada] = table.players;
    if (!ada) throw new Error('a player sits there');
    const told: unknown[] = [];
    ada.socket.on('dismissed', (dismissal) => told.push(dismissal));
    const { prisma } = house.app;
    await prisma.$executeRawUnsafe('ALTER TABLE "log_entry" RENAME TO "lost"');
    const path = `/api/campaigns/${table.id}/members/${await userOf(ada)}`;
    await table.referee.visitor.patch(path, { role: 'spectator' });
    await prisma.$executeRawUnsafe('ALTER TABLE "lost" RENAME TO "log_entry"');
    await until(() => told.length > 0);
    expect(told[0]).toMatchObject({ code: 'reseated' });
    await until(() => JSON.stringify(ada.table.view.get('you')).includes('"role":"spectator"'));
  });

  it('of a player who becomes a spectator is another, without a break', async () => {
    const table = await gathering(house, 1);
    const [ada] = table.players;
    if (!ada) throw new Error('a player sits there');
    const path = `/api/campaigns/${table.id}/members/${await userOf(ada)}`;
    await table.referee.visitor.patch(path, { role: 'spectator' });
    await until(() => JSON.stringify(ada.table.view.get('you')).includes('"role":"spectator"'));
    expect(codeOf(await ada.table.ask(hello))).toBe('not-your-seat');
    await table.referee.visitor.patch(path, { role: 'player' });
    await until(() => JSON.stringify(ada.table.view.get('you')).includes('"role":"player"'));
    await granted(ada, hello);
  });

  it('cannot be asked in the name of: a command id is its asker’s own', async () => {
    const table = await gathering(house, 2);
    const [ada, bert] = table.players;
    if (!ada || !bert) throw new Error('two players sit there');
    expect(codeOf(await submit(ada.socket, 'same', hello))).toBe('ok');
    expect(codeOf(await submit(bert.socket, 'same', { ...hello, text: 'hello too' }))).toBe('ok');
    expect(codeOf(await submit(ada.socket, 'same', hello))).toBe('ok');
    await arrived(table.referee);
    const said = table.referee.table.told.flatMap(({ line }) => (line.kind === 'speech' ? [line.text] : []));
    expect(said).toEqual(['hello', 'hello too']);
  });
});

describe('a connection that breaks', () => {
  it.each(['asked', 'answered'] as const)(
    'while a command is %s: it is sent again, and played once',
    async (way) => {
      const table = await gathering(house, 1);
      const proxy = await proxyTo(Number(new URL(house.url).port));
      const seat = connect({ url: proxy.url, campaign: table.id, cookie: table.referee.visitor.cookie ?? '' });
      await until(() => seat.status === 'seated');
      const replies: Reply[] = [];
      for (let round = 0; round < 3; round += 1) {
        proxy.cut(way);
        replies.push(await seat.ask({ type: 'Say', text: `round ${round}`, as: null }));
      }
      expect(replies).toEqual(Array(3).fill({ ok: true }));
      const log = (await table.referee.visitor.get(`/api/campaigns/${table.id}/log?search=round`)).json();
      expect(log.told.map(({ line }: { line: { text: string } }) => line.text)).toEqual([
        'round 0',
        'round 1',
        'round 2',
      ]);
      expect(seat.told.slice(-3).map(({ id: line }) => line)).toEqual(
        log.told.map(({ id: line }: { id: string }) => line),
      );
      seat.close();
      proxy.close();
    },
    30_000,
  );

  it('two hundred times, amid sitting down, leaves nobody behind', async () => {
    const table = await gathering(house, 1);
    const [ada] = table.players;
    if (!ada) throw new Error('a player sits there');
    let present: readonly string[] = [];
    table.referee.table.on('presence', (people) => {
      present = people.map(({ role }) => role).sort();
    });
    ada.table.close();
    for (let round = 0; round < 4; round += 1) {
      const sockets = Array.from({ length: 50 }, () => house.connection(ada.visitor));
      await until(() => sockets.every((socket) => socket.connected));
      for (const [place, socket] of sockets.entries()) {
        socket.emit('sit', { campaign: table.id, version: PROTOCOL_VERSION }, () => undefined);
        if (place % 2 === 0) await new Promise((go) => setTimeout(go, 1));
        socket.disconnect();
      }
    }
    await until(() => present.join() === 'referee,spectator');
    await granted(table.referee, hello);
  }, 60_000);

  it('leaves the table as it was for those who stay, who are told', async () => {
    const table = await gathering(house, 1);
    const here: string[][] = [];
    table.spectator.table.on('presence', (people) => here.push(people.map(({ role }) => role).sort()));
    table.players[0]?.socket.disconnect();
    await until(() => here.at(-1)?.join() === 'referee,spectator');
    await granted(table.referee, hello);
  });
});
