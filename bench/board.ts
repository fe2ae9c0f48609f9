import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { playedAndCounted } from '../scripts/played.ts';
import { type Frames, framesOf } from './frames.ts';
import { tracedOnAllBoards } from './traced.ts';

/**
 * `pnpm bench:board [--json FILE]`: the frames of a crowded board beside those of a bare scene, the walls of a large
 * picture from its lines to the boards of a whole table, and a plain picture made ready to play by mouse.
 */
const { values } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });

/** How much slower than the bare scene's the slow frames may be, and milliseconds in which a picture's lines are followed. */
const GOALS = { ratio: 1.5, trace: 3_000 } as const;

const { plain_map_clicks, plain_map_seconds } = JSON.parse(playedAndCounted('plain-map.spec.ts', 'PLAIN_MAP_JSON'))
  .figures as Readonly<Record<'plain_map_clicks' | 'plain_map_seconds', number>>;
const { board, bare } = await framesOf();
const { walls, trace, boards } = await tracedOnAllBoards();
const ratio = board.p95 / bare.p95;

tell('the board', board);
tell('bare', bare);
console.log(`The slow frames of the board take ${ratio.toFixed(2)} × those of the bare scene (goal ${GOALS.ratio}).`);
console.log(`The lines of a picture of 4,000² are followed in ${trace.toFixed(0)} ms (goal ${GOALS.trace}).`);
console.log(`${walls} walls that are taken stand on the boards of all eight seats after ${boards.toFixed(0)} ms.`);
console.log(
  `A plain picture is walled, keyed, stocked and shown to the party with ${plain_map_clicks} clicks, in ${plain_map_seconds} s.`,
);
if (values.json) {
  const figures = {
    frame_p95_ms: board.p95,
    frame_p95_ratio: ratio,
    walls_to_boards_ms: boards,
    trace_ms: trace,
    plain_map_clicks,
    plain_map_seconds,
  };
  writeFileSync(resolve(values.json), `${JSON.stringify({ figures }, null, 2)}\n`);
}
if (ratio > GOALS.ratio || trace > GOALS.trace) process.exitCode = 1;

function tell(name: string, { perSecond, p95 }: Frames): void {
  console.log(
    `${name.padEnd(10)} ${perSecond.toFixed(1).padStart(6)} frames/s   95 of 100 within ${p95.toFixed(0)} ms`,
  );
}
