import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { PASSWORD, Visitor } from '../../test/visitor.ts';

let app: FastifyInstance;
let referee: Visitor;
let refereeId: string;
beforeAll(async () => {
  app = await testApp();
  referee = new Visitor(app);
  refereeId = await referee.register('Hester');
});
afterAll(() => app.close());

/** A campaign of the referee's with one player. */
async function table() {
  const campaign = await referee.begin('The Fen');
  const player = new Visitor(app);
  const playerId = await player.follow(await referee.invite(campaign), 'Piet');
  return { campaign, player, playerId, url: `/api/campaigns/${campaign}` };
}

const rolesOf = async (url: string) =>
  Object.fromEntries(
    (await referee.get(url))
      .json()
      .campaign.members.map((one: { userId: string; role: string }) => [one.userId, one.role]),
  );
const peopleOf = async (campaign: string) => (await app.tables.state(campaign)).people;

const noGuest = (id: string) => app.prisma.user.update({ where: { id }, data: { guest: false } });

describe('members', () => {
  it('lose access at once when they are removed', async () => {
    const { campaign, player, playerId, url } = await table();
    expect((await referee.delete(`${url}/members/${playerId}`)).statusCode).toBe(204);
    for (const path of ['', '/log', '/scenes/any/tiles/0/0/0'])
      expect((await player.get(url + path)).statusCode).toBe(404);
    expect((await player.get('/api/campaigns')).json()).toEqual({ campaigns: [] });
    expect(await peopleOf(campaign)).not.toHaveProperty(playerId);
    expect((await referee.delete(`${url}/members/${playerId}`)).statusCode).toBe(404);
  });

  it('may leave by themselves, but not remove each other', async () => {
    const { campaign, player, playerId, url } = await table();
    const other = new Visitor(app);
    const otherId = await other.follow(await referee.invite(campaign), 'Oda');
    expect((await player.delete(`${url}/members/${otherId}`)).statusCode).toBe(403);
    expect((await player.delete(`${url}/members/${playerId}`)).statusCode).toBe(204);
    expect(Object.keys(await peopleOf(campaign)).sort()).toEqual([refereeId, otherId].sort());
  });

  it('must keep their referee', async () => {
    const { url } = await table();
    const reply = await referee.delete(`${url}/members/${refereeId}`);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
    expect(await rolesOf(url)).toHaveProperty(refereeId, 'referee');
  });

  it('watch or play as the referee says', async () => {
    const { campaign, player, playerId, url } = await table();
    expect((await referee.patch(`${url}/members/${playerId}`, { role: 'spectator' })).statusCode).toBe(204);
    expect((await player.get(url)).json().campaign.role).toBe('spectator');
    expect(await peopleOf(campaign)).toHaveProperty(playerId, { name: 'Piet', role: 'spectator' });
    expect((await player.patch(`${url}/members/${playerId}`, { role: 'player' })).statusCode).toBe(403);
    expect((await referee.patch(`${url}/members/${playerId}`, { role: 'referee' })).statusCode).toBe(400);
    expect((await referee.patch(`${url}/members/${refereeId}`, { role: 'player' })).statusCode).toBe(409);
    expect((await referee.patch(`${url}/members/nobody`, { role: 'player' })).statusCode).toBe(404);
  });

  it('are not handed the campaign while they are guests', async () => {
    const { playerId, url } = await table();
    const reply = await referee.post(`${url}/referee`, { userId: playerId });
    expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringContaining('Piet is a guest')]);
  });

  it('may be handed the campaign: the old referee becomes a player', async () => {
    const { campaign, player, playerId, url } = await table();
    await noGuest(playerId);
    expect((await referee.post(`${url}/referee`, { userId: playerId })).statusCode).toBe(204);
    expect(await rolesOf(url)).toEqual({ [playerId]: 'referee', [refereeId]: 'player' });
    expect(await peopleOf(campaign)).toMatchObject({
      [playerId]: { role: 'referee' },
      [refereeId]: { role: 'player' },
    });
    expect((await referee.patch(url, { name: 'Mine still' })).statusCode).toBe(403);
    expect((await player.patch(url, { name: 'Mine now' })).statusCode).toBe(204);
  });

  it('cannot be handed it from outside, twice, or by a player', async () => {
    const { player, playerId, url } = await table();
    const stranger = new Visitor(app);
    const strangerId = await stranger.register(`Stranger ${playerId.replaceAll(/\W/g, 'x')}`);
    expect((await referee.post(`${url}/referee`, { userId: strangerId })).statusCode).toBe(404);
    expect((await referee.post(`${url}/referee`, { userId: refereeId })).statusCode).toBe(404);
    expect((await stranger.post(`${url}/referee`, { userId: strangerId })).statusCode).toBe(404);
    expect((await player.post(`${url}/referee`, { userId: playerId })).statusCode).toBe(403);
    expect(await rolesOf(url)).toEqual({ [refereeId]: 'referee', [playerId]: 'player' });
  });

  it('have exactly one referee when it is handed to two at once', async () => {
    const { campaign, playerId, url } = await table();
    const other = new Visitor(app);
    const otherId = await other.follow(await referee.invite(campaign), 'Oda');
    await Promise.all([playerId, otherId].map(noGuest));
    const replies = await Promise.all([playerId, otherId].map((userId) => referee.post(`${url}/referee`, { userId })));
    expect(replies.filter((reply) => reply.statusCode === 204)).toHaveLength(1);
    expect(Object.values(await rolesOf(url)).sort()).toEqual(['player', 'player', 'referee']);
  });

  it('have exactly one referee when the heir leaves at that moment', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { player, playerId, url } = await table();
      await noGuest(playerId);
      await Promise.all([
        referee.post(`${url}/referee`, { userId: playerId }),
        player.delete(`${url}/members/${playerId}`),
      ]);
      const roles = Object.values(await rolesOf(url));
      expect(roles.filter((role) => role === 'referee')).toHaveLength(1);
    }
  });

  it('keep their seat when a guest registers, under the new name', async () => {
    const { campaign, player, playerId, url } = await table();
    const name = `Pieter ${campaign.replaceAll(/\W/g, 'x')}`.slice(0, 40);
    const reply = await player.post('/api/accounts', { name, password: PASSWORD });
    expect(reply.json()).toEqual({ user: { id: playerId, name, guest: false } });
    expect((await player.get(url)).json().campaign).toMatchObject({ role: 'player' });
    expect(await peopleOf(campaign)).toHaveProperty(playerId, { name, role: 'player' });
    const elsewhere = new Visitor(app);
    await elsewhere.post('/api/sessions', { name, password: PASSWORD });
    expect((await elsewhere.get(url)).statusCode).toBe(200);
  });

  it('cannot have two referees even where the database is asked directly', async () => {
    const { campaign, playerId } = await table();
    const seat = { campaignId_userId: { campaignId: campaign, userId: playerId } };
    await expect(app.prisma.member.update({ where: seat, data: { role: 'referee' } })).rejects.toThrow();
  });
});
