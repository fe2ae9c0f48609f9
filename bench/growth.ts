import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Size } from './grown.ts';
import { grownHouse } from './grown-house.ts';
import { ratio } from './report.ts';
import { type Grew, MORE_CHARACTERS, measured, SMALL } from './steps.ts';

/**
 * `pnpm bench growth`: how the work of a step, of those who see it and of a newcomer grows with a table, beside a small
 * one. Milliseconds of one processor, without network and log, which do not grow with the table. Then, over a database,
 * how a command, a join and an opening grow with the log, and with the campaigns that are open.
 */
const GROWTH: Readonly<Record<string, readonly Size[]>> = {
  creatures: [10, 100, 300].map((creatures) => ({ ...SMALL, creatures })),
  'characters, and players up to twenty': MORE_CHARACTERS,
  seats: [8, 20, 60].map((seats) => ({ ...SMALL, seats })),
  'squares along a side': [30, 100, 200].map((side) => ({ ...SMALL, side })),
};

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

const { values } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const figures: Record<string, number> = {};
for (const [what, sizes] of Object.entries(GROWTH)) report(what, sizes, sizes.map(measured));
Object.assign(figures, await grownHouse(SMALL));
if (values.json) writeFileSync(values.json, `${JSON.stringify({ figures }, null, 2)}\n`);
