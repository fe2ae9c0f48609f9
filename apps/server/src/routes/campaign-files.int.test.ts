import { createHash } from 'node:crypto';
import { id, readyCharacters, type Seat } from '@lanthorn/rules';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { picture, vtt } from '../../test/maps.ts';
import { Visitor } from '../../test/visitor.ts';

let app: FastifyInstance;
let elsewhere: FastifyInstance;
let referee: Visitor;
let player: Visitor;
let newcomer: Visitor;
let refereeId: string;
let playerId: string;
let newcomerId: string;
let fen: string;
beforeAll(async () => {
  [app, elsewhere] = await Promise.all([testApp(), testApp()]);
  referee = new Visitor(app);
  refereeId = await referee.register('Hester');
  newcomer = new Visitor(elsewhere);
  newcomerId = await newcomer.register('Nora');
});
beforeEach(async () => {
  fen = await referee.begin('The Fen');
  player = new Visitor(app);
  playerId = await player.follow(await referee.invite(fen), 'Ada');
});
afterAll(() => Promise.all([app.close(), elsewhere.close()]));

const seat = (user: string): Seat => ({ role: 'referee', user: id<'user'>(user), name: 'Hester' });
const order = (command: object) => app.tables.demand(fen, seat(refereeId), command as never);
const file = (visitor = referee) => visitor.get(`/api/campaigns/${fen}/file`);
const bring = (visitor: Visitor, bytes: string | Uint8Array) =>
  visitor.bring('/api/campaign-files', [{ name: 'fen.campaign.jsonl', bytes }]);
const campaigns = async (visitor: Visitor) => (await visitor.get('/api/campaigns')).json().campaigns;
const lineTexts = async (visitor: Visitor, campaign: string): Promise<readonly string[]> =>
  (await visitor.get(`/api/campaigns/${campaign}/log`))
    .json()
    .told.map((told: { line: { text: string } }) => told.line.text);

const LARGE = { map_origin: { x: 0, y: 0 }, map_size: { x: 10, y: 9 }, pixels_per_grid: 64 };

/** A campaign with a map, its picture, a page with a picture, a character of a player's, and time turned back once; and its file. */
async function saved(): Promise<string> {
  const map = await referee.bring(`/api/campaigns/${fen}/scenes`, [
    { name: 'Cellar.dd2vtt', bytes: await vtt({ resolution: LARGE }, [640, 576]) },
  ]);
  expect(map.statusCode).toBe(201);
  const brought = await referee.bring(`/api/campaigns/${fen}/pictures?use=page`, [
    { name: 'seal.png', bytes: await picture(40, 30) },
  ]);
  const text = `Come at once.\n\n![seal](picture:${brought.json().picture})`;
  await order({ type: 'WritePage', page: null, title: 'A letter', folder: 'Act one', text });
  await order({ type: 'AddCreature', facts: readyCharacters()[0], square: { x: 1, y: 1 } });
  const [creature] = Object.keys((await app.tables.state(fen)).creatures);
  await order({ type: 'GiveCharacter', creature, to: playerId });
  await order({ type: 'Narrate', text: 'Rain on the fen.' });
  await order({ type: 'Narrate', text: 'And it stops.' });
  const { _max } = await app.prisma.logEntry.aggregate({ where: { campaignId: fen }, _max: { seq: true } });
  await order({ type: 'Rewind', to: (_max.seq ?? 1) - 1 });
  const reply = await file();
  expect(reply.statusCode).toBe(200);
  return reply.body;
}

