import type { ChildProcess } from 'node:child_process';
import { connect, type Dismissal, PROTOCOL_VERSION, type Table } from '@lanthorn/protocol';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../test/app.ts';
import { addressOf, ended, launched } from '../../test/process.ts';
import { type ClientSocket, submit, until } from '../../test/table.ts';

/** Two servers, each a process of its own, on one database. */
let database: string;
let near: { readonly child: ChildProcess; readonly url: string };
let far: { readonly child: ChildProcess; readonly url: string };
const open: { close(): void }[] = [];
const start = async () => {
  const child = launched({ DATABASE_URL: database, LOG_LEVEL: 'fatal' });
  return { child, url: await addressOf(child) };
};
beforeAll(async () => {
  database = await testDatabase();
  [near, far] = await Promise.all([start(), start()]);
}, 120_000);
afterAll(async () => {
  for (const one of open) one.close();
  await Promise.all([near, far].map(({ child }) => ended(child, 'SIGTERM')));
});

/** Asks a node, as a page would. Its answer, and the cookie to keep. */
async function ask(url: string, method: string, path: string, cookie = '', body: object | null = {}) {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: { origin: url, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  });
  const [given = cookie] = (reply.headers.get('set-cookie') ?? cookie).split(';');
  return { status: reply.status, cookie: given, answer: reply.status === 204 ? {} : await reply.json() };
}
const campaignIn = (answer: unknown) => z.object({ campaign: z.object({ id: z.string() }) }).parse(answer).campaign.id;
const tokenIn = (answer: unknown) => z.object({ invite: z.object({ token: z.string() }) }).parse(answer).invite.token;
const userIn = (answer: unknown) => z.object({ user: z.object({ id: z.string() }) }).parse(answer).user.id;

async function seat(url: string, campaign: string, cookie: string): Promise<Table> {
  const table = connect({ url, campaign, cookie });
  open.push(table);
  await until(() => table.status === 'seated', 'a seat');
  return table;
}

let names = 0;
/** A referee at one node and a player at the other. */
async function parted() {
  names += 1;
  const referee = await ask(near.url, 'POST', '/accounts', '', { name: `Hester ${names}`, password: 'oil and rope' });
  const made = await ask(near.url, 'POST', '/campaigns', referee.cookie, { name: 'The Fen' });
  const campaign = campaignIn(made.answer);
  const invite = await ask(near.url, 'POST', `/campaigns/${campaign}/invites`, referee.cookie, { role: 'player' });
  const player = await ask(far.url, 'POST', `/invites/${tokenIn(invite.answer)}`, '', { name: 'Piet' });
  const me = await ask(far.url, 'GET', '/me', player.cookie, null);
  return {
    campaign,
    user: userIn(me.answer),
    cookies: { referee: referee.cookie, player: player.cookie },
    referee: await seat(near.url, campaign, referee.cookie),
    player: await seat(far.url, campaign, player.cookie),
  };
}
const say = (text: string) => ({ type: 'Say', text, as: null }) as const;
const heardBy = (table: Table): readonly string[] =>
  table.told.flatMap(({ line }) => (line.kind === 'speech' ? [line.text] : []));

