import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Replay } from './replay.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanthorn-replay-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Megabytes. */
const SMALL = 160;
/** A monster as a log has it. */
const ORDINARY_GOBLIN = {
  id: 'goblin',
  kind: 'monster',
  owner: null,
  icon: null,
  class: null,
  level: 1,
  experience: 0,
  abilities: null,
  hitDice: { dice: 1, plus: 0, stars: 0 },
  hitPoints: { now: 5, max: 5 },
  naturalArmour: 9,
  armour: 'none',
  movement: 120,
  morale: 7,
  attacks: [],
  items: [],
  coins: { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 },
  conditions: [],
  moved: 0,
  traits: {},
  hidden: false,
  at: null,
  notes: '',
};
const REFEREE = { id: 'who-brings-it', name: 'Hester' };

/** A file with a log. */
async function fileOf(name: string, log: readonly (readonly object[])[]): Promise<string> {
  const parts = [
    { campaign: { format: 'lanthorn-campaign', version: 1, name: 'Bait', referee: 'referee-of-it' } },
    ...log.map((events, nth) => ({ entry: { seq: nth + 1, by: 'somebody', at: 1, events } })),
    { end: { entries: log.length, pictures: 0 } },
  ];
  const path = join(folder, `${name}.jsonl`);
  await writeFile(path, parts.map((part) => JSON.stringify(part)).join('\n'));
  return path;
}

/** A file of so many entries, each with a page of the journal. */
function journalOf(pages: number): Promise<string> {
  const page = (nth: number) => ({
    id: `page-${nth}`,
    title: 'Bait',
    text: `${nth} `.padEnd(50_000, 'x'),
    folder: '',
    owner: null,
    readers: 'all',
  });
  const log = Array.from({ length: pages }, (_, nth) => [{ type: 'PageWritten', page: page(nth) }]);
  return fileOf(`${pages}`, log);
}

const read = async (pages: number, most?: number, memory?: number): Promise<number> =>
  batchesOf(await journalOf(pages), most, memory);

async function batchesOf(path: string, most?: number, memory?: number): Promise<number> {
  const replay = new Replay({ path, campaign: 'bait', referee: REFEREE }, most, memory);
  try {
    await replay.begun();
    let batches = 0;
    for await (const _ of replay.written()) batches += 1;
    return batches;
  } finally {
    await replay.end();
  }
}

it('a log that takes more memory than there is for it is refused, and the server goes on', async () => {
  await expect(read(1_900, undefined, SMALL)).rejects.toMatchObject({ code: 'too-large' });
});

it('a log that comes to more than a table may hold at one time is refused', async () => {
  await expect(read(700)).rejects.toMatchObject({ code: 'too-large' });
});

it('a log that takes longer than any campaign is refused', async () => {
  await expect(read(10, 1)).rejects.toMatchObject({ code: 'too-large' });
});

it('a small file whose state would be a text beyond all memory is refused, and the server goes on', async () => {
  const size = { width: 1_000, height: 1_000, feetPerSquare: 10, grid: 'square' };
  const maps = Array.from({ length: 500 }, (_, nth) => ({
    type: 'PartyMapBegun',
    map: `map-${nth}`,
    name: 'M',
    ...size,
  }));
  await expect(batchesOf(await fileOf('maps', [maps]))).rejects.toMatchObject({ code: 'too-large' });
});

it('a small file of which much would be told is refused, and the server goes on', async () => {
  const named = { ...ORDINARY_GOBLIN, name: `’${'x'.repeat(49_000)}` };
  const shown = { type: 'CreatureHidden', creature: named.id, hidden: false };
  const gone = { type: 'CreatureRemoved', creature: named.id };
  const log = [[{ type: 'CreatureAdded', creature: named }], Array.from({ length: 5_000 }, () => shown), [gone]];
  await expect(batchesOf(await fileOf('told', log))).rejects.toMatchObject({ code: 'too-large' });
});

it('a process that fails while it is ended does not end the server', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  // It is ready at once, and fails while the thread of the tables is busy.
  await read(1);
  const replay = new Replay({ path: join(folder, 'nowhere'), campaign: 'bait', referee: REFEREE });
  for (const until = performance.now() + 1_000; performance.now() < until; );
  await replay.end();
  await new Promise((go) => setTimeout(go, 300));
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
});

it('another file is read after those', async () => {
  expect(await read(3)).toBe(1);
});

it('while a large log is read, the thread of the tables is mostly idle', async () => {
  const path = await journalOf(500);
  const replay = new Replay({ path, campaign: 'bait', referee: REFEREE });
  try {
    const before = performance.eventLoopUtilization();
    await replay.begun();
    for await (const _ of replay.written());
    const { active, idle } = performance.eventLoopUtilization(before);
    expect(active).toBeLessThan(idle);
  } finally {
    await replay.end();
  }
});
