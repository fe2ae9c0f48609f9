import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { vtt } from '../../test/maps.ts';
import { Visitor } from '../../test/visitor.ts';

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

const upload = (visitor: Visitor, files: Readonly<Record<string, string>>, end?: string, query = '') =>
  visitor.bring(
    `/api/campaigns/${campaign}/monsters${query}`,
    Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
    end,
  );

const foundry = (name: string, more: object = {}) =>
  JSON.stringify({
    name,
    type: 'monster',
    system: {
      hp: { hd: '3d8' },
      aac: { value: 14 },
      saves: Object.fromEntries(
        ['death', 'wand', 'paralysis', 'breath', 'spell'].map((save, i) => [save, { value: 12 + i }]),
      ),
      movement: { base: 90 },
      details: { alignment: 'Chaotic', morale: 9, xp: 50, appearing: { d: '1d6', w: '2d6' }, treasure: { type: 'C' } },
    },
    items: [{ name: 'Bite', type: 'weapon', system: { damage: '1d8', counter: { max: 1 } } }],
    ...more,
  });
const own = async () => (await app.tables.state(campaign)).content?.monsters ?? {};

describe('monsters as files', () => {
  it('are written into the bestiary, and each file is answered for', async () => {
    const reply = await upload(referee, {
      'lurker.json': foundry('Fen Lurker'),
      'orc.json': foundry('Orc'),
      'map.uvtt': await vtt(),
      'song.json': 'la la',
      'list.json': '{"list":[]}',
      'nobody.json': foundry('***'),
      'huge.json': `${foundry('Huge')}${' '.repeat(600_000)}`,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().files).toMatchObject([
      {
        file: 'lurker.json',
        monster: { key: 'fen-lurker', name: 'Fen Lurker' },
        reason: null,
        dropped: [],
        differs: null,
      },
      {
        file: 'orc.json',
        monster: { key: 'orc', name: 'Orc' },
        reason: null,
        dropped: [],
        differs: expect.arrayContaining(['Hit dice: 1 in the bestiary, 3 in the file.']),
      },
      { file: 'map.uvtt', monster: null, reason: 'This is a map, and no monster.', dropped: [] },
      { file: 'song.json', monster: null, reason: expect.any(String), dropped: [] },
      { file: 'list.json', monster: null, reason: 'This is no monster of Foundry’s OSE system.', dropped: [] },
      { file: 'nobody.json', monster: null, reason: expect.stringContaining('no name'), dropped: [] },
      { file: 'huge.json', monster: null, reason: 'A monster’s file has 512 KB at most.', dropped: [] },
    ]);
    expect(Object.keys(await own())).toEqual(['fen-lurker']);
  });

  it('write over nothing that the bestiary has, until the referee says that they stand instead', async () => {
    await upload(referee, { 'orc.json': foundry('Orc') });
    expect(await own()).toEqual({});
    const reply = await upload(referee, { 'orc.json': foundry('Orc') }, undefined, '?known=instead');
    expect(reply.json().files).toMatchObject([{ monster: { key: 'orc' }, differs: null }]);
    expect(Object.keys(await own())).toEqual(['orc']);
    const odd = await upload(referee, { 'orc.json': foundry('Orc') }, undefined, '?known=perhaps');
    expect(odd.statusCode).toBe(400);
  });

  it('are taken once: a file that says what stands there already is answered so', async () => {
    await upload(referee, { 'lurker.json': foundry('Fen Lurker') });
    const again = await upload(referee, { 'lurker.json': foundry('Fen Lurker') });
    expect(again.json().files).toMatchObject([
      { monster: null, reason: 'The bestiary has this Fen Lurker already, figure by figure.' },
    ]);
  });

  it('keep letters that cannot be stored out of the log', async () => {
    await upload(referee, { 'odd.json': foundry('Fen\u0000 Lurker\ud800') });
    expect(await own()).toMatchObject({ 'fen-lurker': { name: 'Fen Lurker\ufffd' } });
  });

  it('are for the referee to bring, in a form with files in it', async () => {
    const files = { 'lurker.json': foundry('Fen Lurker') };
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`${at}.json`, foundry(`Lurker ${at}`)]));
    const replies = [
      await upload(player, files),
      await upload(referee, {}),
      await upload(referee, files, ''),
      await upload(referee, many),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 400, 400, 413]);
    expect(await own()).toEqual({});
  });

  it('are nobody’s but the referee’s to know', async () => {
    await upload(referee, { 'lurker.json': foundry('Fen Lurker') });
    const log = (visitor: Visitor) => visitor.get(`/api/campaigns/${campaign}/log`);
    expect((await log(referee)).body).toContain('Written into the bestiary: Fen Lurker.');
    expect((await log(player)).body).not.toContain('Lurker');
  });
});