describe('two servers on one database', () => {
  it('are one table: each hears at once what is said at the other', async () => {
    const { referee, player } = await parted();
    expect(await referee.ask(say('from near'))).toEqual({ ok: true });
    await until(() => heardBy(player).includes('from near'));
    expect(await player.ask(say('from far'))).toEqual({ ok: true });
    await until(() => heardBy(referee).includes('from far'));
  });

  it('rule on one campaign at once, and both show every command once and in one order', async () => {
    const { referee, player } = await parted();
    const asked = Array.from({ length: 60 }, (_, turn) => (turn % 2 ? referee : player).ask(say(`${turn}`)));
    expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
    await until(() => [referee, player].every((table) => heardBy(table).length === 60));
    expect(heardBy(player)).toEqual(heardBy(referee));
    expect(new Set(heardBy(player)).size).toBe(60);
  }, 60_000);

  it('show the same seat the same', async () => {
    const { campaign, cookies, referee, player } = await parted();
    await referee.ask({ type: 'AddMonsters', monster: 'goblin', count: 2, square: null, hidden: false });
    await player.ask(say('goblins!'));
    const other = await seat(near.url, campaign, cookies.player);
    await until(() => heardBy(player).includes('goblins!'));
    await expect.poll(() => [...player.view]).toEqual([...other.view]);
  });

  it('answer a command that was asked at both once', async () => {
    const { campaign, cookies, player } = await parted();
    const raw = async (url: string) => {
      const socket: ClientSocket = io(url, {
        transports: ['websocket'],
        forceNew: true,
        extraHeaders: { origin: url, cookie: cookies.player },
      });
      open.push({ close: () => socket.disconnect() });
      await socket.timeout(5_000).emitWithAck('sit', { campaign, version: PROTOCOL_VERSION });
      return socket;
    };
    const [here, there] = [await raw(near.url), await raw(far.url)];
    const replies = await Promise.all([submit(here, 'same', say('once')), submit(there, 'same', say('once'))]);
    expect(replies).toEqual([{ ok: true }, { ok: true }]);
    await player.ask(say('after'));
    await until(() => heardBy(player).includes('after'));
    expect(heardBy(player)).toEqual(['once', 'after']);
  });

  it('tell who is there, and pass on pointers and typing', async () => {
    const { campaign, cookies, referee, player, user } = await parted();
    const shown: string[] = [];
    let present: readonly string[] = [];
    referee.on('presence', (people) => {
      present = people.map(({ name }) => name).sort();
    });
    referee.on('pointer', ({ user: who, at }) => shown.push(`${who === user} ${at?.x}`));
    referee.on('typing', ({ typing }) => shown.push(`typing ${typing}`));
    const second = await seat(far.url, campaign, cookies.player);
    // Signs may be lost on the way: whoever types or moves the mouse sends the next.
    const shows = async (sign: string, send: () => void) => {
      for (let turn = 0; !shown.includes(sign) && turn < 100; turn += 1) {
        send();
        await new Promise((go) => setTimeout(go, 50));
      }
      expect(shown).toContain(sign);
    };
    await shows('typing true', () => player.typing(true));
    await until(() => present.length === 2, 'both of them');
    await shows('true 3', () => player.pointer({ x: 3, y: 4 }));
    second.close();
    player.close();
    await until(() => present.length === 1);
  });

  it('send away from one whom the referee removes at the other', async () => {
    const { campaign, cookies, player, user } = await parted();
    const told: Dismissal[] = [];
    player.on('dismissed', (dismissal) => told.push(dismissal));
    await ask(near.url, 'DELETE', `/campaigns/${campaign}/members/${user}`, cookies.referee, null);
    await until(() => told.length === 1);
    expect(told[0]?.code).toBe('removed');
  });

  it('end at one the connections of a session that ends at the other', async () => {
    const { cookies, player } = await parted();
    await ask(near.url, 'DELETE', '/sessions', cookies.player, null);
    await until(() => player.status === 'dismissed');
  });

  it('heal when they could not hear each other', async () => {
    const { referee, player } = await parted();
    const admin = new pg.Client({ connectionString: database });
    await admin.connect();
    const { rowCount } = await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'node' AND datname = current_database()",
    );
    await admin.end();
    expect(rowCount).toBe(2);
    expect(await referee.ask(say('unheard'))).toEqual({ ok: true });
    await until(() => heardBy(player).includes('unheard'), 'what was not heard', 30_000);
    expect(await player.ask(say('heard again'))).toEqual({ ok: true });
    await until(() => heardBy(referee).includes('heard again'), 'what came after', 30_000);
  }, 90_000);

  it('go on when one of them is killed: its people are gone, and find all of it at the other', async () => {
    const { campaign, cookies, referee, player } = await parted();
    let present = 0;
    referee.on('presence', (people) => {
      present = people.length;
    });
    await player.ask(say('last words'));
    await ended(far.child, 'SIGKILL');
    player.close();
    expect(await referee.ask(say('still here'))).toEqual({ ok: true });
    await until(() => present === 1, 'their absence', 30_000);
    const again = await seat(near.url, campaign, cookies.player);
    expect(heardBy(again)).toEqual(['last words', 'still here']);
    far = await start();
    const back = await seat(far.url, campaign, cookies.player);
    await referee.ask(say('welcome back'));
    await until(() => heardBy(back).includes('welcome back'));
  }, 90_000);
});
