import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Child } from './child.ts';
import { ownDatabase } from './database.ts';
import { echoRoom } from './echo-room.ts';
import { gameRoom } from './game-room.ts';
import { type Measured, paced, saturated } from './load.ts';
import { type PageFigures, pagesAt } from './pages.ts';
import { CAMPAIGNS, FLOORS, type Lags, SEATS, type Watch } from './parts.ts';
import { type PictureFigures, picturesAt } from './pictures.ts';
import { type Figures, figures, print, quantile, ratio } from './report.ts';
import type { Room } from './room.ts';
import { CROWD, type Sizes, sizesAt, socketOf } from './sizes.ts';
import { MORE_CHARACTERS, measured as measuredAt } from './steps.ts';

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
const MOST = 300_000;

const { values } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });

interface Outcome {
  readonly paced: Figures;
  readonly saturated: Figures;
}

setTimeout(() => {
  console.error('The benchmark took too long.');
  process.exit(1);
}, MOST).unref();

const database = await ownDatabase();
try {
  console.log(
    `${CAMPAIGNS} campaigns × ${SEATS} seats; ${ROUNDS} rounds of ${TIMES.paced / 1000} s at a fixed rate, and of ${TIMES.saturated / 1000} s at saturation.`,
  );
  const floors = await Child.start('floors.ts', database.url);
  const tables = await Child.start('tables.ts', database.url);
  const { url, campaigns } = tables.ready;
  const [watched, ...played] = campaigns;
  if (!watched) throw new Error('There is no table.');
  const page = await Child.start('page.ts', JSON.stringify({ url, campaign: watched }));
  const rooms = await Promise.all(played.map((campaign, place) => gameRoom(url, campaign, place)));
  const subjects = [...(await floorsOf(floors)), { name: 'Lanthorn', child: tables, rooms }];
  const outcomes = await measured(subjects);
  const lags = await lagsBeside(rooms, page);
  for (const room of subjects.flatMap((subject) => subject.rooms)) room.close();
  await page.stop();
  const [host] = watched.seats;
  if (!host) throw new Error('A table needs its referee.');
  const referee = await socketOf(url, host);
  const sizes = await sizesAt(referee, watched);
  const pages = await pagesAt(url, watched, referee);
  report(outcomes, lags, { sizes, pages, pictures: await picturesAt(url, watched, referee) });
  referee.disconnect();
  await Promise.all([floors.stop(), tables.stop()]);
} finally {
  await database.stop();
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

/** What the watched page waits for its buttons while the other tables play at the fixed rate. */
async function lagsBeside(rooms: readonly Room[], page: Child): Promise<Lags> {
  const milliseconds = ROUNDS * TIMES.paced;
  const [lags] = await Promise.all([
    page.ask<Lags>({ milliseconds } satisfies Watch),
    paced(rooms, RATE, milliseconds),
  ]);
  return lags;
}

async function measured(subjects: readonly Subject[]): Promise<readonly Outcome[]> {
  for (const { rooms } of subjects) await saturated(rooms, TIMES.warming);
  const slow = await inRounds(subjects, (rooms) => paced(rooms, RATE, TIMES.paced));
  const fast = await inRounds(subjects, (rooms) => saturated(rooms, TIMES.saturated));
  return slow.map((one, place) => ({ paced: one, saturated: fast[place] ?? one }));
}

/** What each server makes of a load that is put on one after the other, several times. */
async function inRounds(
  subjects: readonly Subject[],
  load: (rooms: readonly Room[]) => Promise<Measured>,
): Promise<readonly Figures[]> {
  const sums = subjects.map(() => ({
    rounds: [] as (readonly number[])[],
    milliseconds: 0,
    cpu: 0,
    sent: 0,
  }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, { child, rooms }] of subjects.entries()) {
      const before = await child.spent();
      const { latencies, milliseconds } = await load(rooms);
      await pause(TIMES.rest);
      const sum = sums[place];
      sum?.rounds.push(latencies);
      if (sum) sum.milliseconds += milliseconds;
      const after = await child.spent();
      if (sum) sum.cpu += after.cpu - before.cpu;
      if (sum) sum.sent += after.sent - before.sent;
    }
  return sums.map((sum, place) => figures(subjects[place]?.name ?? '', sum));
}

/** What was measured beside the load. */
interface Besides {
  readonly sizes: Sizes;
  readonly pages: PageFigures;
  readonly pictures: PictureFigures;
}

function report([echo, logged, game]: readonly Outcome[], lags: Lags, { sizes, pages, pictures }: Besides): void {
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
  console.log('Goals, beside the echo after the insert: at least 0.60× and at most 3.00×.');
  console.log(
    `The referee is sent ${sizes.welcome} bytes on the wire to sit down (goal 60,000), and ${sizes.crowded} beside ${CROWD} monsters (250,000); the largest change has ${sizes.patch} (30,000).`,
  );
  const lag = quantile(lags, 0.95);
  console.log(
    `From asking to the next button, while the others play: p50 ${quantile(lags, 0.5).toFixed(0)} ms, p95 ${lag.toFixed(0)} ms of ${lags.length}.`,
  );
  const cpu = ratio(game.saturated.cpu, logged.saturated.cpu);
  console.log(`Server CPU a command, beside the echo after the insert: ${cpu} at saturation (goal 2.50×).`);
  console.log(`The table's page loads ${pages.script} bytes of script (goal 550,000).`);
  console.log(
    `A step beside ${CROWD} monsters takes the desk's script and layout ${pages.step.toFixed(1)} ms (p95; goal 16).`,
  );
  console.log(
    `A tile takes ${pictures.tile.toFixed(1)} ms (goal 5), and all of a picture of 4,000² ${pictures.complete.toFixed(0)} ms (goal 2,000).`,
  );
  const characters = charactersRatio();
  console.log(`A command at 30 characters and 20 players, beside 4 and 4: ${ratio(characters, 1)} (goal 3.00×).`);
  if (!values.json) return;
  write(values.json, {
    ...ratiosOf(logged, game),
    characters_ratio: characters,
    button_lag_p95_ms: lag,
    ...bytesOf(sizes),
    desk_step_p95_ms: pages.step,
    script_brotli_bytes: pages.script,
    tile_ms: pictures.tile,
    map_complete_ms: pictures.complete,
  });
}

/** What the server does for a step at a table with many players, beside one with few. */
function charactersRatio(): number {
  const [few, many] = [MORE_CHARACTERS.at(0), MORE_CHARACTERS.at(-1)].map((size) => size && measuredAt(size).command);
  return (many ?? Number.NaN) / (few ?? Number.NaN);
}

function write(file: string, figures: Readonly<Record<string, number>>): void {
  writeFileSync(file, `${JSON.stringify({ figures }, null, 2)}\n`);
}

/** Beside the echo after the insert. */
function ratiosOf(floor: Outcome, game: Outcome) {
  return {
    cpu_ratio: game.saturated.cpu / floor.saturated.cpu,
    throughput_ratio: game.saturated.perSecond / floor.saturated.perSecond,
    p99_ratio: game.paced.p99 / floor.paced.p99,
  };
}

function bytesOf({ welcome, crowded, patch }: Sizes) {
  return { welcome_demo_bytes: welcome, welcome_325_bytes: crowded, largest_patch_bytes: patch };
}
