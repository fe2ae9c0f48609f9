import type { Size } from './grown.ts';
import { House } from './house.ts';
import { quantile, ratio } from './report.ts';

/** Entries of the one log, and campaigns that are open at once, each with its seats taken. */
const ENTRIES = [100, 1_000, 10_000, 100_000] as const;
const CAMPAIGNS = [1, 50, 500] as const;
/** Entries of each of many campaigns. */
const FEW = 200;
/** How often each is measured, after as many times that are not. */
const TIMES = 30;

/** Milliseconds of the middle one, with the database. */
interface Took {
  readonly command: number;
  readonly join: number;
  readonly opening: number;
}

/** How a command, a join and an opening grow with the log, and with the campaigns that are open; the largest beside the smallest. */
export async function grownHouse(size: Size): Promise<Readonly<Record<string, number>>> {
  const house = await House.begin(size);
  try {
    const logs: Took[] = [];
    for (const entries of ENTRIES) logs.push(await measured(house, await house.campaign(entries)));
    const open: Took[] = [];
    for (const count of CAMPAIGNS) open.push(await amongMany(house, count));
    return { ...report('entries', ENTRIES, logs), ...report('campaigns', CAMPAIGNS, open) };
  } finally {
    await house.close();
  }
}

async function amongMany(house: House, count: number): Promise<Took> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await house.campaign(FEW));
  const [played] = ids;
  if (!played) throw new Error('There is no campaign.');
  return measured(house, played, async () => {
    for (const id of ids) await house.open(id);
  });
}

/** @param prepare what stands while a command is given */
async function measured(house: House, id: string, prepare = async () => {}): Promise<Took> {
  const opening = await middle(
    async () => void (await house.open(id)),
    () => house.forget(),
  );
  await prepare();
  const campaign = await house.open(id);
  const join = await middle((no) => house.join(campaign, no));
  const command = await middle((no) => house.step(campaign, no));
  house.forget();
  return { command, join, opening };
}

async function middle(work: (no: number) => Promise<void>, before = () => {}): Promise<number> {
  const times: number[] = [];
  for (let no = 0; no < 2 * TIMES; no += 1) {
    before();
    const began = performance.now();
    await work(no);
    if (no >= TIMES) times.push(performance.now() - began);
  }
  return quantile(times, 0.5);
}

function report(what: string, sizes: readonly number[], all: readonly Took[]): Readonly<Record<string, number>> {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return {};
  console.log(`\n${what}`.padEnd(46), 'command      join   opening');
  for (const [place, took] of all.entries()) {
    const beside = (of: keyof Took) => ratio(took[of], first[of]).padStart(10);
    console.log(`${sizes[place]} ${what}`.padEnd(44), beside('command'), beside('join'), beside('opening'));
  }
  return {
    [`${what}_ratio`]: last.command / first.command,
    [`${what}_join_ratio`]: last.join / first.join,
    [`${what}_opening_ratio`]: last.opening / first.opening,
  };
}
