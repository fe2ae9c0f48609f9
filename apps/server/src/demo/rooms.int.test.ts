import { afterAll, beforeAll, expect, it } from 'vitest';
import { gathering, type House, openHouse } from '../../test/table.ts';
import { createDemo } from './demo.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('the rooms of the demo have names and keys, for the referee alone', async () => {
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
  for (const seat of [...table.players, table.spectator]) {
    expect(roomsOf(seat)).toEqual([]);
    expect(JSON.stringify([...seat.table.view])).not.toContain('The bell chamber');
  }
});
