import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haunted } from '../../test/haunted.ts';
import { pickFrom, randomCommand } from '../../test/random-offers.ts';
import { arrived, granted, type House, openHouse } from '../../test/table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What would end the play, and what goes by the log rather than by what a seat knows. */
const LEFT_OUT: readonly string[] = ['RemoveScene', 'RemoveCreature', 'Rewind', 'Whisper'];
const STEPS = 100;
/** Milliseconds between two commands: the server bears no more of one person. */
const A_COMMAND = 40;

describe('what a page works out from what it was sent', () => {
  it.each([
    [11, 'ose'],
    [12, 'gorman'],
    [13, 'eris'],
    [14, 'basic'],
  ] as const)(
    'is granted by the server, whoever asks, in play of chance with hidden things about (%i, %s)',
    async (seed, base) => {
      const table = await haunted(house);
      await granted(table.referee, { type: 'AdoptRules', name: 'Ours', base, slots: {}, options: {} });
      const pick = pickFrom(seed);
      const seats = [table.referee, ...table.players];
      const done = new Set<string>();
      const refused: unknown[] = [];
      for (let step = 0; step < STEPS; step += 1) {
        const seat = seats[step % seats.length] ?? table.referee;
        await arrived(seat);
        const command = randomCommand(seat.table.view, pick, { barred: false });
        if (!command || LEFT_OUT.includes(command.type)) continue;
        const reply = await seat.table.ask(command);
        if (reply.ok) done.add(command.type);
        else refused.push([seat === table.referee ? 'referee' : 'player', command, reply.refusal]);
        await pause(A_COMMAND);
      }
      expect(refused).toEqual([]);
      expect(done.size).toBeGreaterThan(15);
    },
    60_000,
  );
});
