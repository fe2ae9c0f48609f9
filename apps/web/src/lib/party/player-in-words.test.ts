import { describe, expect, it } from 'vitest';
import { notHere, playerInWords } from './player-in-words.ts';

const ann = { user: 'ann', name: 'Ann' };
const rhea = { user: 'rhea' };

describe('who plays somebody', () => {
  it.each([
    ['somebody at the table', ann, [rhea, ann], ' · Ann'],
    ['somebody who is missing this evening', ann, [rhea], ' · Ann, not here'],
    ['somebody, before the table has told who is there', ann, [], ' · Ann'],
    ['nobody', null, [rhea], ''],
  ] as const)('%s', (_, player, present, words) => {
    expect(playerInWords(player, present)).toBe(words);
  });

  it('is said to be missing where one of them is chosen, and of characters nothing is', () => {
    expect(['ann', 'rhea', 'hild'].map((one) => notHere(one, [rhea], [ann, rhea]))).toEqual([', not here', '', '']);
    expect(notHere('hild', [rhea], [])).toBe('');
  });
});
