import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { alike } from './alike.ts';

const of = (key: string, label: string, about: string | null) => ({ key, label, about }) as Offer;

it('whose an act is has to be said where two can do the same, and nowhere else', () => {
  const hands = [
    of('a', 'Hand something over', 'oswin'),
    of('b', 'Hand something over', 'ilphas'),
    of('c', 'Cast Sleep', 'ilphas'),
    of('d', 'Drop something', 'ilphas'),
    of('e', 'Drop something', 'ilphas'),
  ];
  expect([...alike(hands)]).toEqual(['a', 'b']);
  expect([...alike(hands.slice(1))]).toEqual([]);
});
