import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { noise, picture, vtt } from '../../test/maps.ts';
import { openHouse } from '../../test/table.ts';
import { Visitor } from '../../test/visitor.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';

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

const upload = (visitor: Visitor, bytes: string | Uint8Array, name = 'map.dd2vtt', query = '') =>
  visitor.bring(`/api/campaigns/${campaign}/scenes${query}`, [{ name, bytes }]);
const tile = (visitor: Visitor, scene: string, place = '0/0/0') =>
  visitor.get(`/api/campaigns/${campaign}/scenes/${scene}/tiles/${place}`);
const scenes = async () => Object.values((await app.tables.state(campaign)).scenes);
const assets = () => app.prisma.asset.count({ where: { campaignId: campaign } });

describe('the first map of a campaign', () => {
  it('lies on the board where the referee is alone, and is prepared until it is shown where somebody else sits there', async () => {
    const house = await openHouse();
    const host = new Visitor(house.app);
    await host.register('Rhea');
    for (const [seats, onBoard] of [
      [[], true],
      [['player'], false],
      [['spectator'], false],
    ] as const) {
      const id = await host.begin('The Fen');
      await house.sit(host, id);
      for (const role of seats) {
        const guest = new Visitor(house.app);
        await guest.follow(await host.invite(id, { role }), 'Ada');
        await house.sit(guest, id);
      }
      const answer = await host.bring(`/api/campaigns/${id}/scenes`, [{ name: 'map.dd2vtt', bytes: await vtt() }]);
      const { sceneId, ...rest } = answer.json<{ sceneId: string; onBoard: boolean }>();
      expect([seats, rest.onBoard]).toEqual([seats, onBoard]);
      expect((await house.app.tables.state(id)).scene).toBe(onBoard ? sceneId : null);
    }
    await house.close();
  });
});

describe('a file that is no map', () => {
  afterEach(async () => {
    expect([await scenes(), await assets()]).toEqual([[], 0]);
    expect((await app.tables.state(campaign)).scene).toBeNull();
  });

  const whole = async () => picture(64, 64);
  const files: readonly (readonly [
    what: string,
    code: ErrorCode,
    file: () => Promise<string | Uint8Array>,
    name?: string,
    query?: string,
  ])[] = [
    [
      'a Universal VTT whose picture is text',
      'bad-file',
      () => vtt({ image: Buffer.from('no picture').toString('base64') }),
    ],
    ['a Universal VTT whose picture is not base64', 'bad-file', () => vtt({ image: '***' })],
    [
      'a Universal VTT whose picture breaks off',
      'bad-file',
      async () => vtt({ image: (await noise(160, 144)).subarray(0, 9_000).toString('base64') }),
    ],
    ['a Universal VTT with NaN', 'bad-file', async () => (await vtt()).replace('"x":10', '"x":NaN')],
    ['a Universal VTT with endless numbers', 'bad-file', async () => (await vtt()).replace('"x":10', '"x":1e999')],
    [
      'a Universal VTT of no size',
      'bad-file',
      () => vtt({ resolution: { map_size: { x: 0, y: 0 }, pixels_per_grid: 16 }, image: null }),
    ],
    [
      'a Universal VTT too large for the rules',
      'bad-file',
      () => vtt({ resolution: { map_size: { x: 900, y: 900 }, pixels_per_grid: 16 }, image: null }),
    ],
    ['a text', 'bad-file', async () => 'Dear diary, today we went down.', 'diary.txt'],
    ['a text that is called a picture', 'bad-file', async () => 'not a picture', 'map.png', '?squares=10'],
    ['nothing', 'bad-file', async () => ''],
    [
      'a PNG that breaks off',
      'bad-file',
      async () => (await noise(200, 200)).subarray(0, 20_000),
      'map.png',
      '?squares=10',
    ],
    ['the head of a PNG', 'bad-file', async () => (await whole()).subarray(0, 24), 'map.png', '?squares=10'],
    [
      'a GIF',
      'bad-file',
      () =>
        sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      'map.gif',
      '?squares=10',
    ],
    [
      'an SVG',
      'bad-file',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>',
      'map.svg',
      '?squares=10',
    ],
    ['a picture of too few pixels', 'bad-file', whole, 'map.png', '?squares=60'],
    ['a picture without its width in squares', 'bad-request', whole, 'map.png'],
    ['a picture with a width that is none', 'bad-request', whole, 'map.png', '?squares=-3'],
    ['a map in text over its limit', 'too-large', async () => Buffer.alloc(40 * 1024 * 1024 + 1)],
  ];

  const named = files.map(([what, code, file, name, query]) => ({ what, code, file, name, query }));
  it.each(named)('$what is refused as $code, and leaves nothing behind', async ({ code, file, name, query }) => {
    const reply = await upload(referee, await file(), name, query);
    expect([reply.json().code, reply.statusCode]).toEqual([code, ERRORS[code].status]);
    expect(reply.json().message).toMatch(/^\w.{10,}\.$/u);
    expect(reply.json().message).not.toMatch(/undefined|\[object|Error/);
  });

  it('no file at all, or no form, is refused', async () => {
    const url = `/api/campaigns/${campaign}/scenes`;
    for (const payload of [undefined, { file: 'map' }]) {
      const reply = await referee.ask({ method: 'POST', url, ...(payload ? { payload } : {}) });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.json()).toEqual({ code: 'bad-request', message: expect.stringMatching(/\S/) });
    }
  });

  it('of a player is refused, whatever it is', async () => {
    const reply = await upload(player, await vtt());
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
  });
});

