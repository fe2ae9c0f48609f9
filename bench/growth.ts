import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Command, type CreatureId, id, type Seat } from '@lanthorn/rules';
import { Page, Post } from './both-ends.ts';
import { grown, ROOM, type Size } from './grown.ts';
import { grownHouse } from './grown-house.ts';
import { middleOf, ratio } from './report.ts';

/**
 * `pnpm bench growth`: how the work of a step, of those who see it and of a newcomer grows with a table, beside a small
 * one. Milliseconds of one processor, without network and log, which do not grow with the table. Then, over a database,
 * how a command, a join and an opening grow with the log, and with the campaigns that are open.
 */
const SMALL: Size = { creatures: 10, characters: 4, seats: 7, side: 30 };
const GROWTH: Readonly<Record<string, readonly Size[]>> = {
  creatures: [10, 100, 300].map((creatures) => ({ ...SMALL, creatures })),
  'characters, and players up to twenty': [
    SMALL,
    { ...SMALL, characters: 12, seats: 15 },
    { ...SMALL, characters: 30, seats: 23 },
  ],
  seats: [8, 20, 60].map((seats) => ({ ...SMALL, seats })),
  'squares along a side': [30, 100, 200].map((side) => ({ ...SMALL, side })),
};
/** Steps that are measured, after as many that are not; newcomers likewise. */
const STEPS = 60;
const NEWCOMERS = 9;

/** What was measured at a table of some size: milliseconds of the middle step, and bytes of the largest message. */
interface Grew {
  /** The server's, to rule on a step and to tell all seats. */
  readonly command: number;
  /** A player's page, to take it in and to have its buttons. */
  readonly page: number;
  /** The referee's page, likewise. */
  readonly desk: number;
  /** The server's, to give a seat to a newcomer. */
  readonly join: number;
  readonly bytes: number;
}

function report(what: string, sizes: readonly Size[], all: readonly Grew[]): void {
  const [first] = all;
  console.log(`\n${what}`.padEnd(46), 'command      page      desk      join   bytes');
  for (const [place, grew] of all.entries()) {
    const { creatures, characters, seats, side } = sizes[place] ?? SMALL;
    const size = `${creatures} creatures, ${characters} characters, ${seats} seats, ${side}²`;
    const beside = (of: (one: Grew) => number) => (first ? ratio(of(grew), of(first)) : '').padStart(10);
    console.log(
      size.padEnd(44),
      beside(({ command }) => command),
      beside(({ page }) => page),
      beside(({ desk }) => desk),
      beside(({ join }) => join),
      String(grew.bytes).padStart(7),
    );
  }
  const last = all.at(-1);
  const name = what.split(/\W/)[0] ?? what;
  if (!first || !last) return;
  figures[`${name}_ratio`] = last.command / first.command;
  figures[`${name}_join_ratio`] = last.join / first.join;
}

function measured(size: Size): Grew {
  const table = grown(size);
  const { seats } = table;
  const post = new Post(table);
  const [referee, player] = seats;
  if (!referee || !player) throw new Error('Nobody plays.');
  const mover = Object.values(table.state.creatures).find(({ owner }) => owner === player.user);
  if (!mover?.at) throw new Error('Nobody can go.');
  const [home, away] = [mover.at.square, { x: mover.at.square.x, y: mover.at.square.y + ROOM }];
  const pages = { desk: new Page(referee, table.state), page: new Page(player, table.state) };
  const times = { command: [] as number[], page: [] as number[], desk: [] as number[] };
  let bytes = 0;
  for (let step = 0; step < 2 * STEPS; step += 1) {
    const command = timed(() => post.play(placed(mover.id, step % 2 === 0 ? away : home), referee));
    if (step >= STEPS) times.command.push(command);
    for (const name of ['page', 'desk'] as const) {
      const text = post.lastTo(pages[name].seat);
      const time = timed(() => pages[name].take(text));
      if (step >= STEPS) times[name].push(time);
      bytes = Math.max(bytes, text.length);
    }
  }
  return {
    command: middleOf(times.command),
    page: middleOf(times.page),
    desk: middleOf(times.desk),
    join: middleOf(Array.from({ length: NEWCOMERS }, (_, no) => timed(() => post.seat(newcomer(no))))),
    bytes,
  };
}

const placed = (creature: CreatureId, square: { readonly x: number; readonly y: number }): Command => ({
  type: 'PlaceCreature',
  creature,
  square,
});

const newcomer = (no: number): Seat => ({ role: 'spectator', user: id(`newcomer-${no}`), name: 'Newcomer' });

function timed(work: () => void): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

const { values } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const figures: Record<string, number> = {};
for (const [what, sizes] of Object.entries(GROWTH)) report(what, sizes, sizes.map(measured));
Object.assign(figures, await grownHouse(SMALL));
if (values.json) writeFileSync(values.json, `${JSON.stringify({ figures }, null, 2)}\n`);
