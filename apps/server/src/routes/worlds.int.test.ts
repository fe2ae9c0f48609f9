import { id } from '@lanthorn/rules';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { noise, picture, vtt } from '../../test/maps.ts';
import { Visitor } from '../../test/visitor.ts';

let app: FastifyInstance;
let referee: Visitor;
let player: Visitor;
let refereeId: string;
/** The campaign that is saved, and the one that is brought into. */
let first: string;
let second: string;
beforeAll(async () => {
  app = await testApp();
  referee = new Visitor(app);
  refereeId = await referee.register('Hester');
  player = new Visitor(app);
});
beforeEach(async () => {
  first = await referee.begin('The Fen');
  second = await referee.begin('The Marsh');
  await player.follow(await referee.invite(second), 'Ada');
});
afterAll(() => app.close());

type Body = Record<string, unknown>;
const seat = () => ({ role: 'referee', user: id<'user'>(refereeId), name: 'Hester' }) as const;
const order = (campaign: string, command: object) => app.tables.demand(campaign, seat(), command as never);
const state = (campaign: string) => app.tables.state(campaign);
const assets = (campaign: string) => app.prisma.asset.count({ where: { campaignId: campaign } });
const read = (visitor: Visitor, bytes: string | Uint8Array, campaign = second) =>
  visitor.bring(`/api/campaigns/${campaign}/world/readings`, [{ name: 'fen.world.json', bytes }]);
const bring = (visitor: Visitor, bytes: string, choice: object | string, campaign = second) =>
  visitor.bring(`/api/campaigns/${campaign}/world`, [{ name: 'fen.world.json', bytes }], undefined, {
    choice: typeof choice === 'string' ? choice : JSON.stringify({ take: [], instead: [], shared: false, ...choice }),
  });

const CALENDAR = {
  months: [{ name: 'Thaw', days: 30, season: 'spring' }],
  weekdays: [],
  year: 412,
  era: '',
  month: 0,
  day: 7,
  weekday: 0,
  moon: null,
};

/** A campaign with a map, its picture and a chest, a page with a picture, tables, a monster, a ware, a calendar and a hex map; and its file. */
async function saved(): Promise<string> {
  const map = await referee.bring(`/api/campaigns/${first}/scenes`, [{ name: 'Cellar.dd2vtt', bytes: await vtt() }]);
  expect(map.statusCode).toBe(201);
  const { sceneId } = map.json();
  const brought = await referee.bring(`/api/campaigns/${first}/pictures?use=page`, [
    { name: 'seal.png', bytes: await picture(40, 30) },
  ]);
  const text = `Come at once, see [[table: Gems]].\n\n![seal](picture:${brought.json().picture})`;
  await order(first, { type: 'WritePage', page: null, title: 'A letter', folder: 'Act one', text });
  await order(first, {
    type: 'WriteTable',
    table: null,
    name: 'Gems',
    dice: null,
    lines: [{ share: 1, text: 'a ruby' }],
  });
  await order(first, {
    type: 'WriteTable',
    table: null,
    name: 'Finds',
    dice: null,
    lines: [{ share: 1, text: '[[Gems]]' }],
  });
  await order(first, { type: 'WriteMonster', monster: { ...(await orc()), key: 'fen-lurker', name: 'Fen Lurker' } });
  await order(first, { type: 'WriteWare', name: 'eel oil', kind: 'gear', cost: 3, weight: 10, pieces: 1, use: 'oil' });
  const chest = { name: 'an iron chest', types: '', square: { x: 1, y: 1 }, scene: sceneId, hidden: true };
  await order(first, { type: 'LayHoard', ...chest });
  const [hoard] = Object.keys((await state(first)).hoards ?? {});
  await order(first, { type: 'FillHoard', hoard, pp: 0, gp: 300, ep: 0, sp: 0, cp: 0, valuables: 50 });
  await order(first, { type: 'KeepCalendar', ...CALENDAR });
  await order(first, { type: 'DrawLand', name: 'The Fens', layout: 'flat', width: 9, height: 9, milesPerHex: 6 });
  await order(first, { type: 'DescribeHex', column: 2, row: 3, label: 'Toller’s Rest', note: 'An inn of ghouls.' });
  const parts = 'pages,tables,bestiary,wares,calendar,lands';
  const file = await referee.get(`/api/campaigns/${first}/world?maps=${sceneId}&parts=${parts}`);
  expect(file.statusCode).toBe(200);
  return file.body;
}

async function orc() {
  const { rulesOf } = await import('@lanthorn/rules');
  return rulesOf(await state(first)).monsters.monster('orc');
}
const ALL = ['map:0', 'page:0', 'table:0', 'table:1', 'monster:0', 'ware:0', 'calendar:0', 'land:0'];

