import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@lanthorn/prisma/migrate';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { Child } from './child.ts';
import { echoRoom } from './echo-room.ts';
import { gameRoom } from './game-room.ts';
import { type Measured, paced, saturated } from './load.ts';
import { CAMPAIGNS, FLOORS, SEATS } from './parts.ts';
import { type Figures, figures, print, ratio } from './report.ts';
import type { Room } from './room.ts';

/**
 * `pnpm bench`: the game beside what Socket.IO, and Socket.IO with the log, do at best on the same machine. This
 * process is the load; the servers are others, and so is their PostgreSQL, which waits for the disk.
 */
const RATE = 200;
/**
 * Milliseconds of warming, and of each round of the two parts; between rounds the last one's work comes to rest. At a
 * fixed rate the rounds are longer: the slowest hundredth of few commands would be chance.
 */
const TIMES = { warming: 2_500, paced: 4_000, saturated: 2_000, rest: 300 } as const;
/**
 * The servers take turns, so that whatever else the machine does meets all of them alike. A disk that stands still for
 * a moment meets but one of them: so the slowest hundredth is also told of the middle round.
 */
const ROUNDS = 6;
/** Milliseconds after which the whole of it has failed. */
const MOST = 240_000;

interface Outcome {
  readonly paced: Figures;
  readonly saturated: Figures;
}

setTimeout(() => {
  console.error('The benchmark took too long.');
  process.exit(1);
}, MOST).unref();

const folder = mkdtempSync(join(tmpdir(), 'lanthorn-bench-'));
const postgres = await startEmbedded(folder);
try {
  await migrate(postgres.url);
  console.log(
    `${CAMPAIGNS} campaigns × ${SEATS} seats; ${ROUNDS} rounds of ${TIMES.paced / 1000} s at a fixed rate, and of ${TIMES.saturated / 1000} s at saturation.`,
  );
  const floors = await Child.start('floors.ts', postgres.url);
  const tables = await Child.start('tables.ts', postgres.url);
  report(await measured([...(await floorsOf(floors)), await tablesOf(tables)]));
  await Promise.all([floors.stop(), tables.stop()]);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A server that is measured, and the rooms that are its load. */
interface Subject {
  readonly name: string;
  readonly child: Child;
  readonly rooms: readonly Room[];
}

function floorsOf(child: Child): Promise<readonly Subject[]> {
  return Promise.all(
    FLOORS.map(async (name) => {
      const rooms = Array.from({ length: CAMPAIGNS }, (_, no) => echoRoom(child.ready.url, `${name} ${no}`, name));
      return { name, child, rooms: await Promise.all(rooms) };
    }),
  );
}

async function tablesOf(child: Child): Promise<Subject> {
  const rooms: Room[] = [];
  for (const campaign of child.ready.campaigns) rooms.push(await gameRoom(child.ready.url, campaign));
  return { name: 'Lanthorn', child, rooms };
}

async function measured(subjects: readonly Subject[]): Promise<readonly Outcome[]> {
  for (const { rooms } of subjects) await saturated(rooms, TIMES.warming);
  const slow = await inRounds(subjects, (rooms) => paced(rooms, RATE, TIMES.paced));
  const fast = await inRounds(subjects, (rooms) => saturated(rooms, TIMES.saturated));
  for (const { rooms } of subjects) for (const room of rooms) room.close();
  return slow.map((one, place) => ({ paced: one, saturated: fast[place] ?? one }));
}

/** What each server makes of a load that is put on one after the other, several times. */
async function inRounds(
  subjects: readonly Subject[],
  load: (rooms: readonly Room[]) => Promise<Measured>,
): Promise<readonly Figures[]> {
  const sums = subjects.map(() => ({ rounds: [] as (readonly number[])[], milliseconds: 0, cpu: 0 }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, { child, rooms }] of subjects.entries()) {
      const before = await child.spent();
      const { latencies, milliseconds } = await load(rooms);
      await pause(TIMES.rest);
      const sum = sums[place];
      sum?.rounds.push(latencies);
      if (sum) sum.milliseconds += milliseconds;
      if (sum) sum.cpu += (await child.spent()) - before;
    }
  return sums.map((sum, place) => figures(subjects[place]?.name ?? '', sum));
}

function report([echo, logged, game]: readonly Outcome[]): void {
  if (!echo || !logged || !game) throw new Error('Three servers are measured.');
  print(
    `At ${RATE} commands a second`,
    [echo, logged, game].map(({ paced }) => paced),
  );
  print(
    'At saturation, one command of each campaign under way',
    [echo, logged, game].map(({ saturated }) => saturated),
  );
  console.log('');
  for (const [name, floor] of [
    ['the echo', echo],
    ['the echo after the insert', logged],
  ] as const) {
    const speed = ratio(game.saturated.perSecond, floor.saturated.perSecond);
    const wait = ratio(game.paced.p99, floor.paced.p99);
    const usual = ratio(game.paced.middle, floor.paced.middle);
    console.log(
      `Beside ${name}: commands/s at saturation ${speed}, p99 at ${RATE}/s ${wait} (of the middle round ${usual}).`,
    );
  }
  console.log('Goals, beside the echo after the insert: at least 0.50× and at most 3.00×.');
}
