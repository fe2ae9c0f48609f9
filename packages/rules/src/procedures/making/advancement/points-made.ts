import type { Modifier } from '../../../core/index.ts';

/** What the hit points of a level are made of: a die and constitution, one at least. @param die what is read of the dice */
export const pointsMadeOf = (die: Modifier, ofConstitution: number, points: number): readonly Modifier[] => [
  die,
  ...(ofConstitution === 0 ? [] : [{ name: 'constitution', value: ofConstitution }]),
  ...(points > die.value + ofConstitution
    ? [{ name: 'one at least', value: points - die.value - ofConstitution }]
    : []),
];
