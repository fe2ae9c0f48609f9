import type { Told } from '@lanthorn/protocol';
import { id } from '@lanthorn/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  arrived,
  type Gathering,
  gathering,
  granted,
  type House,
  openHouse,
  type Seated,
  userOf,
} from '../../test/table.ts';

let house: House;
let table: Gathering;
let ada: Seated;
let bert: Seated;
beforeAll(async () => {
  house = await openHouse();
  table = await gathering(house, 2);
  const [first, second] = table.players;
  if (!first || !second) throw new Error('two players sit there');
  [ada, bert] = [first, second];
});
afterAll(() => house.close());

const page = async ({ visitor }: Seated, query = ''): Promise<readonly Told[]> =>
  (await visitor.get(`/api/campaigns/${table.id}/log?${query}`)).json().told;
const textsOf = (told: readonly Told[]): readonly string[] => told.map(({ line }) => line.text);
const say = (seat: Seated, text: string) => granted(seat, { type: 'Say', text, as: null });

describe('the lines of the log', () => {
  it('come in pages, each before the last, none twice and none left out', async () => {
    const words = Array.from({ length: 25 }, (_, place) => `word ${place}`);
    for (const text of words) await say(ada, text);
    const pages: (readonly Told[])[] = [];
    for (let before: string | undefined = ''; before !== undefined; before = pages.at(-1)?.at(0)?.id) {
      pages.push(await page(bert, `limit=10${before ? `&before=${before}` : ''}`));
    }
    expect(pages.map(({ length }) => length).slice(0, 2)).toEqual([10, 10]);
    const all = pages.reverse().flat();
    expect(textsOf(all).filter((text) => text.startsWith('word'))).toEqual(words);
    expect(new Set(all.map((told) => told.id)).size).toBe(all.length);
  });

  it('before one that is not there, or of another campaign, are none', async () => {
    expect(await page(bert, 'before=never-was')).toEqual([]);
    const elsewhere = await ada.visitor.begin('Elsewhere');
    const [first] = (await ada.visitor.get(`/api/campaigns/${elsewhere}/log`)).json().told;
    if (first) expect(await page(ada, `before=${first.id}`)).toEqual([]);
  });

  it('are found by words in any case, by who speaks, and signs stand for themselves', async () => {
    await say(ada, 'The LANTHORN gutters');
    await say(ada, '100% sure_');
    await say(ada, 'a back\\slash');
    expect(textsOf(await page(bert, 'search=lanthorn'))).toEqual(['The LANTHORN gutters']);
    expect(textsOf(await page(bert, `search=${encodeURIComponent('0% s')}`))).toEqual(['100% sure_']);
    expect(textsOf(await page(bert, `search=${encodeURIComponent('%')}`))).toEqual(['100% sure_']);
    expect(textsOf(await page(bert, 'search=sure_'))).toEqual(['100% sure_']);
    expect(textsOf(await page(bert, `search=${encodeURIComponent('back\\')}`))).toEqual(['a back\\slash']);
    expect((await page(bert, 'search=player%200&limit=200')).length).toBeGreaterThanOrEqual(28);
    expect(await page(bert, 'search=nobody%20said%20this')).toEqual([]);
  });

  it('of a whisper are for its two people alone, live and afterwards', async () => {
    await granted(ada, { type: 'Whisper', to: [id(await userOf(bert))], text: 'behind the altar' });
    await arrived(table.referee, ada, bert, table.spectator);
    for (const seat of [ada, bert]) {
      expect(seat.table.told.at(-1)?.line.text).toContain('behind the altar');
      expect(textsOf(await page(seat, 'search=altar'))).toHaveLength(1);
    }
    for (const seat of [table.referee, table.spectator]) {
      expect(seat.frames.join()).not.toContain('altar');
      expect(await page(seat, 'search=altar')).toEqual([]);
    }
  });

  it('are a player’s own instead of the table’s, and the same live as in the log', async () => {
    await granted(ada, { type: 'RollDice', notation: '1d6', audience: 'referee', purpose: 'mine' });
    await granted(ada, { type: 'RollDice', notation: '1d6', audience: 'blind', purpose: 'unseen' });
    await arrived(table.referee, ada, bert, table.spectator);
    const counts = [];
    for (const seat of [table.referee, ada, bert, table.spectator]) {
      const [mine, unseen] = [await page(seat, 'search=mine'), await page(seat, 'search=unseen')];
      counts.push([mine.length, unseen.length, unseen[0]?.line.rolls?.length ?? 0]);
      expect(seat.table.told.slice(-3)).toEqual((await page(seat, 'limit=200')).slice(-3));
    }
    expect(counts).toEqual([
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });

  it('say of their entry to the referee alone', async () => {
    await say(ada, 'numbered');
    for (const seat of [ada, bert, table.spectator]) {
      expect((await page(seat, 'limit=200')).every(({ entry }) => entry === null)).toBe(true);
    }
    const entry = (await page(table.referee, 'search=numbered'))[0]?.entry;
    expect(entry).toBe(
      (await house.app.prisma.logEntry.aggregate({ where: { campaignId: table.id }, _max: { seq: true } }))._max.seq,
    );
  });

  it('of time turned back name to each the last line that they were told and that holds, and nobody’s besides', async () => {
    const roll = (audience: 'table' | 'referee', purpose: string) =>
      granted(ada, { type: 'RollDice', notation: '1d6', audience, purpose });
    await roll('table', 'holds for all');
    await roll('referee', 'holds for ada');
    await roll('referee', 'gone');
    const entry = (await page(table.referee, 'search=holds%20for%20ada'))[0]?.entry ?? 0;
    await granted(table.referee, { type: 'Rewind', to: entry });
    await arrived(table.referee, ada, bert, table.spectator);
    for (const [seat, held] of [
      [ada, 'holds for ada'],
      [bert, 'holds for all'],
      [table.spectator, 'holds for all'],
    ] as const) {
      const all = await page(seat, 'limit=200');
      const [turned, live] = [all.at(-1), seat.table.told.at(-1)];
      expect(live).toEqual(turned);
      expect(turned?.line.backTo).toBeUndefined();
      expect(all.find(({ id }) => id === turned?.line.backToLine)?.line.text).toContain(held);
    }
    expect((await page(table.referee, 'limit=200')).at(-1)?.line).toMatchObject({ backTo: entry });
    expect((await page(table.referee, 'limit=200')).at(-1)?.line).not.toHaveProperty('backToLine');
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'before=%00', `search=${'a'.repeat(101)}`, 'search=%00'])(
    'are refused for %s',
    async (query) => {
      const reply = await ada.visitor.get(`/api/campaigns/${table.id}/log?${query}`);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-request']);
    },
  );
});
