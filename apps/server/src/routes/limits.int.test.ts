import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { noise } from '../../test/maps.ts';
import { PASSWORD, Visitor } from '../../test/visitor.ts';
import { buildApp } from '../app.ts';
import { configFrom } from '../config.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const WRONG = 'wrong horse';
const logIn = (visitor: Visitor, name: string, password: string) => visitor.post('/api/sessions', { name, password });
/** Statuses of so many wrong log-ins from addresses of their own, one after the other. */
async function fail(times: number, name: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn++) statuses.push((await logIn(new Visitor(app), name, WRONG)).statusCode);
  return statuses;
}

describe('log-ins', () => {
  it('for one name are refused after eight failures, wherever they come from and with the right password too', async () => {
    await new Visitor(app).register('Limited');
    expect(await fail(9, 'Limited')).toEqual([...Array(8).fill(401), 429]);
    const reply = await logIn(new Visitor(app), 'LIMITED', PASSWORD);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too-many']);
    expect((await logIn(new Visitor(app), 'Another', WRONG)).statusCode).toBe(401);
  });

  it('for one name are limited just so when nobody has the name', async () => {
    expect(await fail(9, 'Nobody')).toEqual([...Array(8).fill(401), 429]);
  });

  it('sent all at once do not slip through', async () => {
    const replies = await Promise.all(Array.from({ length: 24 }, () => logIn(new Visitor(app), 'Rushed', WRONG)));
    expect(replies.filter((reply) => reply.statusCode === 401).length).toBeLessThanOrEqual(8);
  });

  it('are open again after a quarter of an hour', async () => {
    await new Visitor(app).register('Patient');
    await fail(8, 'Patient');
    await app.prisma.loginAttempt.updateMany({ data: { at: new Date(Date.now() - 16 * 60_000) } });
    expect((await logIn(new Visitor(app), 'Patient', PASSWORD)).statusCode).toBe(201);
  });

  it('that go well forgive the failures of the name', async () => {
    await new Visitor(app).register('Forgetful');
    await fail(7, 'Forgetful');
    expect((await logIn(new Visitor(app), 'Forgetful', PASSWORD)).statusCode).toBe(201);
    expect(await fail(8, 'Forgetful')).toEqual(Array(8).fill(401));
  });

  it('from one address are refused after forty failures, for whatever names, and after others went well', async () => {
    const guesser = new Visitor(app);
    await new Visitor(app).register('Own');
    for (let turn = 0; turn < 40; turn++) {
      expect((await logIn(guesser, `Guess ${turn}`, WRONG)).statusCode).toBe(401);
      if (turn % 10 === 0) expect((await logIn(guesser, 'Own', PASSWORD)).statusCode).toBe(201);
    }
    expect((await logIn(guesser, 'Guess again', WRONG)).statusCode).toBe(429);
    expect((await logIn(new Visitor(app), 'Guess again', WRONG)).statusCode).toBe(401);
  });

  it('are limited over all nodes that share a database', async () => {
    await fail(8, 'Spread');
    const url = app.pool.options.connectionString ?? '';
    const node = await buildApp(configFrom({ LOG_LEVEL: 'silent' }), { url, kind: 'embedded' });
    expect((await logIn(new Visitor(node), 'Spread', WRONG)).statusCode).toBe(429);
    await node.close();
  });

  it('of long ago are forgotten', async () => {
    await fail(1, 'Old');
    await app.prisma.loginAttempt.updateMany({ data: { at: new Date(Date.now() - 16 * 60_000) } });
    await app.accounts.tidy();
    expect(await app.prisma.loginAttempt.count()).toBe(0);
  });
});

