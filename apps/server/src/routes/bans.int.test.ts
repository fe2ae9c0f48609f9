import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { PASSWORD, Visitor } from '../../test/visitor.ts';

let app: FastifyInstance;
let referee: Visitor;
beforeAll(async () => {
  app = await testApp();
  referee = new Visitor(app);
  await referee.register('Hester');
});
afterAll(() => app.close());

/** A campaign with a link for any number, and a player who came by it and was removed. */
async function removed() {
  const campaign = await referee.begin('The Fen');
  const url = `/api/campaigns/${campaign}`;
  const token = await referee.invite(campaign);
  const player = new Visitor(app);
  const id = await player.follow(token, 'Piet');
  await referee.delete(`${url}/members/${id}`);
  return { campaign, url, token, player, id };
}
const follow = (visitor: Visitor, token: string) => visitor.post(`/api/invites/${token}`);

describe('somebody whom the referee removed', () => {
  it('is not let in again by the link they came by, nor by any other, and is told why', async () => {
    const { campaign, token, player, url } = await removed();
    for (const link of [token, await referee.invite(campaign), await referee.invite(campaign, { role: 'spectator' })])
      for (const reply of [await player.get(`/api/invites/${link}`), await follow(player, link)]) {
        expect(reply.statusCode).toBe(403);
        expect(reply.json()).toEqual({
          code: 'forbidden',
          message: expect.stringMatching(/^The referee has removed you from this campaign: .+\.$/),
        });
      }
    expect((await player.get(url)).statusCode).toBe(404);
    expect((await app.prisma.invite.findUniqueOrThrow({ where: { token } })).uses).toBe(1);
  });

  it('stays away when they register', async () => {
    const { token, player, id } = await removed();
    await player.post('/api/accounts', { name: `P ${id.replaceAll(/\W/g, 'x')}`, password: PASSWORD });
    expect((await follow(player, token)).statusCode).toBe(403);
  });

  it('is on a list that the referee alone sees, and comes back when taken from it', async () => {
    const { url, token, player, id, campaign } = await removed();
    const other = new Visitor(app);
    await other.follow(await referee.invite(campaign), 'Oda');
    expect((await referee.get(`${url}/bans`)).json()).toEqual({
      banned: [{ userId: id, name: 'Piet', guest: true, at: expect.any(String), inviteId: expect.any(String) }],
    });
    expect([(await other.get(`${url}/bans`)).statusCode, (await player.get(`${url}/bans`)).statusCode]).toEqual([
      403, 404,
    ]);
    expect((await other.delete(`${url}/bans/${id}`)).statusCode).toBe(403);
    expect((await referee.delete(`${url}/bans/${id}`)).statusCode).toBe(204);
    expect((await referee.delete(`${url}/bans/${id}`)).statusCode).toBe(404);
    expect((await follow(player, token)).json()).toEqual({ campaignId: campaign, role: 'player' });
  });

  it('comes back by an invite that is made for them', async () => {
    const { campaign, player, id, url } = await removed();
    const token = await referee.invite(campaign, { role: 'spectator', uses: 1, for: id });
    expect((await follow(player, token)).json()).toEqual({ campaignId: campaign, role: 'spectator' });
    expect((await referee.get(`${url}/bans`)).json()).toEqual({ banned: [] });
    expect((await referee.post(`${url}/invites`, { role: 'player', for: 'nobody' })).statusCode).toBe(404);
  });

  it('could follow the link again as somebody new, so the referee is offered to revoke it', async () => {
    const { url, token } = await removed();
    const offered = async () => (await referee.get(`${url}/bans`)).json().banned[0].inviteId;
    const link = await app.prisma.invite.findUniqueOrThrow({ where: { token } });
    expect(await offered()).toBe(link.id);
    expect((await new Visitor(app).post(`/api/invites/${token}`, { name: 'Not Piet' })).statusCode).toBe(200);
    expect((await referee.delete(`${url}/invites/${await offered()}`)).statusCode).toBe(204);
    const reply = await new Visitor(app).post(`/api/invites/${token}`, { name: 'Nor this' });
    expect([reply.statusCode, reply.json().message]).toEqual([
      410,
      expect.stringMatching(/^This invite was revoked\./),
    ]);
    expect(await offered()).toBeNull();
  });

  it.each([
    ['used up', { role: 'player', uses: 1 }],
    ['no longer known', null],
  ])('came by a link that is %s: none is named', async (_what, invite) => {
    const campaign = await referee.begin('The Fen');
    const player = new Visitor(app);
    const id = await player.follow(await referee.invite(campaign, invite ?? { role: 'player' }), 'Piet');
    if (!invite) await app.prisma.member.updateMany({ where: { userId: id }, data: { inviteId: null } });
    await referee.delete(`/api/campaigns/${campaign}/members/${id}`);
    expect((await referee.get(`/api/campaigns/${campaign}/bans`)).json().banned).toMatchObject([{ inviteId: null }]);
  });

  it('may join other campaigns', async () => {
    const { player } = await removed();
    expect((await follow(player, await referee.invite(await referee.begin('The Tower')))).statusCode).toBe(200);
  });
});

it('somebody who left by themselves may come back', async () => {
  const campaign = await referee.begin('The Fen');
  const token = await referee.invite(campaign);
  const player = new Visitor(app);
  const id = await player.follow(token, 'Piet');
  await player.delete(`/api/campaigns/${campaign}/members/${id}`);
  expect((await follow(player, token)).statusCode).toBe(200);
});
