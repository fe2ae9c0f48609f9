import { performance } from 'node:perf_hooks';
import { setImmediate as immediate } from 'node:timers/promises';
import { clientOver } from '@lanthorn/prisma';
import type { GameEvent, UserId } from '@lanthorn/rules';
import { id } from '@lanthorn/rules';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../test/app.ts';
import type { NewEntry } from './entry.ts';
import { EventLog } from './event-log.ts';

let pool: pg.Pool;
let log: EventLog;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await testDatabase() });
  log = new EventLog(clientOver(pool));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => pool.end());

const events: readonly GameEvent[] = [{ type: 'PersonSeated', user: id<'user'>('u1'), name: 'Ada', role: 'player' }];

let lines = 0;
const line = (audience: string, text = 'hush') => {
  lines += 1;
  return { id: `line-${lines}`, part: 0, audience, line: { kind: 'speech', text } as const };
};
const entry = (campaign: string, seq: number, commandId: string, rest: Partial<NewEntry> = {}): NewEntry => {
  const by: UserId = id('u1');
  return {
    campaign,
    seq,
    commandId,
    by,
    events,
    lines: [line('table'), line('referee')],
    at: 1_700_000_000_000,
    ...rest,
  };
};
const linesIn = async (campaign: string): Promise<number> =>
  Number((await pool.query('SELECT count(*) FROM "line" WHERE "campaignId" = $1', [campaign])).rows[0].count);

describe('the log', () => {
  it('keeps entries in order, with the lines that they were told as', async () => {
    expect(await log.append(entry('order', 1, 'a'))).toBe('appended');
    expect(await log.append(entry('order', 2, 'b', { lines: [{ ...line('user:u1'), line: null }] }))).toBe('appended');
    expect(await log.since('order', 0)).toEqual([
      { seq: 1, events },
      { seq: 2, events },
    ]);
    expect(await log.since('order', 1)).toEqual([{ seq: 2, events }]);
    expect(await log.since('order', 0, 1)).toEqual([{ seq: 1, events }]);
    const { lines: told, at } = await log.told('order', 2);
    expect([at, told]).toEqual([1_700_000_000_000, [expect.objectContaining({ audience: 'user:u1', line: null })]]);
  });

  it.each([
    ['no list', '{"type":"NightSlept"}'],
    ['nothing', 'null'],
    ['no event', '[{"type":"NightSlept"},7]'],
    ['an event of no type', '[{"name":"Ada"}]'],
  ])('says which entry is damaged where one holds %s', async (damage, stored) => {
    const campaign = `damaged by ${damage}`;
    await log.append(entry(campaign, 1, 'a'));
    await log.append(entry(campaign, 2, 'b'));
    await pool.query('UPDATE "log_entry" SET "events" = $2 WHERE "campaignId" = $1 AND "seq" = 2', [campaign, stored]);
    expect(await log.since(campaign, 0, 1)).toEqual([{ seq: 1, events }]);
    await expect(log.since(campaign, 0)).rejects.toMatchObject({
      code: 'damaged-log',
      message: `Entry 2 of the log of campaign ${campaign} cannot be read.`,
    });
  });

  it('refuses a second entry of the same number, lines and all', async () => {
    await log.append(entry('clash', 1, 'a'));
    expect(await log.append(entry('clash', 1, 'b'))).toBe('clash');
    expect(await log.has('clash', 'b')).toBe(false);
    expect(await linesIn('clash')).toBe(2);
  });

  it('knows a command that it has already, whatever its number', async () => {
    await log.append(entry('again', 1, 'a'));
    expect(await log.append(entry('again', 1, 'a'))).toBe('repeated');
    expect(await log.append(entry('again', 2, 'a'))).toBe('repeated');
    expect(await log.since('again', 0)).toHaveLength(1);
    expect(await linesIn('again')).toBe(2);
    expect(await log.append(entry('elsewhere', 1, 'a'))).toBe('appended');
  });

  it('tells the same command apart when it comes twice at once, with one number or two', async () => {
    await log.append(entry('other', 1, 'z'));
    const answers = await Promise.all([
      log.append(entry('other', 2, 'busy')),
      log.append(entry('twice', 1, 'a')),
      log.append(entry('twice', 1, 'a')),
      log.append(entry('twice', 2, 'a')),
      log.append(entry('twice', 1, 'b')),
      log.append(entry('twice', 2, 'b')),
    ]);
    expect(answers).toEqual(['appended', 'appended', 'repeated', 'repeated', 'clash', 'appended']);
    expect((await log.since('twice', 0)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await linesIn('twice')).toBe(4);
  });

  it('keeps neither entry nor lines when the lines cannot be kept', async () => {
    const taken = line('table');
    await log.append(entry('whole', 1, 'a', { lines: [taken] }));
    await expect(log.append(entry('whole', 2, 'b', { lines: [line('referee'), taken] }))).rejects.toThrow('duplicate');
    expect(await log.since('whole', 1)).toEqual([]);
    expect(await linesIn('whole')).toBe(1);
    expect(await log.append(entry('whole', 2, 'b'))).toBe('appended');
  });

  it('keeps the others of a batch when one of them cannot be stored', async () => {
    const poison = line('table', '\u0000');
    const answers = await Promise.allSettled([
      log.append(entry('before', 1, 'a')),
      log.append(entry('sound', 1, 'a')),
      log.append(entry('poisoned', 1, 'a', { lines: [poison] })),
      log.append(entry('sounder', 1, 'a')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await log.append(entry('poisoned', 1, 'b'))).toBe('appended');
  });

  it('writes what waits of many campaigns, each once', async () => {
    const campaigns = Array.from({ length: 450 }, (_, place) => `many-${place}`);
    const answers = await Promise.all(campaigns.map((campaign) => log.append(entry(campaign, 1, 'a'))));
    expect(new Set(answers)).toEqual(new Set(['appended']));
    expect(await Promise.all(campaigns.slice(0, 20).map((campaign) => log.has(campaign, 'a')))).toEqual(
      Array(20).fill(true),
    );
  });

  it.each([
    { process: 'busy', utilization: 1, gathers: 8 },
    { process: 'idle', utilization: 0.1, gathers: 0 },
  ])(
    'gathers entries for $gathers ms while the process is $process, and commits them together',
    async ({ process, utilization, gathers }) => {
      const client = clientOver(pool);
      const commits = vi.spyOn(client, '$queryRawUnsafe');
      const gathered = Promise.withResolvers<void>();
      const pause = vi.fn(() => gathered.promise);
      vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 0, active: 0, utilization });
      const gathering = new EventLog(client, null, pause);
      const first = gathering.append(entry(`${process}-1`, 1, 'c'));
      await immediate();
      const second = gathering.append(entry(`${process}-2`, 1, 'c'));
      gathered.resolve();
      expect(await Promise.all([first, second])).toEqual(['appended', 'appended']);
      expect(commits).toHaveBeenCalledOnce();
      expect(pause).toHaveBeenCalledWith(gathers);
    },
  );

  it('says so when the database is gone, and goes on when it is back', async () => {
    const lost = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
    await expect(new EventLog(clientOver(lost)).append(entry('gone', 1, 'a'))).rejects.toThrow();
    await lost.end();
    expect(await log.append(entry('gone', 1, 'a'))).toBe('appended');
  });
});
