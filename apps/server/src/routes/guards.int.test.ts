import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { HOST, ORIGIN, Visitor } from '../../test/visitor.ts';
import { ERRORS } from '../errors.ts';

/** Who may ask: anyone, somebody with a session, somebody with a seat, the referee. */
type Route = readonly [method: Method, url: string, guard: Guard, body?: object | undefined];
type Guard = 'anyone' | 'session' | 'seat' | 'referee';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const ROUTES: readonly Route[] = [
  ['GET', '/api/me', 'anyone'],
  ['POST', '/api/accounts', 'anyone', { name: 'New', password: 'long enough' }],
  ['POST', '/api/sessions', 'anyone', { name: 'New', password: 'long enough' }],
  ['DELETE', '/api/sessions', 'anyone'],
  ['POST', '/api/demo', 'anyone', {}],
  ['GET', '/api/invites/TOKEN', 'anyone'],
  ['POST', '/api/invites/TOKEN', 'anyone', { name: 'Guest' }],
  ['GET', '/api/campaigns', 'session'],
  ['POST', '/api/campaigns', 'session', { name: 'Another' }],
  ['POST', '/api/campaign-files', 'session', {}],
  ['GET', '/api/campaigns/ID', 'seat'],
  ['GET', '/api/campaigns/ID/log', 'seat'],
  ['GET', '/api/campaigns/ID/scenes/SCENE/tiles/0/0/0', 'seat'],
  ['GET', '/api/campaigns/ID/file', 'referee'],
  ['PATCH', '/api/campaigns/ID', 'referee', { name: 'Changed' }],
  ['GET', '/api/campaigns/ID/invites', 'referee'],
  ['POST', '/api/campaigns/ID/invites', 'referee', { role: 'player' }],
  ['DELETE', '/api/campaigns/ID/invites/INVITE', 'referee'],
  ['DELETE', '/api/campaigns/ID/members/USER', 'referee'],
  ['PATCH', '/api/campaigns/ID/members/USER', 'referee', { role: 'spectator' }],
  ['POST', '/api/campaigns/ID/referee', 'referee', { userId: 'USER' }],
  ['POST', '/api/campaigns/ID/scenes', 'referee', {}],
  ['POST', '/api/campaigns/ID/monsters', 'referee', {}],
];
const CHANGING = ROUTES.filter(([method]) => method !== 'GET');
const GUARDED = ROUTES.filter(([, , guard]) => guard !== 'anyone');
const OF_CAMPAIGN = GUARDED.filter(([, url]) => url.includes('ID'));

const named = (routes: readonly Route[]) => routes.map((route) => ({ name: `${route[0]} ${route[1]}`, route }));

let app: FastifyInstance;
let referee: Visitor;
let player: Visitor;
let campaign: string;
let token: string;
let everything: string;
beforeAll(async () => {
  app = await testApp();
  referee = new Visitor(app);
  await referee.register('Hester');
  campaign = await referee.begin('The Fen');
  token = await referee.invite(campaign);
  player = new Visitor(app);
  await player.follow(token, 'Piet');
  everything = await stored();
});
afterAll(() => app.close());

/** Whatever a refused request must not change. */
async function stored(): Promise<string> {
  const { rows } = await app.pool.query(`
    SELECT (SELECT json_agg(c ORDER BY c.id) FROM campaign c) campaigns, (SELECT json_agg(a ORDER BY a.id) FROM account a) accounts,
      (SELECT json_agg(i ORDER BY i.id) FROM invite i) invites, (SELECT count(*) FROM log_entry) entries,
      (SELECT json_agg(m ORDER BY m."campaignId", m."userId") FROM member m) members, (SELECT count(*) FROM asset) assets,
      (SELECT count(*) FROM session) sessions`);
  return JSON.stringify(rows);
}

const addressed = (url: string) => url.replace('ID', campaign).replace('TOKEN', token);
const ask = (visitor: Visitor, [method, url, , body]: Route, headers = {}) =>
  visitor.ask({ method, url: addressed(url), ...(body && method !== 'GET' ? { payload: body } : {}), headers });

describe('a request that changes something', () => {
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${ORIGIN}.evil.example` },
    { origin: `http://${HOST}:8080` },
    { origin: '' },
  ];

  it.each(named(CHANGING))('$name is refused when it comes from elsewhere', async ({ route }) => {
    for (const headers of foreign) {
      const reply = await ask(referee, route, headers);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
    }
    expect(await stored()).toBe(everything);
  });

  it('is refused when it does not say where it comes from', async () => {
    const headers = { host: HOST, cookie: referee.cookie ?? '' };
    const reply = await app.inject({ method: 'POST', url: '/api/campaigns', payload: { name: 'Another' }, headers });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
  });
});

