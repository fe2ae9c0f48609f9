import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { Visitor } from '../../test/visitor.ts';
import { THE_TABLE } from '../live/tables.ts';

let app: FastifyInstance;
let referee: Visitor;
let campaign: string;
let url: string;
beforeAll(async () => {
  app = await testApp();
  referee = new Visitor(app);
  await referee.register('Hester');
  campaign = await referee.begin('The Fen');
  url = `/api/campaigns/${campaign}/invites`;
});
afterAll(() => app.close());

const usesOf = async (token: string) => (await app.prisma.invite.findUniqueOrThrow({ where: { token } })).uses;
const follow = (visitor: Visitor, token: string, name?: string) =>
  visitor.post(`/api/invites/${token}`, name === undefined ? {} : { name });

describe('an invite', () => {
  it('is made for a role, with an end and a limit', async () => {
    const reply = await referee.post(url, { role: 'player', hours: 2, uses: 4 });
    expect(reply.statusCode).toBe(201);
    const { invite } = reply.json();
    expect(invite).toEqual({
      id: expect.any(String),
      role: 'player',
      token: expect.stringMatching(/^[\w-]{24}$/),
      path: `/join/${invite.token}`,
      expiresAt: expect.any(String),
      maxUses: 4,
      uses: 0,
    });
    expect(Math.abs(Date.parse(invite.expiresAt) - Date.now() - 2 * 3_600_000)).toBeLessThan(60_000);
    expect((await referee.get(url)).json().invites).toContainEqual(invite);
  });

  it.each([
    { role: 'referee' },
    { role: 'player', hours: 0 },
    { role: 'player', hours: 1e9 },
    { role: 'player', uses: 0 },
    { role: 'player', uses: 1.5 },
    { role: 'player', uses: '3' },
    {},
  ])('is not made as %j', async (body) => {
    expect((await referee.post(url, body)).statusCode).toBe(400);
  });

  it('says where it leads before it is followed, to anyone who has it', async () => {
    const token = await referee.invite(campaign, { role: 'spectator' });
    const reply = await new Visitor(app).get(`/api/invites/${token}`);
    expect(reply.json()).toEqual({ campaign: { name: 'The Fen' }, role: 'spectator', by: 'Hester', delay: 0 });
  });

  it('says to spectators by how many minutes they see the game late, and to players nothing of it', async () => {
    const late = await referee.begin('The Weir');
    await app.tables.submit(late, THE_TABLE, { type: 'SetGalleryDelay', minutes: 5 });
    const told = async (role: 'player' | 'spectator') =>
      (await new Visitor(app).get(`/api/invites/${await referee.invite(late, { role })}`)).json().delay;
    expect([await told('spectator'), await told('player')]).toEqual([5, 0]);
  });

  it.each(['Hester', 'hester', ' HESTER ', 'Ｈｅｓｔｅｒ'])(
    'seats no guest under the referee’s name, written as “%s”',
    async (name) => {
      const reply = await follow(new Visitor(app), await referee.invite(campaign, { role: 'player' }), name);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'name-taken']);
      expect(reply.json().message).toContain('Choose another name');
    },
  );

  it('seats a guest who comes back under the name of a guest', async () => {
    const token = await referee.invite(campaign, { role: 'player' });
    for (const visitor of [new Visitor(app), new Visitor(app)])
      expect((await follow(visitor, token, 'Twice')).statusCode).toBe(200);
  });

  it('seats a guest who gives no more than a name', async () => {
    const guest = new Visitor(app);
    const reply = await follow(guest, await referee.invite(campaign), ' Piet ');
    expect([reply.statusCode, reply.json()]).toEqual([200, { campaignId: campaign, role: 'player' }]);
    const { user } = (await guest.get('/api/me')).json();
    expect(user).toEqual({ id: expect.any(String), name: 'Piet', guest: true });
    expect((await app.tables.state(campaign)).people).toHaveProperty(user.id, { name: 'Piet', role: 'player' });
  });

  it('seats somebody who is logged in under their own name', async () => {
    const mira = new Visitor(app);
    const id = await mira.register('Mira');
    await follow(mira, await referee.invite(campaign, { role: 'spectator' }), 'Another');
    expect((await app.tables.state(campaign)).people).toHaveProperty(id, { name: 'Mira', role: 'spectator' });
  });

  it.each([undefined, '', '   ', '\u202e', 'x'.repeat(41)])('seats no guest by the name %j', async (name) => {
    const token = await referee.invite(campaign);
    const guest = new Visitor(app);
    expect((await follow(guest, token, name)).statusCode).toBe(400);
    expect(guest.cookie).toBeNull();
    expect(await usesOf(token)).toBe(0);
  });

  it('uses nothing up when a member follows it again, and changes nothing', async () => {
    const token = await referee.invite(campaign, { role: 'spectator', uses: 1 });
    const player = new Visitor(app);
    await player.follow(await referee.invite(campaign), 'Piet');
    for (const _again of [1, 2])
      expect((await follow(player, token)).json()).toEqual({ campaignId: campaign, role: 'player' });
    expect((await follow(referee, token)).json()).toEqual({ campaignId: campaign, role: 'referee' });
    expect(await usesOf(token)).toBe(0);
  });

  it('leads its own guest back to the table even when it is used up', async () => {
    const token = await referee.invite(campaign, { role: 'player', uses: 1 });
    const player = new Visitor(app);
    await player.follow(token, 'Piet');
    expect((await player.get(`/api/invites/${token}`)).statusCode).toBe(200);
    expect((await follow(player, token)).json()).toEqual({ campaignId: campaign, role: 'player' });
    expect(await usesOf(token)).toBe(1);
  });

  it('makes a spectator a player, never a player a spectator', async () => {
    const visitor = new Visitor(app);
    await visitor.follow(await referee.invite(campaign, { role: 'spectator' }), 'Piet');
    expect((await follow(visitor, await referee.invite(campaign))).json().role).toBe('player');
    expect((await follow(visitor, await referee.invite(campaign, { role: 'spectator' }))).json().role).toBe('player');
  });

  it('for one seats one of many who follow it at once', async () => {
    const token = await referee.invite(campaign, { role: 'player', uses: 1 });
    const guests = Array.from({ length: 8 }, () => new Visitor(app));
    const before = await app.prisma.user.count();
    const replies = await Promise.all(guests.map((guest, index) => follow(guest, token, `Guest ${index}`)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, ...Array(7).fill(410)]);
    expect(await usesOf(token)).toBe(1);
    expect(await app.prisma.user.count()).toBe(before + 1);
  });

  it('seats five hundred, and nobody after them until somebody leaves', async () => {
    const full = await referee.begin('The Crowd');
    const token = await referee.invite(full);
    const ids = Array.from({ length: 499 }, (_, nth) => `crowd-${nth}`);
    await app.prisma.user.createMany({ data: ids.map((id) => ({ id, name: id, guest: true })) });
    const seats = ids.map((userId) => ({ userId, campaignId: full, role: 'spectator' as const }));
    await app.prisma.member.createMany({ data: seats });
    const late = await follow(new Visitor(app), token, 'Late');
    expect([late.statusCode, late.json().code, await usesOf(token)]).toEqual([409, 'conflict', 0]);
    await app.prisma.member.deleteMany({ where: { userId: 'crowd-0' } });
    expect((await follow(new Visitor(app), token, 'Later')).statusCode).toBe(200);
  });

  it('counts one use of somebody who follows it twice at once', async () => {
    const token = await referee.invite(campaign, { role: 'player', uses: 5 });
    const hasty = new Visitor(app);
    await hasty.register('Hasty');
    const replies = await Promise.all([1, 2, 3].map(() => follow(hasty, token)));
    expect(replies.map((reply) => reply.json())).toEqual(Array(3).fill({ campaignId: campaign, role: 'player' }));
    expect(await usesOf(token)).toBe(1);
  });
});

