import { describe, expect, it } from 'vitest';
import { ofTheMissing } from './missing.ts';

const people = ['Ann', 'Dan', 'Mary Ann', 'Sue'].map((name) => ({
  user: name,
  name,
  role: name === 'Sue' ? ('spectator' as const) : ('player' as const),
}));
const ann = people.slice(0, 1);
const choosing = 'Waiting for Dan to choose a character, or end the turn';

it.each([
  ['somebody who is not here', choosing, ann, false, '. Dan is not here: the referee can choose for them'],
  ['the same, as the referee reads it', choosing, ann, true, '. Dan is not here: you can choose for them'],
  ['somebody who acts', 'Waiting for Dan (Wren) to strike', ann, true, '. Dan is not here: you can act for them'],
  [
    'several',
    'Waiting for Mary Ann (Hild) and Dan (Wren) to strike',
    ann,
    false,
    '. Dan and Mary Ann are not here: the referee can act for them',
  ],
  [
    'somebody in the second half',
    'Round 1: waiting for Dan (Wren) to declare',
    ann,
    true,
    '. Dan is not here: you can act for them',
  ],
  ['somebody at the table', 'Waiting for Ann (Wren) to strike', ann, false, ''],
  ['nobody, before the table has told who is there', choosing, [], false, ''],
  ['one who is named, but not waited for', 'Dan is dead: roll a new character', ann, false, ''],
  ['one whose name a character has', 'Waiting for Ann (Dan) to strike', ann, false, ''],
  ['one whose name stands in what is to be done', 'Waiting for the referee to let Dan rest', ann, false, ''],
  [
    'one who may act beside others',
    'Round 1: declare; waiting for Dan (Wren) too',
    ann,
    true,
    '. Dan is not here: you can act for them',
  ],
  ['one who watches', 'Waiting for Sue to choose a character', ann, false, ''],
] as const)('%s', (_, sentence, present, referee, words) => {
  expect(ofTheMissing(sentence, people, present, referee)).toBe(words);
});

describe('while the referee is away', () => {
  const all = [...people, { user: 'Rhea', name: 'Rhea', role: 'referee' as const }];
  const here = all.filter(({ name }) => name === 'Ann' || name === 'Rhea');

  it.each([
    ['Waiting for the referee to go on', ann, '. The referee is away: it goes on when they are back'],
    ['Your turn: move, or hold', ann, '. The referee is away'],
    ['Waiting for Dan (Wren) to strike', ann, '. Dan and the referee are away'],
    ['Waiting for the referee to go on', here, ''],
    ['Waiting for the referee to go on', [], ''],
  ] as const)('players read so: %s', (sentence, present, words) => {
    expect(ofTheMissing(sentence, all, present, false)).toBe(words);
  });

  it('another who referees reads nothing of it', () => {
    expect(ofTheMissing('All have acted: end the melee phase', all, ann, true)).toBe('');
  });
});
