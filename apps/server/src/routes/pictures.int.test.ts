import { type CommandOf, id } from '@lanthorn/rules';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { picture } from '../../test/maps.ts';
import { Visitor } from '../../test/visitor.ts';
import { THE_TABLE } from '../live/tables.ts';

let app: FastifyInstance;
let referee: Visitor;
let player: Visitor;
let campaign: string;
beforeAll(async () => {
  app = await testApp();
  referee = new Visitor(app);
  await referee.register('Hester');
  player = new Visitor(app);
});
beforeEach(async () => {
  campaign = await referee.begin('The Fen');
  await player.follow(await referee.invite(campaign), 'Ada');
});
afterAll(() => app.close());

const bring = (visitor: Visitor, bytes: Uint8Array | string, use = 'face') =>
  visitor.bring(`/api/campaigns/${campaign}/pictures?use=${use}`, [{ name: 'Grim king.png', bytes }]);
const brought = async (visitor: Visitor, use = 'face'): Promise<string> =>
  (await bring(visitor, await picture(600, 400), use)).json<{ picture: string }>().picture;
const seen = async (visitor: Visitor, of: string) =>
  (await visitor.get(`/api/campaigns/${campaign}/pictures/${of}`)).statusCode;

describe('the pictures of a campaign', () => {
  it('are drawn anew: faces square and small, illustrations as they are', async () => {
    const sizes = await Promise.all(
      ['face', 'page'].map(async (use) => {
        const reply = await referee.get(`/api/campaigns/${campaign}/pictures/${await brought(referee, use)}`);
        const { format, width, height } = await sharp(reply.rawPayload).metadata();
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ['webp', 256, 256],
      ['webp', 600, 400],
    ]);
  });

  it('are sent to no player before a page that they read, or a face that they know, shows them', async () => {
    const [face, page] = [await brought(referee), await brought(referee, 'page')];
    expect([await seen(player, face), await seen(player, page)]).toEqual([404, 404]);
    const text = `![](picture:${page})`;
    const write = { type: 'WritePage', page: null, title: 'A letter', folder: '', text } as const;
    await app.tables.demand(campaign, THE_TABLE, write);
    expect(await seen(player, page)).toBe(404);
    const [written] = Object.values((await app.tables.state(campaign)).journal ?? {});
    await app.tables.demand(campaign, THE_TABLE, { type: 'SharePage', page: written?.id ?? id(''), readers: 'all' });
    expect([await seen(player, face), await seen(player, page)]).toEqual([404, 200]);
  });

  it('of a map are shown to whom the referee shows them, and to nobody else', async () => {
    const map = await referee.bring(`/api/campaigns/${campaign}/scenes?squares=10`, [
      { name: 'Secret keep.png', bytes: await picture(200, 100) },
    ]);
    const path = `/api/campaigns/${campaign}/scenes/${map.json<{ sceneId: string }>().sceneId}/picture`;
    expect((await player.post(path)).statusCode).toBe(403);
    const kept = (await referee.post(path)).json<{ picture: string }>().picture;
    expect((await referee.post(path)).json()).toEqual({ picture: kept });
    await player.bring(`/api/campaigns/${campaign}/pictures?use=page`, [
      { name: 'map undefined.png', bytes: await picture(20, 20) },
    ]);
    expect((await referee.post(path.replace(/[^/]+\/picture$/, 'gone/picture'))).statusCode).toBe(404);
    const other = new Visitor(app);
    await other.follow(await referee.invite(campaign), 'Bea');
    expect([await seen(player, kept), await seen(other, kept)]).toEqual([404, 404]);
    const people = (await app.tables.state(campaign)).people;
    const [ada] = Object.keys(people).filter((user) => people[id<'user'>(user)]?.name === 'Ada');
    const show = { type: 'ShowPicture', picture: kept, title: 'A keep', to: [id<'user'>(ada ?? '')] } as const;
    await app.tables.demand(campaign, THE_TABLE, show);
    expect([await seen(player, kept), await seen(other, kept)]).toEqual([200, 404]);
    const reply = await player.get(`/api/campaigns/${campaign}/pictures/${kept}`);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 200, height: 100 });
  });

  it('of a thing on a map are sent to those who have seen where it stands', async () => {
    const statue = await brought(referee);
    const make = { type: 'NewScene', name: 'Hall', width: 10, height: 10, ground: 'open' } as const;
    await app.tables.demand(campaign, THE_TABLE, make);
    const [hall] = Object.values((await app.tables.state(campaign)).scenes);
    const scene = hall?.id ?? id<'scene'>('');
    const draw = async (put: CommandOf<'DrawScene'>['put']) =>
      app.tables.demand(campaign, THE_TABLE, { type: 'DrawScene', scene, put, take: {} });
    await app.tables.demand(campaign, THE_TABLE, { type: 'ShowScene', scene });
    await draw({ features: [{ kind: 'statue', at: { x: 2.5, y: 2.5 }, icon: `picture:${statue}` }] });
    expect(await seen(player, statue)).toBe(404);
    await draw({ explored: [[2, 2, 1]] });
    expect(await seen(player, statue)).toBe(200);
  });

  it('are listed by name for the referee alone, of those for pages the referee’s own', async () => {
    const face = await brought(referee);
    const page = await brought(referee, 'page');
    await brought(player, 'page');
    const list = `/api/campaigns/${campaign}/pictures`;
    expect((await referee.get(list)).json()).toEqual({
      faces: [{ id: face, name: 'Grim king' }],
      pages: [{ id: page, name: 'Grim king' }],
    });
    expect((await player.get(list)).statusCode).toBe(403);
  });

  it('are named otherwise and removed by the referee alone, but for those that are in use', async () => {
    const [worn, spare] = [await brought(referee), await brought(referee, 'page')];
    const path = (picture: string) => `/api/campaigns/${campaign}/pictures/${picture}`;
    expect((await player.patch(path(spare), { name: 'Mine' })).statusCode).toBe(403);
    expect((await player.delete(path(spare))).statusCode).toBe(403);
    expect((await referee.patch(path(spare), { name: '' })).statusCode).toBe(400);
    expect((await referee.patch(path(spare), { name: 'The drowned king' })).statusCode).toBe(204);
    const list = () => referee.get(`/api/campaigns/${campaign}/pictures`).then((reply) => reply.json());
    expect((await list()).pages).toEqual([{ id: spare, name: 'The drowned king' }]);
    const write = {
      type: 'WritePage',
      page: null,
      title: 'A letter',
      folder: '',
      text: `![](picture:${worn})`,
    } as const;
    await app.tables.demand(campaign, THE_TABLE, write);
    const kept = await referee.delete(path(worn));
    expect([kept.statusCode, kept.json().message]).toEqual([409, expect.stringMatching(/^It is in use/)]);
    expect((await referee.delete(path(spare))).statusCode).toBe(204);
    expect(await list()).toEqual({ faces: [{ id: worn, name: 'Grim king' }], pages: [] });
    expect((await referee.delete(path(spare))).statusCode).toBe(404);
    expect((await referee.patch(path('gone'), { name: 'Nothing' })).statusCode).toBe(404);
  });

  it('come back under the id that they had when they were removed, and take that of no other', async () => {
    const page = await brought(referee, 'page');
    const path = `/api/campaigns/${campaign}/pictures/${page}`;
    const back = async (visitor: Visitor) => bring(visitor, await picture(600, 400), `page&as=${page}`);
    expect((await back(referee)).statusCode).toBe(409);
    await referee.delete(path);
    expect((await back(player)).statusCode).toBe(403);
    expect((await back(referee)).json()).toEqual({ picture: page });
    expect(await seen(referee, page)).toBe(200);
  });

  it('come back to the campaign that had them alone: no other takes the id meanwhile', async () => {
    const page = await brought(referee, 'page');
    const bytes = await picture(600, 400);
    await referee.delete(`/api/campaigns/${campaign}/pictures/${page}`);
    const other = await player.begin('The Marsh');
    const taking = (as: string) =>
      player.bring(`/api/campaigns/${other}/pictures?use=page&as=${as}`, [{ name: 'a.png', bytes }]);
    for (const as of [page, `whole-${page}`, 'never-there']) expect((await taking(as)).json().code).toBe('conflict');
    expect((await bring(referee, bytes, `page&as=${page}`)).json()).toEqual({ picture: page });
    expect(await seen(referee, page)).toBe(200);
  });

  it('are refused where a few bytes would fill much memory, though they may be as large where they are read by lines', async () => {
    const large = sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#345' } });
    const held = await bring(player, await large.clone().webp({ lossless: true, effort: 0 }).toBuffer());
    expect([held.statusCode, held.json().code]).toEqual([422, 'bad-file']);
    expect(held.json().message).toContain('32 million pixels');
    expect((await bring(player, await large.clone().jpeg({ progressive: true }).toBuffer())).statusCode).toBe(422);
    expect((await bring(player, await large.clone().jpeg().toBuffer())).statusCode).toBe(201);
  });

  it('are refused where they are none, and where somebody has no seat', async () => {
    expect((await bring(player, 'no picture')).statusCode).toBe(422);
    const stranger = new Visitor(app);
    await stranger.register('Somebody');
    expect((await bring(stranger, await picture(20, 20))).statusCode).toBe(404);
    expect(await seen(stranger, await brought(player))).toBe(404);
  });
});