describe('a whole campaign as one file', () => {
  it('is a campaign again on another server, for whoever brings it in: all is as it was, and its characters are free', async () => {
    const bytes = await saved();
    const reply = await bring(newcomer, bytes);
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      { campaign: { id: expect.any(String), name: 'The Fen', role: 'referee', archived: false } },
    ]);
    const { id: there } = reply.json().campaign;
    const [old, now] = await Promise.all([app.tables.state(fen), elsewhere.tables.state(there)]);
    expect(now.people).toEqual({ [newcomerId]: { name: 'Nora', role: 'referee' } });
    expect(Object.values(now.creatures)).toMatchObject([{ name: readyCharacters()[0]?.name, owner: null }]);
    const plain = ({ people: _, scenes, journal, creatures, ...rest }: typeof old) => ({
      ...rest,
      creatures: Object.values(creatures).map((creature) => ({ ...creature, owner: null })),
      scenes: Object.values(scenes).map(({ image, ...scene }) => ({ ...scene, image: { ...image, asset: '' } })),
      journal: Object.values(journal ?? {}).map((page) => ({ ...page, text: page.text.replace(/picture:[\w-]+/, '') })),
    });
    expect(plain(now)).toEqual(plain(old));
    const log = await lineTexts(newcomer, there);
    for (const text of await lineTexts(referee, fen)) expect(log).toContain(text);
    expect(log).toContain('Ada joins as a player.');
  });

  it('has its pictures, pixel by pixel', async () => {
    const bytes = await saved();
    const { id: there } = (await bring(newcomer, bytes)).json().campaign;
    const [old, now] = await Promise.all([app.tables.state(fen), elsewhere.tables.state(there)]);
    const shown = /picture:([\w-]+)/.exec(Object.values(now.journal ?? {})[0]?.text ?? '')?.[1];
    expect((await newcomer.get(`/api/campaigns/${there}/pictures/${shown}`)).statusCode).toBe(200);
    const pixels = async (visitor: Visitor, campaign: string, scenes: object, place: string) => {
      const tile = await visitor.get(`/api/campaigns/${campaign}/scenes/${Object.keys(scenes)[0]}/tiles/${place}`);
      return [
        tile.statusCode,
        createHash('sha256')
          .update(await sharp(tile.rawPayload).raw().toBuffer())
          .digest('hex'),
      ];
    };
    for (const place of ['0/0/0', '0/2/1', '1/0/0', '2/0/0'])
      expect(await pixels(newcomer, there, now.scenes, place)).toEqual(await pixels(referee, fen, old.scenes, place));
  });

  it('goes on from there: time can be turned back into what was brought', async () => {
    const { id: there } = (await bring(newcomer, await saved())).json().campaign;
    const back = (to: number) => elsewhere.tables.demand(there, seat(newcomerId), { type: 'Rewind', to });
    await back(1);
    expect((await elsewhere.tables.state(there)).scenes).toEqual({});
    expect((await elsewhere.tables.state(there)).people[id<'user'>(newcomerId)]?.name).toBe('Nora');
  });

  it('makes a second one of itself on its own server, of which the first knows nothing', async () => {
    const bytes = await saved();
    const { id: twin } = (await bring(referee, bytes)).json().campaign;
    expect(twin).not.toBe(fen);
    expect((await player.get(`/api/campaigns/${twin}`)).statusCode).toBe(404);
    expect((await app.tables.state(twin)).people).toEqual({ [refereeId]: { name: 'Hester', role: 'referee' } });
    const pictures = () => app.prisma.asset.findMany({ where: { campaignId: twin }, select: { id: true } });
    expect(await pictures()).toHaveLength(2);
    expect(Object.keys((await app.tables.state(fen)).people)).toContain(playerId);
  });

  it('is given to the referee alone', async () => {
    const stranger = new Visitor(app);
    await stranger.register(`Stranger ${Math.random()}`);
    const codes = await Promise.all(
      [player, stranger, new Visitor(app)].map(async (who) => (await file(who)).statusCode),
    );
    expect(codes).toEqual([403, 404, 401]);
    expect((await bring(new Visitor(app), await saved())).statusCode).toBe(401);
  });
});

type Part = Record<string, Record<string, unknown>>;

/** The file with its parts otherwise. */
const altered = (bytes: string, change: (part: Part) => Part | null): string =>
  bytes
    .trim()
    .split('\n')
    .flatMap((line) => {
      const changed = change(JSON.parse(line));
      return changed ? [JSON.stringify(changed)] : [];
    })
    .join('\n');

/** With other events in the place of those that added the map. */
const adding = (bytes: string, change: (scene: Record<string, unknown>) => unknown) =>
  altered(bytes, (part) => {
    const events = (part.entry?.events ?? []) as readonly Record<string, unknown>[];
    const spoilt = events.map((event) =>
      event.type === 'SceneAdded' ? { ...event, scene: change(event.scene as Record<string, unknown>) } : event,
    );
    return part.entry ? { entry: { ...part.entry, events: spoilt } } : part;
  });

