import type { AddressInfo } from 'node:net';
import { connect, type Table, type Welcome } from '@lanthorn/protocol';
import { id } from '@lanthorn/rules';
import type { FastifyInstance } from 'fastify';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { PASSWORD, Visitor } from '../../test/visitor.ts';
import { THE_TABLE } from '../live/tables.ts';

let app: FastifyInstance;
let url: string;
let referee: Visitor;
const tables: Table[] = [];
/** As what each connection was last welcomed. */
const seats = new Map<Table, Welcome['seat']>();
beforeAll(async () => {
  app = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  referee = new Visitor(app);
  await referee.register('Hester');
});
afterEach(() => {
  for (const table of tables.splice(0)) table.close();
});
afterAll(() => app.close());

/** Connects a visitor to a campaign, without waiting. */
function connected(visitor: Visitor, campaign: string): Table {
  const table = connect({ url, campaign, cookie: visitor.cookie ?? '' });
  tables.push(table);
  table.on('welcome', ({ seat }) => seats.set(table, seat));
  return table;
}

const becomes = (table: Table, status: Table['status']) => vi.waitFor(() => expect(table.status).toBe(status), 5_000);

/** A campaign of the referee's with a player who sits at the table. */
async function playing() {
  const campaign = await referee.begin('The Fen');
  const player = new Visitor(app);
  const playerId = await player.follow(await referee.invite(campaign), 'Piet');
  const table = connected(player, campaign);
  await becomes(table, 'seated');
  return { campaign, player, playerId, table };
}

const say = (table: Table) => table.ask({ type: 'Say', text: 'Still here.', as: null });

describe('the seat at the table', () => {
  it('is taken by the session cookie', async () => {
    const { table } = await playing();
    expect(seats.get(table)).toMatchObject({ role: 'player', name: 'Piet' });
  });

  it('is not given to a stranger', async () => {
    const { campaign } = await playing();
    const stranger = new Visitor(app);
    await stranger.register('Stranger');
    const table = connected(stranger, campaign);
    await becomes(table, 'refused');
    expect(table.view.size).toBe(0);
  });

  it('is not given without a session, or to a page of another site', async () => {
    const attempts = [
      { origin: url },
      { origin: 'https://evil.example', cookie: referee.cookie ?? '' },
      { cookie: referee.cookie ?? '' },
    ];
    for (const extraHeaders of attempts) {
      const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders });
      await new Promise((resolve) => socket.on('connect_error', resolve));
      expect(socket.connected).toBe(false);
      socket.close();
    }
  });

  it('is lost at once by a member who is removed', async () => {
    const { campaign, playerId, table } = await playing();
    await referee.delete(`/api/campaigns/${campaign}/members/${playerId}`);
    await becomes(table, 'dismissed');
    expect((await say(table)).ok).toBe(false);
    const { told } = (await referee.get(`/api/campaigns/${campaign}/log?search=Still%20here`)).json();
    expect(told).toEqual([]);
  });

  it('is lost too by a member who is removed just while sitting down', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const campaign = await referee.begin('The Fen');
      const player = new Visitor(app);
      const playerId = await player.follow(await referee.invite(campaign), 'Piet');
      const table = connected(player, campaign);
      await new Promise((resolve) => setTimeout(resolve, turn * 4));
      await referee.delete(`/api/campaigns/${campaign}/members/${playerId}`);
      await vi.waitFor(() => expect(['dismissed', 'refused']).toContain(table.status), 5_000);
      expect((await say(table)).ok).toBe(false);
    }
  });

  it('changes for both when the campaign is handed over', async () => {
    const { campaign, playerId, table } = await playing();
    const old = connected(referee, campaign);
    await becomes(old, 'seated');
    await app.prisma.user.update({ where: { id: playerId }, data: { guest: false } });
    await referee.post(`/api/campaigns/${campaign}/referee`, { userId: playerId });
    await vi.waitFor(() => expect(seats.get(table)?.role).toBe('referee'), 5_000);
    await vi.waitFor(() => expect(seats.get(old)?.role).toBe('player'), 5_000);
  });

  it('stays a guest’s own when the guest registers', async () => {
    const { player, table } = await playing();
    await player.post('/api/accounts', { name: 'Pieter', password: PASSWORD });
    expect((await say(table)).ok).toBe(true);
    expect(seats.get(table)).toMatchObject({ role: 'player', name: 'Pieter' });
  });

  it('is known to the table even if the table missed that it was given', async () => {
    const { campaign, player, playerId, table } = await playing();
    table.close();
    await app.tables.submit(campaign, THE_TABLE, { type: 'UnseatPerson', user: id(playerId) });
    expect((await app.tables.state(campaign)).people).not.toHaveProperty(playerId);
    await becomes(connected(player, campaign), 'seated');
    expect((await app.tables.state(campaign)).people).toHaveProperty(playerId, { name: 'Piet', role: 'player' });
  });

  it('is kept when a member follows an invite again', async () => {
    const { campaign, player, table } = await playing();
    const statuses: string[] = [];
    table.on('status', (status) => statuses.push(status));
    await player.follow(await referee.invite(campaign, { role: 'spectator' }));
    expect((await say(table)).ok).toBe(true);
    expect(statuses).toEqual([]);
  });
});