describe('an invite that does not open', () => {
  const shut = async (token: string) => {
    const [seen, followed] = [
      await new Visitor(app).get(`/api/invites/${token}`),
      await follow(new Visitor(app), token, 'Late'),
    ];
    expect([seen.statusCode, followed.statusCode]).toEqual([410, 410]);
    expect(followed.json()).toEqual(seen.json());
    expect(seen.json().code).toBe('gone');
    return seen.json().message;
  };

  it('is one that was revoked', async () => {
    const { id, token } = (await referee.post(url, { role: 'player' })).json().invite;
    expect((await referee.delete(`${url}/${id}`)).statusCode).toBe(204);
    expect(await shut(token)).toContain('was revoked');
    expect((await referee.get(url)).body).not.toContain(token);
    expect((await referee.delete(`${url}/${id}`)).statusCode).toBe(404);
  });

  it('is one that has expired', async () => {
    const token = await referee.invite(campaign, { role: 'player', hours: 1 });
    await app.prisma.invite.update({ where: { token }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await shut(token)).toContain('has expired');
  });

  it('is one that is used up', async () => {
    const token = await referee.invite(campaign, { role: 'player', uses: 1 });
    await follow(new Visitor(app), token, 'First');
    expect(await shut(token)).toContain('is used up');
  });

  it('is one to a campaign that is put away, until it is taken out again', async () => {
    const away = await referee.begin('Away');
    const token = await referee.invite(away);
    await referee.patch(`/api/campaigns/${away}`, { archived: true });
    expect(await shut(token)).toContain('put away');
    expect(await usesOf(token)).toBe(0);
    await referee.patch(`/api/campaigns/${away}`, { archived: false });
    expect((await follow(new Visitor(app), token, 'Now')).statusCode).toBe(200);
  });

  it('is one that never was', async () => {
    const reply = await follow(new Visitor(app), 'never-was', 'Late');
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
  });

  it('is not revoked by the referee of another campaign', async () => {
    const { id, token } = (await referee.post(url, { role: 'player' })).json().invite;
    const other = new Visitor(app);
    await other.register('Othello');
    const theirs = await other.begin('Theirs');
    expect((await other.delete(`/api/campaigns/${theirs}/invites/${id}`)).statusCode).toBe(404);
    expect((await new Visitor(app).get(`/api/invites/${token}`)).statusCode).toBe(200);
  });
});
