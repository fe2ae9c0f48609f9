import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { PASSWORD, Visitor } from '../../test/visitor.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const visitor = () => new Visitor(app);
const codeOf = (reply: { json(): { code: string }; statusCode: number }) => [reply.statusCode, reply.json().code];

describe('registering', () => {
  it('makes an account and a session', async () => {
    const mira = visitor();
    const reply = await mira.post('/api/accounts', { name: '  Mira   of the  Fen ', password: PASSWORD });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ user: { id: expect.any(String), name: 'Mira of the Fen', guest: false } });
    expect((await mira.get('/api/me')).json()).toEqual(reply.json());
  });

  it('gives a cookie that no script reads and no other site sends', async () => {
    const reply = await visitor().post('/api/accounts', { name: 'Cookie', password: PASSWORD });
    expect(reply.cookies).toEqual([
      expect.objectContaining({ name: 'lanthorn', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
    expect(reply.cookies[0]).not.toHaveProperty('secure');
    expect(reply.cookies[0]?.maxAge).toBeGreaterThan(29 * 86_400);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('keeps the password only as argon2id', async () => {
    const id = await visitor().register('Hashed');
    const { passwordHash } = await app.prisma.user.findUniqueOrThrow({ where: { id } });
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(passwordHash).not.toContain(PASSWORD);
  });

  it('refuses a name that is taken, however it is written', async () => {
    await visitor().register('Ravel');
    for (const name of ['Ravel', 'RAVEL', ' ravel ', 'Ｒavel', 'Ra\u200dvel'])
      expect(codeOf(await visitor().post('/api/accounts', { name, password: PASSWORD }))).toEqual([409, 'name-taken']);
  });

  it('lets one of two through who register one name at once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => visitor().post('/api/accounts', { name: 'Twin', password: PASSWORD })),
    );
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([201, 409]);
  });

  it.each([
    ['a name of nothing', { name: '   ', password: PASSWORD }],
    ['a name of 41 characters', { name: 'x'.repeat(41), password: PASSWORD }],
    ['a name that turns the text about', { name: 'Mira\u202etxet', password: PASSWORD }],
    ['a name with a control character', { name: 'Mi\u0007ra', password: PASSWORD }],
    ['a name with a line break', { name: 'Mi\nra', password: PASSWORD }],
    ['a name that cannot be seen', { name: '\u3164', password: PASSWORD }],
    ['a name with the character nought', { name: 'Mi\0ra', password: PASSWORD }],
    ['a short password', { name: 'Short', password: 'seven77' }],
    ['a password of 201 characters', { name: 'Long', password: 'x'.repeat(201) }],
    ['an unknown field', { name: 'Field', password: PASSWORD, guest: false }],
    ['no password', { name: 'Nothing' }],
  ])('refuses %s', async (_what, body) => {
    expect(codeOf(await visitor().post('/api/accounts', body))).toEqual([400, 'bad-request']);
  });

  it.each(['Zoë', 'Søren Æbelø', '李白', 'می‌خواهم', '👩‍🚒', 'x'.repeat(40)])('takes the name %j', async (name) => {
    const reply = await visitor().post('/api/accounts', { name, password: PASSWORD });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().user.name).toBe(name);
  });

  it('refuses somebody who is registered already', async () => {
    const mira = visitor();
    await mira.register('Registered');
    expect(codeOf(await mira.post('/api/accounts', { name: 'Again', password: PASSWORD }))).toEqual([409, 'conflict']);
  });
});

describe('logging in and out', () => {
  it('opens a session by name and password, whatever the case of the name', async () => {
    const id = await visitor().register('Tamsin');
    const tamsin = visitor();
    const reply = await tamsin.post('/api/sessions', { name: ' TAMSIN', password: PASSWORD });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ user: { id, name: 'Tamsin', guest: false } });
    expect((await tamsin.get('/api/me')).json().user.id).toBe(id);
  });

  it('ends the session, not only the cookie', async () => {
    const tom = visitor();
    await tom.register('Tom');
    const stolen = visitor();
    stolen.cookie = tom.cookie ?? '';
    expect((await stolen.get('/api/me')).json().user.name).toBe('Tom');
    expect((await tom.delete('/api/sessions')).statusCode).toBe(204);
    expect(tom.cookie).toBeNull();
    expect((await stolen.get('/api/me')).json()).toEqual({ user: null });
  });

  it('makes a new session at each log-in, and ends the one before', async () => {
    const tess = visitor();
    await tess.register('Tess');
    const before = visitor();
    before.cookie = tess.cookie ?? '';
    await tess.post('/api/sessions', { name: 'Tess', password: PASSWORD });
    expect(tess.cookie).not.toBe(before.cookie);
    expect((await before.get('/api/me')).json()).toEqual({ user: null });
  });

  it('answers a wrong password and an unknown name alike', async () => {
    await visitor().register('Known');
    const wrong = await visitor().post('/api/sessions', { name: 'Known', password: 'wrong horse' });
    const unknown = await visitor().post('/api/sessions', { name: 'Unknown', password: 'wrong horse' });
    expect(codeOf(wrong)).toEqual([401, 'wrong-login']);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('takes about as long over an unknown name as over a wrong password', async () => {
    await visitor().register('Timed');
    const least = { Timed: Number.POSITIVE_INFINITY, Untimed: Number.POSITIVE_INFINITY };
    for (const name of Array<keyof typeof least>(6)
      .fill('Timed')
      .flatMap((known) => [known, 'Untimed'] as const)) {
      const begun = performance.now();
      await visitor().post('/api/sessions', { name, password: 'wrong horse' });
      least[name] = Math.min(least[name], performance.now() - begun);
    }
    expect(least.Untimed / least.Timed).toBeGreaterThan(0.5);
    expect(least.Untimed / least.Timed).toBeLessThan(2);
  });

  it('does not fall over names that hold what no name does', async () => {
    for (const name of ['', '\0', '\ud800', "'; DROP TABLE account; --"])
      expect((await visitor().post('/api/sessions', { name, password: 'x' })).statusCode).toBe(401);
  });

  it('knows nobody by a cookie that was made up', async () => {
    for (const value of ['x', '\u0001', '%00', '%zz', '%', 'a'.repeat(4000), "'; --"]) {
      const stranger = visitor();
      stranger.cookie = `lanthorn=${value}`;
      const reply = await stranger.get('/api/me');
      expect([reply.statusCode, reply.json()]).toEqual([200, { user: null }]);
    }
  });

  it('is not put off by the cookies of other programs on the host', async () => {
    const tilda = visitor();
    await tilda.register('Tilda');
    tilda.cookie = 'other=%zz';
    tilda.cookie = `notlanthorn=${'a'.repeat(40)}`;
    expect((await tilda.get('/api/me')).json().user.name).toBe('Tilda');
  });

  it('prolongs a session that is half over, and forgets one that has run out', async () => {
    const old = visitor();
    const userId = await old.register('Oldtimer');
    const in10Days = new Date(Date.now() + 10 * 86_400_000);
    await app.prisma.session.updateMany({ where: { userId }, data: { expiresAt: in10Days } });
    const reply = await old.get('/api/me');
    expect(reply.json().user.name).toBe('Oldtimer');
    expect(reply.cookies[0]).toMatchObject({ name: 'lanthorn', httpOnly: true });
    const { expiresAt } = await app.prisma.session.findFirstOrThrow({ where: { userId } });
    expect(expiresAt.getTime()).toBeGreaterThan(in10Days.getTime());
    await app.prisma.session.updateMany({ where: { userId }, data: { expiresAt: new Date(0) } });
    expect((await old.get('/api/me')).json()).toEqual({ user: null });
  });

  it('gives a cookie for https alone where the table is reached by https', async () => {
    const secure = await testApp({ publicUrl: 'https://table.example' });
    const reply = await new Visitor(secure).ask({
      method: 'POST',
      url: '/api/accounts',
      payload: { name: 'Secure', password: PASSWORD },
      headers: { origin: 'https://table.example' },
    });
    expect(reply.cookies[0]).toMatchObject({ name: 'lanthorn', secure: true, httpOnly: true, sameSite: 'Lax' });
    await secure.close();
  });
});
