import { expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

const shortOf = (name: string, others: readonly string[] = []) => shortNames([name, ...others]).get(name);

it.each([
  ['Brother Oswin', 'Oswin'],
  ['Hild Ashgrove', 'Hild'],
  ['Sir Old Tom Bramble', 'Tom'],
  ['Ilphas', 'Ilphas'],
  ['Abbot', 'Abbot'],
  ['Torn-eared goblin', 'Torn-eared goblin'],
  ['Goblin 2', 'Goblin 2'],
  ['Aurelianus Maximilian von Hohenstaufen the Younger', 'Aurelianus'],
  ['Maud of the Fens', 'Maud'],
  ['Ogre with a wooden leg and an eye patch', 'Ogre with a wooden leg…'],
])('beside the token of %s stands %s', (name, short) => expect(shortOf(name)).toBe(short));

it('two who would be called the same keep their whole names', () => {
  expect(shortOf('Hild Ashgrove', ['Hild Marsh'])).toBe('Hild Ashgrove');
  expect(shortOf('Hild Ashgrove', ['Hild Ashgrove', 'Brother Oswin'])).toBe('Hild');
});
