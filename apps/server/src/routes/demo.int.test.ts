import { id } from '@lanthorn/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { Visitor } from '../../test/visitor.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('POST /api/demo', () => {
  it('makes a newcomer the referee of a dungeon with four characters, monsters and a link of each kind', async () => {
    const newcomer = new Visitor(app);
    const reply = await newcomer.post('/api/demo');
    expect(reply.statusCode).toBe(201);
    const { campaignId } = reply.json();
    expect((await newcomer.get('/api/me')).json().user).toMatchObject({ guest: true });
    expect((await newcomer.get(`/api/campaigns/${campaignId}`)).json().campaign.role).toBe('referee');
    const { invites } = (await newcomer.get(`/api/campaigns/${campaignId}/invites`)).json();
    expect(invites.map((one: { role: string }) => one.role).sort()).toEqual(['player', 'spectator']);
    const state = await app.tables.state(campaignId);
    const scene = state.scenes[state.scene ?? id<'scene'>('none')];
    const creatures = Object.values(state.creatures);
    expect(creatures.filter((one) => one.kind !== 'monster')).toHaveLength(4);
    expect(creatures.filter((one) => one.kind === 'monster').length).toBeGreaterThanOrEqual(10);
    expect(scene?.rooms.length).toBeGreaterThanOrEqual(12);
    expect(Object.values(scene?.doors ?? {}).some((door) => door.kind === 'secret')).toBe(true);
    expect(Object.values(scene?.traps ?? {}).length).toBeGreaterThan(0);
  });

  it('gives somebody with a session a demo of their own each time', async () => {
    const mira = new Visitor(app);
    const user = await mira.register('Mira');
    const [one, two] = [await mira.post('/api/demo'), await mira.post('/api/demo')];
    expect(one.json().campaignId).not.toBe(two.json().campaignId);
    expect((await mira.get('/api/me')).json().user.id).toBe(user);
    expect((await mira.get('/api/campaigns')).json().campaigns).toHaveLength(2);
  });

  it('is limited for one address', async () => {
    const busy = new Visitor(app);
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) statuses.push((await busy.post('/api/demo')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});
