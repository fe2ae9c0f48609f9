import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../../play/index.ts';
import { isThrown } from './words.ts';

describe('what is said of a missile', () => {
  it.each([
    ['dagger', true],
    ['spear', true],
    ['oil flask', true],
    ['holy water vial', true],
    ['short bow', false],
    ['spittle', false],
  ])('a %s is thrown: %s', (name, thrown) => {
    for (const base of ['ose', 'eris'] as const)
      expect(isThrown(rulesFor({ base, slots: {}, options: {} }), { name, kind: 'missile' })).toBe(thrown);
  });

  it('what is held in melee is not thrown', () => {
    expect(isThrown(rulesFor({ base: 'ose', slots: {}, options: {} }), { name: 'dagger', kind: 'melee' })).toBe(false);
  });
});