describe('a map', () => {
  it('of a Universal VTT becomes the scene on the board, with tiles', async () => {
    const reply = await upload(referee, await vtt(), 'The Crypt.dd2vtt');
    expect(reply.statusCode).toBe(201);
    const [scene] = await scenes();
    expect(scene).toMatchObject({
      id: reply.json().sceneId,
      width: 10,
      height: 9,
      walls: [expect.anything()],
      image: { pixelsPerSquare: 16 },
    });
    expect((await app.tables.state(campaign)).scene).toBe(scene?.id);
    expect(await assets()).toBe(1);
    for (const place of ['0/0/0', '1/0/0', '3/0/0']) {
      const drawn = await tile(referee, reply.json().sceneId, place);
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 256, height: 256 });
    }
    for (const place of ['0/2/0', '0/0/2', '0/-1/0', '0/0/-1', '0/99999/0'])
      expect((await tile(referee, reply.json().sceneId, place)).statusCode).toBe(404);
    for (const place of ['0/x/0', '0/0.5/0', '0/1e999/0', '-1/0/0', '17/0/0', '0.5/0/0'])
      expect((await tile(referee, reply.json().sceneId, place)).statusCode).toBe(400);
  });

  it.each([
    ['two pixels short', { map_size: { x: 10, y: 9 }, pixels_per_grid: 16 }, [158, 142]],
    ['of parts of squares', { map_size: { x: 9.5, y: 8.25 }, pixels_per_grid: 16 }, [152, 132]],
    ['of parts of pixels', { map_size: { x: 10, y: 9 }, pixels_per_grid: 16.4 }, [164, 148]],
  ] as const)('with a picture %s has all of its tiles', async (_how, resolution, pixels) => {
    const reply = await upload(referee, await vtt({ resolution }, pixels));
    expect(reply.statusCode).toBe(201);
    const { data, info } = await sharp((await tile(referee, reply.json().sceneId)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    // Of a pixel that the map does not fill nothing is shown.
    const [right, bottom] = pixels.map((side) => side - 1) as [number, number];
    expect([alpha(0, 0), alpha(right - 1, bottom - 1), alpha(right + 1, 0), alpha(0, bottom + 1)]).toEqual([
      255, 255, 0, 0,
    ]);
  });

  it('is brought in by its walls alone where its picture is of another size, and what is left out is said', async () => {
    const reply = await upload(referee, await vtt({}, [161, 200]));
    expect([reply.statusCode, reply.json().report.dropped[0]]).toEqual([
      201,
      expect.stringMatching(/^The picture, which is /),
    ]);
    expect([(await scenes())[0]?.image, await assets()]).toEqual([null, 0]);
  });

  it('goes out as a Universal VTT file, which comes in again as it was; to the referee alone', async () => {
    const { sceneId } = (await upload(referee, await vtt(), 'The Crypt.dd2vtt')).json();
    const url = `/api/campaigns/${campaign}/scenes/${sceneId}/universal-vtt`;
    const file = await referee.ask({ method: 'GET', url });
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      "attachment; filename*=UTF-8''The%20Crypt.uvtt",
    ]);
    expect((await upload(referee, file.payload, 'The Crypt.uvtt')).statusCode).toBe(201);
    const [first, second] = await scenes();
    const facts = ['width', 'height', 'walls', 'lights', 'name'] as const;
    expect(facts.map((key) => second?.[key])).toEqual(facts.map((key) => first?.[key]));
    expect(second?.image?.pixelsPerSquare).toBe(first?.image?.pixelsPerSquare);
    const doors = [first, second].map((scene) => Object.values(scene?.doors ?? {}).map(({ segment }) => segment));
    expect(doors[1]).toEqual(doors[0]);
    expect((await player.ask({ method: 'GET', url })).statusCode).toBe(403);
    expect((await referee.ask({ method: 'GET', url: url.replace(sceneId, 'nowhere') })).statusCode).toBe(404);
  });

  it('that is a plain picture is as wide as it is said to be', async () => {
    const reply = await upload(referee, await picture(205, 100), 'A meadow.png', '?squares=10');
    expect(reply.statusCode).toBe(201);
    expect((await scenes())[0]).toMatchObject({
      name: 'A meadow',
      width: 10,
      height: 4,
      ambient: 'dark',
      image: { pixelsPerSquare: 20.5 },
    });
    expect((await tile(referee, reply.json().sceneId)).statusCode).toBe(200);
  });

  it.each([
    ['', 'dark'],
    ['&grid=flat', 'lit'],
    ['&light=lit', 'lit'],
    ['&grid=pointy&light=dark', 'dark'],
  ])(
    'that is a picture is dark where it has squares, and lit where it has hexes, or as it is said to be: %s',
    async (said, ambient) => {
      const reply = await upload(referee, await picture(205, 100), 'A map.png', `?squares=10${said}`);
      expect((await scenes()).find(({ id }) => id === reply.json().sceneId)).toMatchObject({ ambient });
    },
  );

  it('with letters in its name that nobody can keep is kept all the same', async () => {
    const reply = await upload(referee, await picture(64, 64), 'half \ud800 zero %00 \u0001.png', '?squares=4');
    expect(reply.statusCode).toBe(201);
    expect(await scenes()).toHaveLength(1);
  });

  it('with remarks that nobody can keep loses those letters alone', async () => {
    const room = { x: 0, y: 0, w: 3, h: 3 };
    const notes = [{ text: 'a \0zero and half \ud800 a pair', ref: '1', pos: { x: 1, y: 1 } }];
    const dungeon = JSON.stringify({
      version: '1',
      title: 'Old \0 Keep',
      story: '',
      rects: [room],
      doors: [],
      notes,
      columns: [],
      water: [],
    });
    const reply = await upload(referee, dungeon, 'keep.json');
    expect([reply.statusCode, reply.body]).toEqual([201, expect.stringContaining('sceneId')]);
    expect(JSON.stringify(await scenes())).toContain('a zero and half');
  });

  it('that is not on the board is not there for a player, and its picture is cut on the board', async () => {
    const first = (await upload(referee, await vtt())).json().sceneId;
    const second = (await upload(referee, await vtt({}, [160, 144]))).json().sceneId;
    expect((await tile(referee, second)).statusCode).toBe(200);
    const hidden = await tile(player, second);
    expect([hidden.statusCode, hidden.json().code]).toEqual([404, 'not-found']);
    expect(hidden.body).toBe((await tile(player, 'never-was')).body);
    const shown = await tile(player, first);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).toContain('private');
    expect((await sharp(shown.rawPayload).raw().toBuffer()).every((byte) => byte === 0)).toBe(true);
    const stranger = new Visitor(app);
    await stranger.register(`Stranger ${stranger.address}`);
    expect((await tile(stranger, first)).statusCode).toBe(404);
  });

  it('is whole for the referee alone', async () => {
    const scene = (await upload(referee, await vtt())).json().sceneId;
    const whole = (who: Visitor, of = scene) => who.get(`/api/campaigns/${campaign}/scenes/${of}/picture`);
    const picture = await whole(referee);
    expect([picture.statusCode, picture.headers['picture-scale']]).toEqual([200, '0']);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 160, height: 144 });
    expect((await whole(player)).statusCode).toBe(403);
    expect((await whole(referee, 'never-was')).statusCode).toBe(404);
  });

  it('that was uploaded before tiles were stored is cut on first need, for all who ask at once', async () => {
    const scene = (await upload(referee, await vtt())).json().sceneId;
    const id = (await scenes())[0]?.image?.asset ?? '';
    await app.prisma.tile.deleteMany({ where: { assetId: id } });
    const bytes = new Uint8Array(await picture(160, 144, '#993366'));
    await app.prisma.asset.update({ where: { id }, data: { scales: null, tileBytes: 0, bytes } });
    const paths = ['tiles/0/0/0', 'tiles/0/0/0', 'tiles/1/0/0', 'picture'];
    const all = await Promise.all(
      paths.map((path) => referee.get(`/api/campaigns/${campaign}/scenes/${scene}/${path}`)),
    );
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect([...(await sharp(all[3]?.rawPayload).raw().toBuffer()).subarray(0, 3)]).toEqual([0x99, 0x33, 0x66]);
    expect(await app.prisma.tile.count({ where: { assetId: id } })).toBe(1);
    const asset = await app.prisma.asset.findUniqueOrThrow({ where: { id } });
    expect([asset.scales, asset.bytes.byteLength]).toEqual([1, 0]);
    expect(asset.tileBytes).toBeGreaterThan(0n);
  });

  it('takes its tiles along when it goes', async () => {
    await upload(referee, await vtt());
    const id = (await scenes())[0]?.image?.asset ?? '';
    expect(await app.prisma.tile.count({ where: { assetId: id } })).toBe(1);
    await app.prisma.asset.delete({ where: { id } });
    expect(await app.prisma.tile.count({ where: { assetId: id } })).toBe(0);
  });

  it('cannot be asked for by way of another campaign', async () => {
    const scene = (await upload(referee, await vtt())).json().sceneId;
    const other = await player.begin('My own');
    expect((await player.get(`/api/campaigns/${other}/scenes/${scene}/tiles/0/0/0`)).statusCode).toBe(404);
  });
});
