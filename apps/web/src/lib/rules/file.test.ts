import { describe, expect, it } from 'vitest';
import { readRules, written } from './file.ts';

const choice = { base: 'ose', slots: { dying: 'gorman' }, options: { morale: false }, name: 'Ours' } as const;

describe('a file of house rules', () => {
  it('is read as it was written', () => {
    expect(readRules(written(choice))).toEqual(choice);
  });

  it.each([
    ['', /cannot be read/],
    ['[]', /does not say/],
    ['{"format":"other"}', /does not say/],
    [written({ ...choice, name: ' ' }), /no name/],
    [written(choice).replace('"ose"', '"adnd"'), /base book/],
    [written(choice).replace('"dying"', '"__proto__x"'), /no part/],
    [written(choice).replace('"gorman"', '7'), /no part/],
    [written(choice).replace('false', '[1]'), /neither/],
  ])('that is none is refused with a reason: %s', (text, reason) => {
    expect(readRules(text)).toMatch(reason);
  });
});
