import { describe, expect, it } from 'vitest';
import { leadsHere, nameOfTarget, targetOf } from './target.ts';

describe('a link of the journal', () => {
  it.each([
    ['The drowned king', 'page', 'The drowned king', 'The drowned king'],
    ['room 3', 'room', '3', 'room 3'],
    ['room 3 of The Mill', 'room', '3 of The Mill', 'room 3 of The Mill'],
    ['Room: 3a', 'room', '3a', 'room 3a'],
    ['monster: Giant rat', 'monster', 'Giant rat', 'Giant rat'],
    ['table swamp', 'table', 'swamp', 'swamp'],
    ['rule OSE-COM-01', 'rule', 'OSE-COM-01', 'OSE-COM-01'],
    ['Roomy halls', 'page', 'Roomy halls', 'Roomy halls'],
    ['room', 'page', 'room', 'room'],
  ])('[[%s]] names a %s', (text, kind, name, words) => {
    const target = targetOf(text);
    expect([target.kind, target.name, nameOfTarget(target)]).toEqual([kind, name, words]);
  });
});

describe('an address', () => {
  it.each(['/campaigns/one/journal?page=two', '/'])('%s leads to a page of the table', (href) => {
    expect(leadsHere(href)).toBe(true);
  });

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'https://elsewhere.example',
    '#here',
    null,
  ])('%s does not', (href) => {
    expect(leadsHere(href)).toBe(false);
  });
});
