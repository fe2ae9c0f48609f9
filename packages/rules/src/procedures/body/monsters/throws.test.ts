import { expect, it } from 'vitest';
import type { Creature } from '../../../state/creature.ts';
import { inOneThrow, throwsThatBring } from './throws.ts';

it('the hit points of a crowd are told as one throw, those of a few each by name', () => {
  const thrown = (count: number) => Array.from({ length: count }, () => ({ sides: 8, faces: [5], plus: 1, total: 6 }));
  const orcs = (count: number) =>
    Array.from({ length: count }, (_, nth): Creature => ({ name: `Orc ${nth}`, kind: 'monster' }) as Creature);
  expect(inOneThrow(thrown(60))).toMatchObject([{ plus: 60, total: 360 }]);
  expect(throwsThatBring(null, null, thrown(60), orcs(60), 'Orc').map(({ who }) => who)).toEqual([
    'Hit points of 60 orcs',
  ]);
  expect(throwsThatBring(null, null, thrown(2), orcs(2), 'Orc')).toHaveLength(2);
});