describe('a world as a file', () => {
  it('is saved from one campaign and brought into another, with its pictures', async () => {
    const file = await saved();
    const reading = await read(referee, file);
    expect(reading.statusCode).toBe(200);
    expect(reading.json().from).toBe('The Fen');
    expect(reading.json().items.map((item: { key: string; state: string }) => [item.key, item.state])).toEqual(
      ALL.map((key) => [key, 'new']),
    );
    expect([(await state(second)).scenes, await assets(second)]).toEqual([{}, 0]);

    const brought = await bring(referee, file, { take: ALL });
    expect([brought.statusCode, brought.json()]).toEqual([201, { brought: 8 }]);
    const { scenes, journal, randomTables, content, calendar, land, hoards } = await state(second);
    const [scene] = Object.values(scenes);
    expect(scene).toMatchObject({ name: 'Cellar' });
    expect(Object.values(randomTables ?? {}).map(({ name }) => name)).toEqual(['Gems', 'Finds']);
    expect(content).toMatchObject({
      monsters: { 'fen-lurker': { name: 'Fen Lurker' } },
      wares: { 'eel oil': { cost: 3 } },
    });
    expect(calendar).toEqual(CALENDAR);
    expect(land).toMatchObject({ name: 'The Fens', charted: {}, hexes: { '1,2': { note: 'An inn of ghouls.' } } });
    expect(Object.values(hoards ?? {})).toMatchObject([
      { name: 'an iron chest', at: { scene: scene?.id, square: { x: 1, y: 1 } }, coins: { gp: 300 }, hidden: true },
    ]);
    const [page] = Object.values(journal ?? {});
    const shown = /picture:([\w-]+)/.exec(page?.text ?? '')?.[1];
    const [tile, seal, whole] = await Promise.all([
      referee.get(`/api/campaigns/${second}/scenes/${scene?.id}/tiles/0/0/0`),
      referee.get(`/api/campaigns/${second}/pictures/${shown}`),
      referee.get(`/api/campaigns/${second}/scenes/${scene?.id}/picture`),
    ]);
    expect([tile.statusCode, seal.statusCode, whole.statusCode]).toEqual([200, 200, 200]);
    const own = Object.values((await state(first)).scenes)[0];
    const before = await referee.get(`/api/campaigns/${first}/scenes/${own?.id}/picture`);
    const size = async (bytes: Buffer) => (({ width, height }) => [width, height])(await sharp(bytes).metadata());
    expect(await size(whole.rawPayload)).toEqual(await size(before.rawPayload));

    // Once more, all of it is there already; the map may be put beside itself.
    const again = await read(referee, file);
    expect(again.json().items.map((item: { state: string }) => item.state)).toEqual(ALL.map(() => 'same'));
    expect((await bring(referee, file, { take: ALL.slice(1) })).json()).toMatchObject({ code: 'conflict' });
    expect((await bring(referee, file, { take: ['map:0'] })).json()).toEqual({ brought: 1 });
    expect(Object.keys((await state(second)).scenes)).toHaveLength(2);
  });

  it.each(['constructor', '__proto__', 'nobody,toString'])('of no map called %s is saved', async (maps) => {
    const reply = await referee.get(`/api/campaigns/${first}/world?maps=${maps}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-request']);
  });

  it('is one act, which is undone as one', async () => {
    const file = await saved();
    const last = async () =>
      (await app.prisma.logEntry.aggregate({ where: { campaignId: second }, _max: { seq: true } }))._max.seq ?? 0;
    const [before, was] = [await last(), await state(second)];
    await bring(referee, file, { take: ALL });
    const brought = await state(second);
    expect(await last()).toBe(before + 1);
    await order(second, { type: 'Rewind', to: before });
    expect(await state(second)).toEqual(was);
    await order(second, { type: 'Rewind', to: before + 1 });
    expect(await state(second)).toEqual(brought);
  });

  it('writes over nothing unless the referee says so, thing by thing', async () => {
    const file = await saved();
    const lines = [{ share: 1, text: 'a pearl' }];
    await order(second, { type: 'WriteTable', table: null, name: 'gems', dice: null, lines });
    const gems = async () =>
      Object.values((await state(second)).randomTables ?? {}).map((table) => table.lines[0]?.text);
    expect((await read(referee, file)).json().items[2]).toMatchObject({ state: 'differs', differs: ['lines'] });
    const unasked = await bring(referee, file, { take: ALL });
    expect([unasked.statusCode, unasked.json().message]).toEqual([
      409,
      expect.stringContaining('“Gems” is otherwise here'),
    ]);
    expect([await gems(), await assets(second), (await state(second)).scenes]).toEqual([['a pearl'], 0, {}]);
    expect((await bring(referee, file, { take: ALL, instead: ['table:0'] })).statusCode).toBe(201);
    expect(await gems()).toEqual(['a ruby', '[[Gems]]']);
  });

  it('is nobody’s but the referee’s: neither to save, nor to read, nor to bring in', async () => {
    const file = await saved();
    const stranger = new Visitor(app);
    await stranger.register(`Stranger ${Math.random()}`);
    const tries = async (visitor: Visitor) => [
      (await visitor.get(`/api/campaigns/${second}/world?parts=pages`)).statusCode,
      (await read(visitor, file)).statusCode,
      (await bring(visitor, file, { take: ALL })).statusCode,
    ];
    expect(await tries(player)).toEqual([403, 403, 403]);
    expect(await tries(stranger)).toEqual([404, 404, 404]);
    expect(await tries(new Visitor(app))).toEqual([401, 401, 401]);
    expect((await state(second)).scenes).toEqual({});
  });

  it('says nothing of what was brought in to the players: no map, no page, and no line', async () => {
    const file = await saved();
    await bring(referee, file.replaceAll('"readers":"referee"', '"readers":"all"'), { take: ALL });
    const [page] = Object.values((await state(second)).journal ?? {});
    const [scene] = Object.values((await state(second)).scenes);
    const shown = /picture:([\w-]+)/.exec(page?.text ?? '')?.[1];
    const asked = [`log`, `pictures/${shown}`, `scenes/${scene?.id}/tiles/0/0/0`].map((path) =>
      player.get(`/api/campaigns/${second}/${path}`),
    );
    const [log, seal, tile] = await Promise.all(asked);
    expect([log?.statusCode, seal?.statusCode, tile?.statusCode]).toEqual([200, 404, 404]);
    expect(log?.body).not.toMatch(/Cellar|Lurker|Gems|letter|eel oil/);
  });
});

describe('a file that is no world', () => {
  it.each<[what: string, code: string, spoil: (file: Body, bytes: string) => string | Promise<string>]>([
    ['nothing', 'bad-file', () => ''],
    ['garbage', 'bad-file', () => '\u0000\u0001PK\u0003\u0004'],
    ['one that breaks off', 'bad-file', (_, bytes) => bytes.slice(0, bytes.length / 2)],
    ['one of another version', 'bad-file', (file) => JSON.stringify({ ...file, version: 99 })],
    ['a map for another table', 'bad-file', () => vtt()],
    ['brackets without end', 'too-large', () => '['.repeat(2_000_000)],
    ['pictures that are none', 'bad-file', (file) => pictured(file, Buffer.from('no picture'))],
    ['pictures that are text', 'bad-file', (file) => pictured(file, '../../etc/passwd')],
    ['pictures that break off', 'bad-file', async (file) => pictured(file, (await noise(160, 144)).subarray(0, 9_000))],
  ])('%s is refused with a code, and nothing of it is written', async (_, code, spoil) => {
    const bytes = await saved();
    const spoilt = await spoil(JSON.parse(bytes), bytes);
    const reply = await bring(referee, spoilt, { take: ALL });
    expect(reply.json()).toEqual({ code, message: expect.any(String) });
    const { scenes, journal = {}, randomTables = {}, content } = await state(second);
    expect([scenes, journal, randomTables, content, await assets(second)]).toEqual([{}, {}, {}, undefined, 0]);
  });

  it('and a choice that is none is refused too', async () => {
    const file = await saved();
    const codes = [];
    for (const choice of ['', '{}', '[', { take: ['map:7'] }, { take: ['__proto__'] }, { take: [] }])
      codes.push((await bring(referee, file, choice)).json().code);
    expect(codes).toEqual(['bad-request', 'bad-request', 'bad-request', 'bad-request', 'bad-request', 'conflict']);
    const asked = [`maps=../../x`, `parts=secrets`, `maps=${'a'.repeat(65)}`].map((query) =>
      referee.get(`/api/campaigns/${first}/world?${query}`),
    );
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  });

  it('scripts in a page stay words: the page that shows them takes them out', async () => {
    const file = await saved();
    const script = '<script>alert(1)</script> [x](javascript:alert(1))';
    const world = JSON.parse(file);
    const spoilt = JSON.stringify({ ...world, pages: [{ ...world.pages[0], text: script }] });
    expect((await bring(referee, spoilt, { take: ['page:0'] })).statusCode).toBe(201);
    expect(Object.values((await state(second)).journal ?? {})[0]?.text).toBe(script);
  });
});

/** The file with other bytes in the place of its pictures. */
function pictured(file: Body, bytes: Buffer | string): string {
  const data = typeof bytes === 'string' ? bytes : bytes.toString('base64');
  const { pictures } = file as { pictures: readonly object[] };
  return JSON.stringify({ ...file, pictures: pictures.map((one) => ({ ...one, data })) });
}
