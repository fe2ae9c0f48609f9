import { clientOver } from '@lanthorn/prisma';
import { id } from '@lanthorn/rules';
import pg from 'pg';
import type { NewEntry } from '../apps/server/src/log/entry.ts';
import { INSERTION, valuesOf } from '../apps/server/src/log/event-log.ts';
import { ownDatabase } from './database.ts';

/**
 * `pnpm bench:log`: the statement that writes the log, through Prisma as the server has it, beside the same statement on
 * a bare connection. They take turns, so that whatever else the machine does meets both.
 */
const ROUNDS = 8;
/** Milliseconds of each round. */
const LASTING = 2_000;
/** Campaigns that write at once, an entry each: what one statement holds of a busy server. */
const CAMPAIGNS = 20;
const TEXT = 'You hear water, far below. '.repeat(4);

const database = await ownDatabase();
const pool = new pg.Pool({ connectionString: database.url, max: 4 });
const prisma = clientOver(pool);
const WAYS = {
  Prisma: (entries: readonly NewEntry[]) => prisma.$queryRawUnsafe(INSERTION, ...valuesOf(entries, null)),
  bare: (entries: readonly NewEntry[]) =>
    pool.query({ name: 'bare', text: INSERTION, values: [...valuesOf(entries, null)] }),
} as const;
type Way = keyof typeof WAYS;
let written = 0;

try {
  const rounds: Record<Way, Measured[]> = { Prisma: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const way of ['Prisma', 'bare'] as const) {
      const measured = await measure(way);
      // The first round warms.
      if (round > 0) rounds[way].push(measured);
    }
  const [prismas, bares] = [reported('Prisma', rounds.Prisma), reported('bare', rounds.bare)];
  console.log(
    `${(prismas.perSecond / bares.perSecond).toFixed(2)} × the bare statement; ${(prismas.cpu - bares.cpu).toFixed(3)} ms of the processor more for each command.`,
  );
} finally {
  await prisma.$disconnect();
  await pool.end();
  await database.stop();
}

interface Measured {
  readonly perSecond: number;
  /** Milliseconds of the processor for each entry. */
  readonly cpu: number;
}

async function measure(way: Way): Promise<Measured> {
  const [begin, before] = [performance.now(), process.cpuUsage()];
  let entries = 0;
  while (performance.now() - begin < LASTING) {
    await WAYS[way](batch());
    entries += CAMPAIGNS;
  }
  const { user, system } = process.cpuUsage(before);
  return { perSecond: (entries * 1_000) / (performance.now() - begin), cpu: (user + system) / 1_000 / entries };
}

/** The next entry of each campaign: one event, and its lines for the referee and the table. */
function batch(): readonly NewEntry[] {
  written += 1;
  return Array.from({ length: CAMPAIGNS }, (_, no) => ({
    campaign: `campaign-${no}`,
    seq: written,
    commandId: `command-${written}`,
    by: id<'user'>('referee'),
    events: [{ type: 'Narrated', text: TEXT }],
    lines: ['referee', 'table'].map((audience) => ({
      id: `${no}:${written}:${audience}`,
      part: 0,
      audience,
      line: { kind: 'speech', text: TEXT } as const,
    })),
    at: Date.now(),
  }));
}

function reported(name: Way, all: readonly Measured[]): Measured {
  const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const [perSecond, cpu] = [middle(all.map((one) => one.perSecond)), middle(all.map((one) => one.cpu))];
  console.log(
    `${name.padEnd(8)} ${perSecond.toFixed(0).padStart(6)} entries/s   ${cpu.toFixed(3)} ms of the processor each`,
  );
  return { perSecond, cpu };
}