describe('a request for what is not theirs', () => {
  it.each(named(GUARDED))('$name is refused to somebody without a session', async ({ route }) => {
    const reply = await ask(new Visitor(app), route);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'not-logged-in']);
  });

  it('is answered to a stranger as if the campaign were not there', async () => {
    const stranger = new Visitor(app);
    await stranger.register('Stranger');
    for (const route of OF_CAMPAIGN) {
      const reply = await ask(stranger, route);
      const nowhere = await ask(stranger, [route[0], route[1].replace('ID', 'nowhere'), route[2], route[3]]);
      expect([reply.statusCode, reply.body]).toEqual([404, nowhere.body]);
    }
  });

  it.each(named(OF_CAMPAIGN.filter(([, , guard]) => guard === 'referee')))(
    '$name is refused to a player',
    async ({ route }) => {
      const before = await stored();
      const reply = await ask(player, route);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
      expect(await stored()).toBe(before);
    },
  );
});

/** Bodies of every shape: any JSON, the right fields with wrong values, right values with something more. */
const garbage = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.constantFrom(
      'name',
      'password',
      'role',
      'hours',
      'uses',
      'userId',
      'archived',
      '__proto__',
      'constructor',
      '\0',
    ),
    fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom(
        '',
        ' ',
        '\0',
        '\ud800',
        '\u202e',
        'player',
        'referee',
        1e308,
        -1,
        0.5,
        [],
        {},
        null,
        'x'.repeat(300),
      ),
    ),
    { maxKeys: 5 },
  ),
);

describe('garbage', () => {
  const withBodies = CHANGING.filter(([method, url]) => method !== 'DELETE' && url !== '/api/demo');
  const isRefusal = (body: { code: string; message: string }) => body.code in ERRORS && body.message.length > 0;

  it.each(named(withBodies))(
    'in the body of $name is refused with a code, or is no garbage',
    { timeout: 60_000 },
    async ({ route }) => {
      await fc.assert(
        fc.asyncProperty(garbage, async (body) => {
          const asker = new Visitor(app);
          asker.cookie = referee.cookie ?? '';
          const headers = { 'content-type': 'application/json' };
          const reply = await asker.ask({
            method: route[0],
            url: addressed(route[1]),
            payload: JSON.stringify(body),
            headers,
          });
          expect(reply.statusCode).toBeLessThan(500);
          if (reply.statusCode >= 400) expect(reply.json()).toSatisfy(isRefusal);
        }),
        { numRuns: 60 },
      );
    },
  );

  it.each(named(ROUTES.filter(([, url]) => /[A-Z]{2}/.test(url))))(
    'in the path of $name is refused with a code',
    async ({ route: [method, url, , body] }) => {
      const parts = [
        '%00',
        '%ff',
        '..%2f..',
        '__proto__',
        'constructor',
        'x'.repeat(65),
        "'--",
        '%F0%9F%92%A9',
        '-1',
        '1e99',
      ];
      for (const part of parts) {
        const inner = url.replace(/TOKEN|SCENE|INVITE|USER/, part);
        const wrong = inner.replace('ID', inner === url ? part : campaign);
        const reply = await referee.ask({ method, url: wrong, ...(body && method !== 'GET' ? { payload: body } : {}) });
        expect(reply.statusCode).toBeGreaterThanOrEqual(400);
        expect(reply.statusCode).toBeLessThan(500);
        expect(reply.json()).toSatisfy(isRefusal);
      }
    },
  );

  it.each([
    ['half a body', '{"name":', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['a prototype', '{"__proto__":{"guest":false},"name":"x","password":"long enough"}', 'application/json', 400],
    ['another kind of body', '<name/>', 'application/xml', 400],
    ['a form', 'name=x&password=long+enough', 'application/x-www-form-urlencoded', 400],
    ['300 KB', JSON.stringify({ name: 'x'.repeat(300_000), password: 'long enough' }), 'application/json', 413],
  ])('that is %s is refused', async (_what, payload, type, status) => {
    const reply = await new Visitor(app).ask({
      method: 'POST',
      url: '/api/accounts',
      payload,
      headers: { 'content-type': type },
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toSatisfy(isRefusal);
  });

  it('at an address of no route is refused', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/campaigns/x/y/z']) {
      const reply = await referee.get(url);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
    }
  });
});
