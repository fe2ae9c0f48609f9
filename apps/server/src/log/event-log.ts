import { performance } from 'node:perf_hooks';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { PrismaClient } from '@lanthorn/prisma';
import { type Entry, type GameEvent, type Line, lift } from '@lanthorn/rules';
import { CHANNEL } from '../nodes/channel.ts';
import { damaged } from './damaged.ts';
import type { Appended, NewEntry, StoredLine } from './entry.ts';
import { refusedFor } from './refused-for.ts';

/** Entries that are committed together at most. */
const BATCH = 200;
/** The part of its time from which on this process counts as busy, and the milliseconds for which it then gathers entries. */
const BUSY = 0.9;
const GATHERING = 8;

/** Waits for some milliseconds, or with 0 for as long as what has already come in takes. */
type Pause = (milliseconds: number) => Promise<void>;

const pauseFor: Pause = (milliseconds) => (milliseconds === 0 ? immediate() : wait(milliseconds));

interface Waiting {
  readonly entry: NewEntry;
  readonly done: (appended: Appended) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * The log of all campaigns. One writer per process commits what waits, of whatever campaigns, in one statement: while
 * one commit is under way the next batch gathers. Entries and their lines stand or fall together.
 */
export class EventLog {
  readonly #prisma: PrismaClient;
  readonly #node: string | null;
  readonly #pause: Pause;
  #waiting: Waiting[] = [];
  #writing = false;
  #lookedAt = performance.eventLoopUtilization();

  /**
   * @param node the name by which other nodes are told of every entry, as it is committed; null to tell nobody
   * @param pause waits while entries gather
   */
  constructor(prisma: PrismaClient, node: string | null = null, pause: Pause = pauseFor) {
    this.#prisma = prisma;
    this.#node = node;
    this.#pause = pause;
  }

  /** Resolves once the entry is durable, or is known to clash. Rejects when the database cannot be reached. */
  append(entry: NewEntry): Promise<Appended> {
    return new Promise((done, failed) => {
      this.#waiting.push({ entry, done, failed });
      void this.#write();
    });
  }

