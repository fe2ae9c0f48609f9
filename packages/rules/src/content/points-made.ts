import type { Modifier } from '../core/index.ts';

/** Of several dice the better one counts. */
export const bestOf = (faces: readonly number[]): Modifier => ({
  name: faces.length > 1 ? 'the better die' : 'the die',
  value: Math.max(0, ...faces),
});

/** What the hit points of a level are made of: a die and constitution, one at least. @param die what is read of the dice */
export const pointsMadeOf = (die: Modifier, ofConstitution: number, points: number): readonly Modifier[] => [
  die,
  ...(ofConstitution === 0 ? [] : [{ name: 'constitution', value: ofConstitution }]),
  ...(points > die.value + ofConstitution
    ? [{ name: 'one at least', value: points - die.value - ofConstitution }]
    : []),
];
