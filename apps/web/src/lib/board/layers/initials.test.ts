import { expect, it } from 'vitest';
import { initials, initialsAmong } from './initials.ts';

it.each([
  ['Nora', 'N'],
  ['nora', 'N'],
  ['Élodie', 'É'],
  ['Sister Maud', 'SM'],
  ['Hild of the Ashgrove', 'HA'],
  ['The Ferryman', 'F'],
  ['Goblin 2', 'G2'],
  ['“Lucky” Jon', 'LJ'],
  ['(guest)', 'G'],
  ['Jean-Luc Picard', 'JP'],
  ['Van Helsing', 'VH'],
  ['the', 'T'],
  ['🐉', '🐉'],
  ['  ', '?'],
])('%s is written %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('of people who begin alike each has a second letter, where that tells them apart', () => {
  const among = (names: readonly string[]) => names.map((name) => initialsAmong(names)(name));
  expect(among(['Nora', 'Ann', 'Alf'])).toEqual(['N', 'An', 'Al']);
  expect(among(['Ann', 'Andy', 'Sister Maud'])).toEqual(['A', 'A', 'SM']);
  expect(among(['Ann', 'Ann'])).toEqual(['A', 'A']);
  expect(among(['Bo', 'B'])).toEqual(['Bo', 'B']);
});
