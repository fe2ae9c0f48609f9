import { expect, it } from 'vitest';
import { voicesIn } from './voices.ts';

const hild = { id: 'hild', kind: 'character', name: 'Hild', called: 'Hild', at: null, conditions: [] } as const;
const kobold = {
  id: 'kobold',
  kind: 'monster',
  name: 'Kobold',
  called: 'the kobold',
  at: null,
  conditions: [],
} as const;
const marl = { ...kobold, id: 'marl', name: 'Marl', called: 'Marl' } as const;
const ogre = { ...kobold, id: 'ogre', at: { x: 1, y: 1 } } as const;
const voices = (creatures: Parameters<typeof voicesIn>[0], here: readonly string[] = []) =>
  voicesIn(creatures, here).map(({ id }) => id);

it('the referee speaks as those who are met on no map, and no more once they have left', () => {
  expect(voices([hild, kobold], ['hild', 'kobold'])).toEqual(['hild', 'kobold']);
  expect(voices([hild, kobold], ['hild'])).toEqual(['hild']);
});

it('somebody with a name of their own speaks wherever they are', () => {
  expect(voices([hild, marl])).toEqual(['hild', 'marl']);
});

it('monsters on the board speak, and not the dead of them', () => {
  expect(voices([ogre])).toEqual(['ogre']);
  expect(voices([{ ...ogre, conditions: ['dead'] }])).toEqual([]);
  expect(voices([{ ...hild, conditions: ['dead'] }])).toEqual(['hild']);
});
