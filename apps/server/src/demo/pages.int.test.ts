import { afterAll, beforeAll, expect, it } from 'vitest';
import { gathering, type House, openHouse } from '../../test/table.ts';
import { createDemo } from './demo.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('the demo’s journal holds a letter for the players, and for the referee how to run it and a page to be found', async () => {
  const table = await gathering(house, 1, async (referee) => {
    const { user } = (await referee.get('/api/me')).json();
    return createDemo(house.app, user);
  });
  const titles = (seat: (typeof table)['referee']) =>
    [...seat.table.view.values()].flatMap((record) => (record.type === 'page' ? [record.title] : [])).toSorted();
  expect(titles(table.referee)).toEqual(['How to run this dungeon', 'The sexton’s letter', 'The tide ledger']);
  for (const seat of table.players) {
    expect(titles(seat)).toEqual(['The sexton’s letter']);
    expect(seat.frames.join()).not.toContain('Anselm');
  }
});
