import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  campaign = await referee.begin('The Fen');
  await player.follow(await referee.invite(campaign), 'Ada');
});
afterAll(() => app.close());

const upload = (visitor: Visitor, bytes: string | null) =>
  visitor.bring(
    `/api/campaigns/${campaign}/encounter-tables/readings`,
    bytes === null ? [] : [{ name: 'fen.json', bytes }],
  );

const rollTable = (...rows: readonly string[]) =>
  JSON.stringify({
    name: 'Who walks the fen',
    formula: `1d${rows.length}`,
    results: rows.map((description, at) => ({ range: [at + 1, at + 1], description, name: '' })),
  });

describe('an encounter table as a file', () => {
  it('is read against the bestiary, and nothing is written', async () => {
    const reply = await upload(referee, rollTable('Orc [[2d4]]', 'Beetle, Fire', 'The Moon Duke\u0000'));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      name: 'Who walks the fen',
      lines: ['orc', 'fire-beetle'],
      strangers: ['The Moon Duke'],
    });
    expect((await app.tables.state(campaign)).content?.tables ?? {}).toEqual({});
  });

  it.each([
    ['no file', null, 400],
    ['no JSON', 'la la', 422],
    ['a table of strangers', rollTable('The Moon Duke'), 422],
    ['rows without end', '{"name":"x","formula":"1d6","results":[', 422],
    ['more than a table may have', rollTable('x'.repeat(600_000)), 413],
  ])('%s is refused', async (_, text, status) => {
    expect((await upload(referee, text)).statusCode).toBe(status);
  });

  it('a map is no table, and a table is for the referee to bring', async () => {
    expect((await upload(referee, (await vtt()).toString())).json().message).toBe('This is no roll table of Foundry.');
    expect((await upload(player, rollTable('Orc'))).statusCode).toBe(403);
  });
});
