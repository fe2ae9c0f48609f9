import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../test/app.ts';
import { haunted } from '../../test/haunted.ts';
import { pickFrom, randomCommand } from '../../test/random-offers.ts';
import { arrived, granted, type House, openHouse, type Seated, until } from '../../test/table.ts';

/** Two servers on one database. */
let near: House;
let far: House;
beforeAll(async () => {
  const database = await testDatabase();
  near = await openHouse({}, database);
  far = await openHouse({}, database);
});
afterAll(() => Promise.all([near, far].map((house) => house.close())));

/** What would end the play. */
const LEFT_OUT: readonly string[] = ['RemoveScene', 'RemoveCreature', 'Rewind'];
const [ROUNDS, STEPS] = [2, 15] as const;
/** Milliseconds between two commands: a server bears no more of one person. */
const A_COMMAND = 40;

/** All that a page shows and offers, by its key. */
const shownTo = ({ table }: Seated) => Object.fromEntries([...table.view].toSorted(([a], [b]) => (a < b ? -1 : 1)));

async function lostAndBack({ table, socket }: Seated): Promise<void> {
  socket.io.engine.close();
  await until(() => !socket.connected, 'the loss of the line');
  await until(() => socket.connected && table.status === 'seated', 'the seat');
}

/** What somebody was sent bit by bit is what both servers send to the same person who sits down anew. */
async function isShownAnew(seat: Seated, campaign: string): Promise<void> {
  for (const house of [near, far]) {
    const anew = await house.sit(seat.visitor, campaign);
    await arrived(seat, anew);
    // What was done at one server comes to the other in its own time.
    await until(() => isDeepStrictEqual(shownTo(seat), shownTo(anew))).catch(() => null);
    expect(shownTo(seat)).toEqual(shownTo(anew));
    anew.socket.disconnect();
  }
}

it.each([
  [21, 'ose'],
  [22, 'gorman'],
  [23, 'eris'],
  [24, 'basic'],
] as const)(
  'what a seat is sent change by change, at either server, is what it is sent anew: through rewinds and lost lines (%i, %s)',
  async (seed, base) => {
    const { id, referee, players, spectator } = await haunted(near);
    await granted(referee, { type: 'AdoptRules', name: 'Ours', base, slots: {}, options: {} });
    const away = await Promise.all([...players, spectator].map(({ visitor }) => far.sit(visitor, id)));
    const seats = [referee, ...players, spectator, ...away];
    const pick = pickFrom(seed);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let step = 0; step < STEPS; step += 1) {
        const seat = seats[pick(seats.length)] ?? referee;
        await arrived(seat);
        const command = randomCommand(seat.table.view, pick, { barred: false });
        if (command && !LEFT_OUT.includes(command.type)) await seat.table.ask(command);
        await pause(A_COMMAND);
      }
      const entries = [...new Set(referee.table.told.flatMap(({ entry }) => entry ?? []))];
      await granted(referee, { type: 'Rewind', to: entries.at(-2 - pick(5)) ?? 0 });
      await lostAndBack(seats[pick(seats.length)] ?? spectator);
      for (const seat of seats) await isShownAnew(seat, id);
    }
  },
  120_000,
);
