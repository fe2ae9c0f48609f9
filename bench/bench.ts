import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@lanthorn/prisma/migrate';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { Child } from './child.ts';
import { echoRoom } from './echo-room.ts';
import { gameRoom } from './game-room.ts';
import { paced, saturated } from './load.ts';
import { CAMPAIGNS, FLOORS, SEATS } from './parts.ts';
import { type Figures, figures, print, ratio } from './report.ts';
import type { Room } from './room.ts';

/**
 * `pnpm bench`: the game beside what Socket.IO, and Socket.IO with the log, do at best on the same machine. This
 * process is the load; the servers are others, and so is their PostgreSQL, which waits for the disk.
 */
const RATE = 200;
/** Milliseconds of each part. */
const TIMES = { warming: 2_500, paced: 8_000, saturated: 8_000 } as const;
/** Milliseconds after which the whole of it has failed. */
const MOST = 120_000;

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
  console.log(`${CAMPAIGNS} campaigns × ${SEATS} seats; each part takes ${TIMES.paced / 1000} s.`);
  const [echo, logged] = await onFloors();
  report(echo, logged, await onTables());
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function onFloors(): Promise<[Outcome, Outcome]> {
  const child = await Child.start('floors.ts', postgres.url);
  const floor = async (name: (typeof FLOORS)[number]) => {
    const rooms = Array.from({ length: CAMPAIGNS }, (_, no) => echoRoom(child.ready.url, `${name} ${no}`, name));
    return measure(name, child, await Promise.all(rooms));
  };
  const outcomes: [Outcome, Outcome] = [await floor(FLOORS[0]), await floor(FLOORS[1])];
  await child.stop();
  return outcomes;
}

async function onTables(): Promise<Outcome> {
  const child = await Child.start('tables.ts', postgres.url);
  const rooms: Room[] = [];
  for (const campaign of child.ready.campaigns) rooms.push(await gameRoom(child.ready.url, campaign));
  const outcome = await measure('Lanthorn', child, rooms);
  await child.stop();
  return outcome;
}

async function measure(name: string, child: Child, rooms: readonly Room[]): Promise<Outcome> {
  await saturated(rooms, TIMES.warming);
  const slow = await spending(name, child, () => paced(rooms, RATE, TIMES.paced));
  const fast = await spending(name, child, () => saturated(rooms, TIMES.saturated));
  for (const room of rooms) room.close();
  return { paced: slow, saturated: fast };
}

async function spending(name: string, child: Child, load: () => ReturnType<typeof saturated>): Promise<Figures> {
  const before = await child.spent();
  const measured = await load();
  return figures(name, measured, (await child.spent()) - before);
}

function report(echo: Outcome, logged: Outcome, game: Outcome): void {
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
    console.log(`Beside ${name}: commands/s at saturation ${speed}, p99 at ${RATE}/s ${wait}.`);
  }
  console.log('Goals, beside the echo after the insert: at least 0.50× and at most 3.00×.');
}
