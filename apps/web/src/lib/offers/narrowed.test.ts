import { describe, expect, it } from 'vitest';
import { narrowed } from './narrowed.ts';

const MONSTERS = ['Goblin', 'Goblin king', 'Giant rat', 'Rat'].map((label) => ({ value: label, label }));
const found = (query: string) => narrowed(MONSTERS, query).map(({ label }) => label);

describe('a long list', () => {
  it('is narrowed by the beginnings of words', () => {
    expect(found('gob')).toEqual(['Goblin', 'Goblin king']);
    expect(found('KING gob')).toEqual(['Goblin king']);
    expect(found('rat')).toEqual(['Giant rat', 'Rat']);
  });

  it('stays whole where nothing is found, or nothing is typed', () => {
    for (const query of ['', '  ', 'unicorn', '?!']) expect(found(query)).toHaveLength(MONSTERS.length);
  });
});
