import { afterAll, beforeAll, expect, it } from 'vitest';
import { gathering, type House, openHouse } from '../../test/table.ts';
import { createDemo } from './demo.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('the rooms of the demo have names and keys for the referee, and for players only those they have entered', async () => {
  const table = await gathering(house, 1, async (referee) => {
    const { user } = (await referee.get('/api/me')).json();
    return createDemo(house.app, user);
  });
  const roomsOf = (seat: (typeof table)['referee']) =>
    [...seat.table.view.values()].flatMap((record) => (record.type === 'room' ? [record] : []));
  const rooms = roomsOf(table.referee);
  expect(rooms.length).toBe(14);
  expect(rooms.map(({ name }) => name)).toContain('The stair hall');
  for (const { name, text } of rooms) expect([name, text]).not.toContainEqual(expect.stringMatching(/^Room |^$/));
  const linesOf = (seat: (typeof table)['referee']) => seat.table.told.map(({ line }) => line.text);
  expect(linesOf(table.referee)).toContainEqual(expect.stringMatching(/^1\. The stair hall: Muddy prints/));
  for (const seat of [...table.players, table.spectator]) {
    expect(roomsOf(seat)).toMatchObject([{ key: null, name: 'Stair hall' }]);
    expect(linesOf(seat)).toContainEqual(expect.stringMatching(/^Stair hall: Worn steps/));
    expect(seat.frames.join()).not.toMatch(/[Bb]ell chamber|Nave|nave/);
  }
});
