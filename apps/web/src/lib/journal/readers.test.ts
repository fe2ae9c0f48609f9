import { id, type PageRecord } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { readersInWords } from './readers.ts';

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', bob: 'Bob', rhea: 'Rhea' };
const user = (name: string) => id<'user'>(name);
const words = (page: Pick<PageRecord, 'readers' | 'owner' | 'yours'>, you: string) =>
  readersInWords(
    { type: 'page', id: 'p', title: 'A letter', text: '', folder: '', ...page },
    you,
    (who) => NAMES[who] ?? '',
  );

describe('who reads a page', () => {
  it.each([
    ['the referee alone', { readers: 'referee', owner: null, yours: true }, 'rhea'],
    ['everyone reads it', { readers: 'all', owner: null, yours: true }, 'rhea'],
    ['Ann reads it', { readers: [user('ann')], owner: null, yours: true }, 'rhea'],
    ['Ann and Bob read it', { readers: [user('ann'), user('bob')], owner: null, yours: true }, 'rhea'],
    ['shown to you', { readers: [user('ann')], owner: null, yours: false }, 'ann'],
    ['you and the referee', { readers: 'referee', owner: user('ann'), yours: true }, 'ann'],
    ['Ann’s · Bob reads it', { readers: [user('bob')], owner: user('ann'), yours: true }, 'rhea'],
  ] as const)('is said in words: %s', (said, page, you) => {
    expect(words(page, you)).toBe(said);
  });
});
