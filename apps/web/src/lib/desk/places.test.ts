import { describe, expect, it } from 'vitest';
import { placesInWords } from './places.ts';

const square = (x: number, y: number) => ({ x, y });
const ROOMS = [
  { key: '2', name: 'Mourners’ hall', at: square(4, 4), squares: [square(4, 4), square(5, 4)] },
  { key: '3', name: '', at: square(9, 4), squares: [square(9, 4)] },
];
const heap = (id: string, x: number, y: number, name = 'a heap of coins') => ({ id, name, at: square(x, y) });
const words = (...things: ReturnType<typeof heap>[]) => [...placesInWords(things, ROOMS).values()];

describe('where a thing lies', () => {
  it('is the room, by name and number; the square where there is no room', () => {
    expect(words(heap('a', 5, 4), heap('b', 9, 4), heap('c', 0, 0))).toEqual([
      'Mourners’ hall (2)',
      'room 3',
      'column 1, row 1',
    ]);
  });

  it('is the square as well, of two in one room that read alike', () => {
    expect(words(heap('a', 4, 4), heap('b', 5, 4), heap('c', 5, 4, 'a chest'))).toEqual([
      'Mourners’ hall (2), column 5, row 5',
      'Mourners’ hall (2), column 6, row 5',
      'Mourners’ hall (2)',
    ]);
  });

  it('is counted, of two in one square that read alike', () => {
    expect(words(heap('a', 4, 4), heap('b', 4, 4), heap('c', 0, 0), heap('d', 0, 0))).toEqual([
      'Mourners’ hall (2), column 5, row 5 (1 of 2)',
      'Mourners’ hall (2), column 5, row 5 (2 of 2)',
      'column 1, row 1 (1 of 2)',
      'column 1, row 1 (2 of 2)',
    ]);
  });
});
