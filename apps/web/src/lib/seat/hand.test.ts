import { describe, expect, it } from 'vitest';
import { handOf } from './hand.ts';

const nobody = { chosen: [], due: [], own: [], last: null };

describe('who is in hand', () => {
  it.each([
    ['those who are chosen', { ...nobody, chosen: ['wren', 'hild'], own: ['hild', 'wren'] }, ['wren', 'hild']],
    ['the only character of a player, though nobody was chosen', { ...nobody, own: ['hild'] }, ['hild']],
    ['one of two, though nobody was chosen', { ...nobody, own: ['hild', 'wren'] }, ['hild']],
    ['of two the one who was in hand last', { ...nobody, own: ['hild', 'wren'], last: 'wren' }, ['wren']],
    ['another, where the one who was in hand last is dead', { ...nobody, own: ['hild'], last: 'wren' }, ['hild']],
    ['whom the fight waits for', { ...nobody, chosen: ['wren'], due: ['hild'], own: ['hild', 'wren'] }, ['hild']],
    [
      'the chosen one of those whom the fight waits for',
      { ...nobody, chosen: ['wren'], due: ['hild', 'wren'] },
      ['wren'],
    ],
    ['nobody, where a referee has chosen nobody', nobody, []],
  ])('is %s', (_, taken, hand) => {
    expect(handOf(taken)).toEqual(hand);
  });
});