  async #write(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    while (this.#waiting.length > 0) {
      await this.#gather();
      await this.#tryTo(this.#nextBatch());
    }
    this.#writing = false;
  }

  /**
   * One commit of several entries costs little more than one of a single entry. What has come in by now goes along; of a
   * process that has no time to spare also what comes in soon: it gains more than it waits.
   */
  async #gather(): Promise<void> {
    const { utilization } = performance.eventLoopUtilization(this.#lookedAt);
    this.#lookedAt = performance.eventLoopUtilization();
    await this.#pause(utilization < BUSY ? 0 : GATHERING);
  }

  /** An entry that cannot be stored fails by itself: the others of its batch are tried without it. */
  async #tryTo(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#commit(batch);
    } catch (error) {
      const alone = batch.length > 1 && isOfOneEntry(error);
      for (const waiting of batch) alone ? await this.#tryTo([waiting]) : waiting.failed(error);
    }
  }

  /** One entry of each campaign at most: two of the same may clash, and one statement could not tell them apart. */
  #nextBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    for (const waiting of this.#waiting) {
      const { campaign } = waiting.entry;
      if (batch.size < BATCH && !batch.has(campaign)) batch.set(campaign, waiting);
    }
    this.#waiting = this.#waiting.filter((waiting) => batch.get(waiting.entry.campaign) !== waiting);
    return [...batch.values()];
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const rows = await this.#prisma.$queryRawUnsafe<{ campaign: string }[]>(
      INSERTION,
      ...valuesOf(
        batch.map(({ entry }) => entry),
        this.#node,
      ),
    );
    const appended = new Set(rows.map(({ campaign }) => campaign));
    for (const { entry, done, failed } of batch) {
      if (appended.has(entry.campaign)) done('appended');
      else await this.has(entry.campaign, entry.commandId).then((known) => done(known ? 'repeated' : 'clash'), failed);
    }
  }

  /** Whether a command has been granted before. */
  async has(campaignId: string, commandId: string): Promise<boolean> {
    const where = { campaignId_commandId: { campaignId, commandId } };
    return (await this.#prisma.logEntry.findUnique({ where, select: { seq: true } })) !== null;
  }

  /**
   * Entries after `seq`, up to and with `to`, in order.
   * @throws HttpError `damaged-log` where one of them cannot be read
   */
  async since(campaignId: string, seq: number, to = 2_147_483_647): Promise<readonly Entry[]> {
    const rows = await this.#prisma.logEntry.findMany({
      where: { campaignId, seq: { gt: seq, lte: to } },
      select: { seq: true, events: true },
      orderBy: { seq: 'asc' },
    });
    return rows.map(({ seq: at, events }) => ({ seq: at, events: eventsOf(campaignId, at, events) }));
  }

  /** What an entry was told as, to each audience, and when. */
  async told(campaignId: string, seq: number): Promise<{ readonly lines: readonly StoredLine[]; readonly at: number }> {
    const rows = await this.#prisma.line.findMany({
      where: { campaignId, seq },
      select: { id: true, part: true, audience: true, line: true, at: true },
    });
    const lines = rows.map(({ at: _at, line, ...row }) => ({ ...row, line: line as Line | null }));
    return { lines, at: rows[0]?.at.getTime() ?? (await this.#at(campaignId, seq)) };
  }

  /** When an entry that nobody was told of was made. */
  async #at(campaignId: string, seq: number): Promise<number> {
    const where = { campaignId_seq: { campaignId, seq } };
    const found = await this.#prisma.logEntry.findUnique({ where, select: { at: true } });
    return found?.at.getTime() ?? Date.now();
  }

  /**
   * The last line that each audience was told up to an entry, by `table` and by each person who was ever told something of
   * their own. Nobody who was told nothing is in it.
   */
  async lastTold(campaign: string, seq: number): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#prisma.$queryRaw<{ audience: string; id: string }[]>`
       SELECT a.audience, l.id
       FROM (SELECT 'table' AS audience UNION
             SELECT audience FROM "line" WHERE "campaignId" = ${campaign} AND audience LIKE 'user:%') a
       CROSS JOIN LATERAL (
         SELECT id FROM (
           SELECT DISTINCT ON (seq, part) id, seq, part, line FROM "line"
           WHERE "campaignId" = ${campaign} AND audience IN (a.audience, 'table') AND seq <= ${seq}
           ORDER BY seq DESC, part DESC, audience = 'table'
         ) mine
         WHERE line <> 'null'::jsonb ORDER BY seq DESC, part DESC LIMIT 1
       ) l`;
    return new Map(rows.map(({ audience, id }) => [audience, id]));
  }

  /** The entry before the first that was made after a time. @param at milliseconds since 1970 */
  async seqAt(campaign: string, at: number): Promise<number> {
    const rows = await this.#prisma.$queryRaw<{ seq: number }[]>`
      SELECT COALESCE(min("seq") FILTER (WHERE "at" > ${new Date(at)}) - 1, max("seq"), 0) AS seq
      FROM "log_entry" WHERE "campaignId" = ${campaign}`;
    return rows[0]?.seq ?? 0;
  }
}

/** Whether the database has refused what an entry holds (SQLSTATE classes 22, 23 and 54), rather than been out of reach. */
const isOfOneEntry = (error: unknown): boolean => /^(2[23]|54)/.test(refusedFor(error) ?? '');

/** Entries with their lines as the one value of a prepared statement: a row that clashes takes its lines with it. */
export const INSERTION = `
  /* append-entries */
  WITH asked AS (
    SELECT * FROM json_to_recordset($1::json)
      AS (campaign text, seq int, command text, by text, events json, lines json, at timestamptz)
  ), appended AS (
    INSERT INTO "log_entry" ("campaignId", "seq", "commandId", "by", "events", "at")
    SELECT campaign, seq, command, by, events, at FROM asked
    ON CONFLICT DO NOTHING
    RETURNING "campaignId", "seq", "commandId"
  ), told AS (
    INSERT INTO "line" ("id", "campaignId", "seq", "part", "audience", "line", "at")
    SELECT l.id, e.campaign, e.seq, l.part, l.audience, coalesce(l.line, 'null'), e.at
    FROM asked e
    JOIN appended a ON a."campaignId" = e.campaign AND a."seq" = e.seq AND a."commandId" = e.command,
    json_to_recordset(e.lines) AS l(id text, part int, audience text, line jsonb)
  )
  SELECT "campaignId" AS campaign, CASE WHEN $2::text IS NOT NULL THEN pg_notify('${CHANNEL}', json_build_object(
    'from', $2, 'word', json_build_object('type', 'appended', 'campaign', "campaignId", 'seq', "seq"))::text)::text END
  FROM appended`;

/** The values of `INSERTION`. @param node as of the log */
export const valuesOf = (entries: readonly NewEntry[], node: string | null): readonly unknown[] => [
  JSON.stringify(entries.map(({ commandId: command, at, ...entry }) => ({ ...entry, command, at: new Date(at) }))),
  node,
];

/** What an entry says, in today's form. An event of a type that nobody knows changes nothing; what is no event at all is damage. */
function eventsOf(campaign: string, seq: number, stored: unknown): readonly GameEvent[] {
  if (!Array.isArray(stored) || !stored.every(isEvent)) throw damaged(campaign, seq);
  return stored.map(lift);
}

const isEvent = (stored: unknown): stored is GameEvent =>
  typeof stored === 'object' && stored !== null && 'type' in stored && typeof stored.type === 'string';
