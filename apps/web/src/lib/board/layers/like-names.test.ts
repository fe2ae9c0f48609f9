import { expect, it } from 'vitest';
import { alikeIn } from './like-names.ts';

const at = (x: number, ...names: readonly string[]) =>
  names.map((name, place) => ({ id: name, name, square: { x: x + place, y: 1 } }));
const told = (...named: readonly ReturnType<typeof at>[]) => alikeIn(named.flat()).map((group) => group.told);

it('foes of a kind who stand together are told by their number', () => {
  expect(told(at(1, 'Broad goblin', 'One-eyed goblin', 'Goblin 2412'))).toEqual(['3 goblins']);
  expect(told(at(1, 'Sly giant rat', 'Giant rat', 'Wiry giant centipede'))).toEqual(['2 giant rats']);
  expect(told(at(1, 'Old wolf', 'Grey wolf'))).toEqual(['2 wolves']);
});

it('those far from each other, of different kinds, or with names of their own are not', () => {
  expect(told(at(1, 'Broad goblin'), at(9, 'Old goblin'))).toEqual([]);
  expect(told(at(1, 'Old goblin', 'Old orc'))).toEqual([]);
  expect(told(at(1, 'Ann Marsh', 'Tom Marsh'))).toEqual([]);
});
