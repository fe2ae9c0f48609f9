import { expect, it } from 'vitest';
import { monstersByRoom } from './standing.ts';

const square = (x: number, y: number) => ({ x, y });
const HALL = { key: '1', at: square(2, 2), squares: [square(2, 2), square(3, 2), square(4, 2)] };
/** A number on the map, whose room nobody has drawn. */
const POINT = { key: '2', at: square(9, 9), squares: [] };
const monster = (name: string, x: number, y: number, facts: object = {}) =>
  ({ kind: 'monster', name, at: square(x, y), hidden: false, conditions: [], ...facts }) as const;
const by = (key: string, ...creatures: Parameters<typeof monstersByRoom>[0]) =>
  monstersByRoom(creatures, [HALL, POINT], 'square').get(key);

it('the monsters of a room are counted by their kind, and those hidden and dead are told apart', () => {
  expect(by('1', monster('Orc 1', 2, 2), monster('Orc 2', 3, 2), monster('Goblin', 4, 2))).toBe('2 orcs and a goblin');
  expect(
    by(
      '1',
      monster('Lame orc', 2, 2, { hidden: true }),
      monster('Orc', 3, 2, { hidden: true }),
      monster('Baron Vulk', 3, 2),
      monster('Orc', 4, 2, { conditions: ['dead'] }),
    ),
  ).toBe('Baron Vulk, an orc (dead) and 2 orcs (hidden)');
});

it('whoever stands in no room, on no map or is of the party is in none', () => {
  const hild = { ...monster('Hild', 2, 2), kind: 'character' } as const;
  expect(by('1', monster('Orc', 6, 6), monster('Orc', 2, 2, { at: null }), hild)).toBeUndefined();
});

it('those beside a number whose room is not drawn are of it', () => {
  expect(by('2', monster('Orc', 9, 9), monster('Orc', 10, 9), monster('Orc', 14, 9))).toBe('2 orcs');
  expect(by('1', monster('Orc', 4, 3))).toBeUndefined();
});
