import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { Visitor } from '../../test/visitor.ts';

let app: FastifyInstance;
let referee: Visitor;
let refereeId: string;
beforeAll(async () => {
  app = await testApp();
  referee = new Visitor(app);
  refereeId = await referee.register('Hester');
});
afterAll(() => app.close());

describe('campaigns', () => {
  it('seats whoever begins one as its referee, at the table too', async () => {
    const reply = await referee.post('/api/campaigns', { name: '  The  Fen ' });
    expect(reply.statusCode).toBe(201);
    const { campaign } = reply.json();
    expect(campaign).toEqual({ id: expect.any(String), name: 'The Fen', role: 'referee', archived: false });
    expect((await referee.get(`/api/campaigns/${campaign.id}`)).json()).toEqual({
      campaign: { ...campaign, members: [{ userId: refereeId, name: 'Hester', role: 'referee', guest: false }] },
    });
    expect((await app.tables.state(campaign.id)).people).toEqual({ [refereeId]: { name: 'Hester', role: 'referee' } });
  });

  it('is played by the book that it was begun with', async () => {
    const begun = async (body: object) => {
      const reply = await referee.post('/api/campaigns', { name: 'The Weir', ...body });
      return reply.statusCode === 201
        ? (await app.tables.state(reply.json().campaign.id)).ruleset.base
        : reply.statusCode;
    };
    expect(await begun({})).toBe('ose');
    expect(await begun({ book: 'ose' })).toBe('ose');
    expect(await begun({ book: 'eris' })).toBe('eris');
    expect(await begun({ book: 'moon' })).toBe(400);
  });

  it('begins with a link for players and one for spectators, ready to be sent', async () => {
    const { invites } = (await referee.get(`/api/campaigns/${await referee.begin('The Weir')}/invites`)).json();
    expect(invites.map(({ role, maxUses }: { role: string; maxUses: null }) => [role, maxUses])).toEqual([
      ['player', null],
      ['spectator', null],
    ]);
  });

  it('lists those in which one has a seat, and no others', async () => {
    const other = new Visitor(app);
    await other.register('Other');
    expect((await other.get('/api/campaigns')).json()).toEqual({ campaigns: [] });
    const theirs = await other.begin('Theirs');
    const mine = await referee.begin('Mine');
    await other.follow(await referee.invite(mine));
    const { campaigns } = (await other.get('/api/campaigns')).json();
    expect(campaigns).toEqual([
      { id: mine, name: 'Mine', role: 'player', archived: false, begun: expect.any(String) },
      { id: theirs, name: 'Theirs', role: 'referee', archived: false, begun: expect.any(String) },
    ]);
    expect(Math.abs(Date.now() - Date.parse(campaigns[0].begun))).toBeLessThan(60_000);
  });

  it('is named anew, put away and taken out again by its referee', async () => {
    const id = await referee.begin('Before');
    expect((await referee.patch(`/api/campaigns/${id}`, { name: 'After' })).statusCode).toBe(204);
    expect((await referee.patch(`/api/campaigns/${id}`, { archived: true })).statusCode).toBe(204);
    expect((await referee.get(`/api/campaigns/${id}`)).json().campaign).toMatchObject({
      name: 'After',
      archived: true,
    });
    await referee.patch(`/api/campaigns/${id}`, { archived: false });
    expect((await referee.get(`/api/campaigns/${id}`)).json().campaign).toMatchObject({ archived: false });
  });

  it.each([
    { name: '' },
    { name: 'x'.repeat(81) },
    { name: 'A\0B' },
    { name: 7 },
    { archived: 'yes' },
    { owner: 'me' },
    [],
  ])('refuses the change %j, and keeps the campaign as it was', async (body) => {
    const id = await referee.begin('Steady');
    const reply = await referee.patch(`/api/campaigns/${id}`, body);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-request']);
    expect((await referee.get(`/api/campaigns/${id}`)).json().campaign).toMatchObject({ name: 'Steady' });
  });

  it('tells nothing of itself to those without a seat: it is as if there were none', async () => {
    const id = await referee.begin('Hidden');
    const stranger = new Visitor(app);
    await stranger.register('Stranger');
    const there = await stranger.get(`/api/campaigns/${id}`);
    const nowhere = await stranger.get('/api/campaigns/nowhere');
    expect(there.statusCode).toBe(404);
    expect(there.body).toBe(nowhere.body);
  });

  it('tells its log to each seat as that seat was told it', async () => {
    const id = await referee.begin('Logged');
    const reply = await referee.get(`/api/campaigns/${id}/log?limit=5`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().told).toEqual([expect.objectContaining({ line: expect.objectContaining({ kind: 'table' }) })]);
    const player = new Visitor(app);
    await player.follow(await referee.invite(id), 'Piet');
    const { told } = (await player.get(`/api/campaigns/${id}/log`)).json();
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((one: { entry: unknown }) => one.entry === null)).toBe(true);
    expect((await player.get(`/api/campaigns/${id}/log?search=no%20such%20words`)).json()).toEqual({ told: [] });
    expect((await player.get(`/api/campaigns/${id}/log?before=nothing`)).json()).toEqual({ told: [] });
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'search=%00', 'before=%00', `search=${'x'.repeat(101)}`])(
    'refuses the page %s of its log',
    async (query) => {
      const id = await referee.begin('Paged');
      expect((await referee.get(`/api/campaigns/${id}/log?${query}`)).statusCode).toBe(400);
    },
  );
});
