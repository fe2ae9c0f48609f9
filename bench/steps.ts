import { type Command, type CreatureId, id, type Seat } from '@lanthorn/rules';
import { Page, Post } from './both-ends.ts';
import { grown, ROOM, type Size } from './grown.ts';
import { middleOf } from './report.ts';

/** The smallest table that others are held against. */
export const SMALL: Size = { creatures: 10, characters: 4, seats: 7, side: 30 };

/** A table whose members and players grow in number. */
export const MORE_CHARACTERS: readonly Size[] = [
  SMALL,
  { ...SMALL, characters: 12, seats: 15 },
  { ...SMALL, characters: 30, seats: 23 },
];

/** Steps that are measured, after as many that are not; newcomers likewise. */
const STEPS = 60;
const NEWCOMERS = 9;

/** What was measured at a table of some size: milliseconds of the middle step, and bytes of the largest message. */
export interface Grew {
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

/** A step out of a room and back, many times, on the server and on two pages. */
export function measured(size: Size): Grew {
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
