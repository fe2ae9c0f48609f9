import { id } from '@lanthorn/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrived, gathering, granted, type House, openHouse } from '../../test/table.ts';
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
  for (const seat of [...table.players, table.spectator]) {
    expect(roomsOf(seat)).toEqual([]);
    expect(seat.frames.join()).not.toMatch(/[Bb]ell chamber|Nave|nave/);
  }
  const hild = [...table.referee.table.view.values()].find(
    (record) => record.type === 'creature' && record.name === 'Hild Ashgrove',
  );
  if (hild?.type !== 'creature' || !hild.at) throw new Error('Hild stands at the foot of the stairs');
  await granted(table.referee, { type: 'MoveCreature', creature: id(hild.id), to: { x: hild.at.x, y: hild.at.y + 1 } });
  await arrived(table.referee, ...table.players, table.spectator);
  expect(table.referee.table.told.at(-1)?.line.text).toMatch(/^1\. The stair hall: Muddy prints/);
  for (const seat of [...table.players, table.spectator]) {
    expect(roomsOf(seat)).toMatchObject([{ key: null, name: 'Stair hall' }]);
    expect(seat.table.told.at(-1)?.line.text).toMatch(/^Stair hall: Worn steps/);
    expect(seat.frames.join()).not.toMatch(/[Bb]ell chamber|Nave|nave/);
  }
});
