import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { picture } from '../../test/maps.ts';
import { Visitor } from '../../test/visitor.ts';
import { demandStorage } from '../assets/stored-picture.ts';

let app: FastifyInstance;
let referee: Visitor;
let mallory: Visitor;
let fen: string;
beforeAll(async () => {
  app = await testApp();
  [referee, mallory] = [new Visitor(app), new Visitor(app)];
  await referee.register('Hester');
  await mallory.register('Mallory');
  fen = await referee.begin('The Fen');
  await mallory.follow(await referee.invite(fen));
});
afterAll(() => app.close());

/** The file of a campaign whose log was written by hand, a list of events an entry. */
const fileOf = (log: readonly (readonly object[])[], more: readonly object[] = [], by = 'somebody'): string =>
  [
    { campaign: { format: 'lanthorn-campaign', version: 1, name: 'Bait', referee: 'referee-of-it' } },
    ...log.map((events, nth) => ({ entry: { seq: nth + 1, by, at: 1, events } })),
    ...more,
    { end: { entries: log.length, pictures: more.filter((part) => 'picture' in part).length } },
  ]
    .map((part) => JSON.stringify(part))
    .join('\n');
const bring = (bytes: string) => mallory.bring('/api/campaign-files', [{ name: 'bait.campaign.jsonl', bytes }]);

/** A map as the log has it, with a picture. */
const map = (asset: string) => ({
  id: 'a-map-that-baits',
  name: 'A map',
  width: 5,
  height: 5,
  feetPerSquare: 5,
  grid: 'square',
  floor: null,
  walls: [],
  doors: {},
  lights: [],
  rooms: [],
  traps: {},
  notes: [],
  features: [],
  ambient: 'lit',
  image: { asset, pixelsPerSquare: 10 },
});

/** Entries with a page of the journal each, of letters that cannot be pressed. */
const journal = (pages: number) =>
  Array.from({ length: pages }, (_, nth) => {
    const text = randomBytes(36_000).toString('base64');
    return [
      {
        type: 'PageWritten',
        page: { id: `page-${nth}`, title: 'Bait', text, folder: '', owner: null, readers: 'all' },
      },
    ];
  });

describe('a campaign whose log was written by hand', () => {
  it('takes nothing of the pictures of another campaign, which it names for its map', async () => {
    const page = [{ name: 'seal.png', bytes: await picture(40, 30) }];
    const { picture: seal } = (await referee.bring(`/api/campaigns/${fen}/pictures?use=page`, page)).json();
    const kept = async () => (await referee.get(`/api/campaigns/${fen}/pictures/${seal}`)).rawPayload;
    const before = await kept();
    const brought = await bring(fileOf([[{ type: 'SceneAdded', scene: map(seal) }]]));
    const { id } = brought.json().campaign;
    for (const path of ['tiles/0/0/0', 'picture', 'universal-vtt'])
      await mallory.get(`/api/campaigns/${id}/scenes/a-map-that-baits/${path}`);
    expect(before.length).toBeGreaterThan(0);
    expect(await kept()).toEqual(before);
  });

  it.each<[what: string, bytes: string]>([
    ['a zero character where somebody is named', fileOf([[]], [], 'a\0')],
    ['half a letter where somebody is named', fileOf([[]], [], 'a\ud800')],
  ])('is read without %s', async (_, bytes) => {
    expect((await bring(bytes)).statusCode).toBe(201);
  });

  it.each<[what: string, event: object]>([
    ['a type that every object has', { type: '__proto__' }],
    ['another of these', { type: '__defineGetter__' }],
    ['paper without end', { type: 'PartyMapBegun', map: 'm', name: 'Map', width: 1e9, height: 1e9 }],
    ['a field that no log can name', { type: 'RefusalOverridden', refusal: { sentence: { 'a\0': 1 }, rule: 'TABLE' } }],
  ])('is refused with a code for an event with %s', async (_, event) => {
    expect((await bring(fileOf([[event]]))).json()).toEqual({ code: 'bad-file', message: expect.any(String) });
  });

  it('tells nobody here what it told to single people', async () => {
    const seated = { type: 'PersonSeated', user: 'somebody-else', name: 'Ada', role: 'player' };
    const given = { type: 'CharacterGiven', creature: 'nobody', to: 'somebody-else' };
    const { id } = (await bring(fileOf([[seated], [given]]))).json().campaign;
    const lines = await app.prisma.line.findMany({ where: { campaignId: id }, select: { audience: true } });
    expect(new Set(lines.map(({ audience }) => audience))).toEqual(new Set(['referee', 'table']));
  });

  it('counts towards the room of a campaign, as its pictures do', async () => {
    const room = 1_000_000;
    const narrow = await testApp({ storageLimit: room });
    const host = new Visitor(narrow);
    await host.register('Narrow');
    const bringLog = (pages: number) =>
      host.bring('/api/campaign-files', [{ name: 'log.campaign.jsonl', bytes: fileOf(journal(pages)) }]);
    expect((await bringLog(20)).json()).toEqual({ code: 'full', message: expect.any(String) });
    const { id } = (await bringLog(3)).json().campaign;
    const picture = (campaign: string) => demandStorage(narrow.prisma, campaign, room, room - 100_000);
    await expect(picture(await host.begin('The Hill'))).resolves.toBeUndefined();
    await expect(picture(id)).rejects.toMatchObject({ code: 'full' });
    await narrow.close();
  });

  it('is saved whole, however large its entries are', async () => {
    const { id } = (await bring(fileOf(journal(90)))).json().campaign;
    const saved = (await mallory.get(`/api/campaigns/${id}/file`)).body.trim().split('\n');
    const entries = saved.flatMap((line) => JSON.parse(line).entry?.seq ?? []);
    expect(entries).toEqual(Array.from({ length: entries.length }, (_, nth) => nth + 1));
    expect(saved.filter((line) => line.includes('"PageWritten"'))).toHaveLength(90);
  });

  it('has no tiles but such as were saved: nothing else is drawn', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="9" height="9"/></svg>';
    const [data, side] = [Buffer.from(drawing).toString('base64'), { width: 100, height: 100 }];
    const tiles = [
      { picture: { id: 'a-picture-of-it', name: null, ...side, scales: 1, data: '' } },
      { tile: { scale: 0, column: 0, row: 0, data } },
    ];
    expect((await bring(fileOf([], tiles))).json()).toMatchObject({ code: 'bad-file' });
  });
});