const ofPart = (bytes: string, kind: string, change: object) =>
  altered(bytes, (part) => (part[kind] ? { [kind]: { ...part[kind], ...change } } : part));

describe('a file that is no campaign', () => {
  let bytes: string;
  beforeAll(async () => {
    fen = await referee.begin('The Fen');
    playerId = await player.follow(await referee.invite(fen), 'Ada');
    bytes = await saved();
  });

  it.each<[what: string, code: string, spoil: (bytes: string) => string | Promise<string>]>([
    ['nothing', 'bad-file', () => ''],
    ['garbage', 'bad-file', () => '\u0000\u0001PK\u0003\u0004'],
    ['an archive that holds much', 'bad-file', () => `\u001f\u008b${'\u0000'.repeat(100_000)}`],
    ['a map for another table', 'bad-file', () => vtt()],
    ['one that breaks off', 'bad-file', (bytes) => bytes.slice(0, bytes.length / 2)],
    ['one that lacks its end', 'bad-file', (bytes) => altered(bytes, (part) => (part.end ? null : part))],
    ['one of another version', 'bad-file', (bytes) => ofPart(bytes, 'campaign', { version: 99 })],
    ['one without a name', 'bad-file', (bytes) => ofPart(bytes, 'campaign', { name: ' ' })],
    ['one line without end', 'too-large', (bytes) => `${bytes}${'['.repeat(25_000_000)}`],
    [
      'an entry larger than any command',
      'too-large',
      (bytes) => bytes.replace('"events":[', `"events":[{"type":"Said","text":"${'x'.repeat(8_100_000)}"},`),
    ],
    ['brackets without end', 'bad-file', (bytes) => `${'['.repeat(2_000_000)}\n${bytes}`],
    ['an entry twice', 'bad-file', (bytes) => bytes.replace(/^.*"entry".*$/m, (line) => `${line}\n${line}`)],
    ['an entry that is no list of events', 'bad-file', (bytes) => ofPart(bytes, 'entry', { events: 'none' })],
    ['events that nobody knows', 'bad-file', (bytes) => ofPart(bytes, 'entry', { events: [{ type: 'Nonsense' }] })],
    [
      'events that lack what they must say',
      'bad-file',
      (bytes) => ofPart(bytes, 'entry', { events: [{ type: 'SceneAdded' }] }),
    ],
    [
      'time turned back to what is yet to come',
      'bad-file',
      (bytes) => ofPart(bytes, 'entry', { events: [{ type: 'Rewound', to: 999 }] }),
    ],
    ['a map without end', 'bad-file', (bytes) => adding(bytes, (scene) => ({ ...scene, width: 1e9 }))],
    ['a map that is none', 'bad-file', (bytes) => adding(bytes, () => 'a map')],
    ['numbers that are none', 'bad-file', (bytes) => bytes.replace('"feetPerSquare":5', '"feetPerSquare":1e999')],
    ['pictures that are text', 'bad-file', (bytes) => ofPart(bytes, 'picture', { data: 'Li4vLi4vZXRjL3Bhc3N3ZA==' })],
    ['a picture too few tiles of which are there', 'bad-file', (bytes) => bytes.replace(/^.*"tile".*\n/m, '')],
    ['tiles that are none', 'bad-file', (bytes) => ofPart(bytes, 'tile', { data: 'AAAA' })],
    ['tiles beside the picture', 'bad-file', (bytes) => ofPart(bytes, 'tile', { column: 900 })],
    ['pictures larger than any', 'bad-file', (bytes) => ofPart(bytes, 'picture', { width: 1e9, height: 1e9 })],
  ])('%s is refused with a code, and nothing of it is there', async (_, code, spoil) => {
    const [was, rows] = [await campaigns(newcomer), await counted()];
    const reply = await bring(newcomer, await spoil(bytes));
    expect(reply.json()).toEqual({ code, message: expect.any(String) });
    expect(await campaigns(newcomer)).toEqual(was);
    expect(await counted()).toEqual(rows);
  });
});

/** How much is stored there. */
const counted = () => {
  const { campaign, logEntry, line, asset, tile, snapshot, member } = elsewhere.prisma;
  return Promise.all([
    campaign.count(),
    logEntry.count(),
    line.count(),
    asset.count(),
    tile.count(),
    snapshot.count(),
    member.count(),
  ]);
};