describe('requests of one address', () => {
  it.each([
    ['POST', '/api/accounts', 20],
    ['POST', '/api/sessions', 60],
    ['POST', '/api/invites/never-was', 300],
    ['GET', '/api/invites/never-was', 300],
    ['POST', '/api/campaigns', 60],
    ['POST', '/api/campaigns/never-was/scenes', 120],
    ['GET', '/api/campaigns/never-was/log?search=words', 600],
  ] as const)('%s %s are refused after so many: %i', async (method, url, most) => {
    const busy = new Visitor(app);
    const reply = () => busy.ask({ method, url, ...(method === 'POST' ? { payload: {} } : {}) });
    for (let turn = 0; turn < most; turn++) expect((await reply()).statusCode).not.toBe(429);
    const last = await reply();
    expect([last.statusCode, last.json().code]).toEqual([429, 'too-many']);
    expect(last.headers['retry-after']).toBeDefined();
    expect(
      (await new Visitor(app).ask({ method, url, ...(method === 'POST' ? { payload: {} } : {}) })).statusCode,
    ).not.toBe(429);
  });
});

describe('the address of somebody who asks', () => {
  it.each([
    [0, '203.0.113.9', '10.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    // What the asker says stands before what the proxy says.
    [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ])('behind %i proxies that tell %s is %s', async (proxies, told, address) => {
    const behind = await testApp({ proxies });
    behind.get('/api/address', async (request) => request.ip);
    const reply = await behind.inject({
      url: '/api/address',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': told },
    });
    expect(reply.body).toBe(address);
    await behind.close();
  });
});

describe('the pictures of a campaign', () => {
  it('are refused when there is no room left for one, and leave nothing behind', async () => {
    const small = await testApp({ storageLimit: 20_000 });
    const referee = new Visitor(small);
    await referee.register('Crowded');
    const [campaign, other] = [await referee.begin('The Fen'), await referee.begin('The Hill')];
    const bytes = await noise(64, 64);
    const bring = (to: string) => referee.bring(`/api/campaigns/${to}/scenes?squares=8`, [{ name: 'map.png', bytes }]);
    expect(bytes.length).toBeLessThan(20_000);
    expect((await bring(campaign)).statusCode).toBe(201);
    const refused = await bring(campaign);
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'full']);
    expect(refused.json().message).toContain('MB that it may have');
    expect(Object.keys((await small.tables.state(campaign)).scenes)).toHaveLength(1);
    expect(await small.prisma.asset.count({ where: { campaignId: campaign } })).toBe(1);
    expect((await bring(other)).statusCode).toBe(201);
    await small.close();
  });

  it('brought all at once are counted one after the other', async () => {
    const small = await testApp({ storageLimit: 30_000 });
    const referee = new Visitor(small);
    await referee.register('Hasty');
    const campaign = await referee.begin('The Fen');
    const bytes = await noise(64, 64);
    const all = Array.from({ length: 6 }, () =>
      referee.bring(`/api/campaigns/${campaign}/scenes?squares=8`, [{ name: 'map.png', bytes }]),
    );
    const codes = (await Promise.all(all)).map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([201, 201, 413, 413, 413, 413]);
    expect(await small.prisma.asset.count({ where: { campaignId: campaign } })).toBe(2);
    await small.close();
  });

  it('of one player fill a part of the room, and leave the rest to the referee', async () => {
    const small = await testApp({ storageLimit: 200_000 });
    const referee = new Visitor(small);
    await referee.register('Generous');
    const campaign = await referee.begin('The Fen');
    const ann = new Visitor(small);
    await ann.post(`/api/invites/${await referee.invite(campaign, { role: 'player' })}`, { name: 'Ann' });
    const face = { name: 'face.png', bytes: await noise(64, 64) };
    const bring = (who: Visitor) => who.bring(`/api/campaigns/${campaign}/pictures?use=page`, [face]);
    const answers = [];
    for (let each = 0; each < 8; each += 1) answers.push(await bring(ann));
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(answers[0]?.statusCode).toBe(201);
    expect([refused?.statusCode, refused?.json().code]).toEqual([413, 'full']);
    expect(refused?.json().message).toContain('that a player may bring');
    expect((await bring(referee)).statusCode).toBe(201);
    await small.close();
  });
});
