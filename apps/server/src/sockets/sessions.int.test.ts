import type { Dismissal } from '@lanthorn/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ClientSocket,
  codeOf,
  gathering,
  granted,
  type House,
  openHouse,
  sitDown,
  submit,
  until,
} from '../../test/table.ts';
import { PASSWORD, Visitor } from '../../test/visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const hello = { type: 'Say', text: 'hello', as: null } as const;
/** Somebody who plays, in an account of their own, and what their page was told of its dismissal. */
async function playing(name: string) {
  const table = await gathering(house, 0);
  const visitor = new Visitor(house.app);
  await visitor.register(name);
  await visitor.follow(await table.referee.visitor.invite(table.id));
  const seat = await house.sit(visitor, table.id);
  const dismissals: Dismissal[] = [];
  seat.table.on('dismissed', (dismissal) => dismissals.push(dismissal));
  return { table, visitor, seat, dismissals };
}
const seatedBy = async (visitor: Visitor, campaign: string): Promise<ClientSocket> => {
  const socket = house.connection(visitor);
  expect(codeOf(await sitDown(socket, campaign))).toBe('ok');
  return socket;
};

describe('a session that ends', () => {
  it('by logging out ends every connection that lives by it, with a sentence, and no other', async () => {
    const { table, visitor, seat, dismissals } = await playing('Leaves');
    const second = await seatedBy(visitor, table.id);
    const elsewhere = new Visitor(house.app);
    await elsewhere.post('/api/sessions', { name: 'Leaves', password: PASSWORD });
    const other = await seatedBy(elsewhere, table.id);
    await visitor.delete('/api/sessions');
    await until(() => dismissals.length === 1 && second.disconnected);
    expect(dismissals).toEqual([
      { code: 'logged-out', sentence: expect.stringMatching(/^You have logged out\. .+\.$/) },
    ]);
    expect(codeOf(await seat.table.ask(hello))).toBe('closed');
    expect(codeOf(await submit(other, 'still', hello))).toBe('ok');
  });

  it('by logging in as somebody else ends its connections', async () => {
    const { visitor, dismissals } = await playing('First self');
    await new Visitor(house.app).register('Second self');
    await visitor.post('/api/sessions', { name: 'Second self', password: PASSWORD });
    await until(() => dismissals.length === 1);
  });

  it('because a guest registers leaves them where they sit', async () => {
    const table = await gathering(house, 1);
    const [guest] = table.players;
    if (!guest) throw new Error('a player sits there');
    await guest.visitor.register('No longer a guest');
    await granted(guest, hello);
    // The connection lives by the new session now.
    await guest.visitor.delete('/api/sessions');
    await until(() => guest.table.status === 'dismissed');
  });

  it('while somebody sits down leaves them no seat', async () => {
    const { table, visitor } = await playing('Quick');
    const socket = house.connection(visitor);
    await until(() => socket.connected);
    const sitting = sitDown(socket, table.id).catch(() => null);
    await visitor.delete('/api/sessions');
    await sitting;
    await until(() => socket.disconnected);
  });

  it('is told to a page that connects without one', async () => {
    const table = await gathering(house, 1);
    const [ada] = table.players;
    if (!ada) throw new Error('a player sits there');
    const told: Dismissal[] = [];
    ada.table.on('dismissed', (dismissal) => told.push(dismissal));
    await house.app.sessions.end(ada.visitor.cookie ?? '');
    ada.socket.io.engine.close();
    await until(() => told.length === 1);
    expect(told).toEqual([{ code: 'logged-out', sentence: expect.stringMatching(/Log in/) }]);
  });
});

const DAY = 86_400_000;
/** Lets the session of somebody run out so many milliseconds from now. */
const runsOut = ({ app }: House, { cookie }: Visitor, from: number) =>
  app.prisma.session.update({
    where: { id: app.sessions.sessionIdIn(cookie ?? '') ?? '' },
    data: { expiresAt: new Date(Date.now() + from) },
  });

describe('a session that runs out', () => {
  it('opens nothing any more: no page, no connection', async () => {
    const { table, visitor, seat } = await playing('Long gone');
    await runsOut(house, visitor, -1);
    expect((await visitor.get('/api/campaigns')).statusCode).toBe(401);
    expect((await visitor.get('/api/me')).json()).toEqual({ user: null });
    const refusal = new Promise((told) =>
      house.connection(visitor).on('connect_error', ({ message }) => told(message)),
    );
    expect(await refusal).toBe('not-logged-in');
    await sitDown(seat.socket, table.id).catch(() => null);
    await until(() => seat.table.status === 'dismissed');
  });

  it('ends the connections that live by it at the next look, and no others', async () => {
    const { visitor, table, dismissals } = await playing('Sits for ever');
    await runsOut(house, visitor, -1);
    await house.app.tables.endExpired();
    await until(() => dismissals.length === 1);
    expect(dismissals).toMatchObject([{ code: 'logged-out' }]);
    await granted(table.referee, hello);
  });

  it('is prolonged by use in the second half of its thirty days, and not before', async () => {
    const { visitor } = await playing('Comes often');
    await runsOut(house, visitor, 16 * DAY);
    expect((await visitor.get('/api/me')).headers['set-cookie']).toBeUndefined();
    await runsOut(house, visitor, 14 * DAY);
    expect((await visitor.get('/api/me')).headers['set-cookie']).toMatch(/^lanthorn=/);
    const where = { id: house.app.sessions.sessionIdIn(visitor.cookie ?? '') ?? '' };
    const { expiresAt } = await house.app.prisma.session.findUniqueOrThrow({ where });
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY);
  });

  it('is forgotten', async () => {
    const { visitor } = await playing('Forgotten');
    await runsOut(house, visitor, -DAY);
    await house.app.sessions.tidy();
    const where = { id: house.app.sessions.sessionIdIn(visitor.cookie ?? '') ?? '' };
    expect(await house.app.prisma.session.count({ where })).toBe(0);
  });
});

describe('an allowance', () => {
  it('is one person’s, over all of their connections', async () => {
    const { table, visitor } = await playing('Many-handed');
    const sockets = await Promise.all(Array.from({ length: 10 }, () => seatedBy(visitor, table.id)));
    const asked = sockets.flatMap((socket, hand) =>
      Array.from({ length: 20 }, (_, time) => submit(socket, `hand-${hand}-${time}`, hello)),
    );
    const codes = (await Promise.all(asked)).map(codeOf);
    expect(new Set(codes)).toEqual(new Set(['ok', 'too-fast']));
    expect(codes.filter((code) => code === 'ok').length).toBeLessThan(120);
  });

  it('of one person is not spent by another', async () => {
    const { table, seat } = await playing('Greedy');
    const greedy = Array.from({ length: 100 }, (_, time) => submit(seat.socket, `greedy-${time}`, hello));
    expect(codeOf(await submit(table.referee.socket, 'modest', hello))).toBe('ok');
    expect((await Promise.all(greedy)).map(codeOf)).toContain('too-fast');
  });
});
