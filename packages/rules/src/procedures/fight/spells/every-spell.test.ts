import { describe, expect, it } from 'vitest';
import { delve } from '../../../../test/table.ts';
import { GORMAN_SPELLS } from '../../../books/gorman/content/spells.ts';
import { SPELL_LISTS } from '../../../books/ose/content/spells.ts';
import { rulesOf } from '../../../play/index.ts';

/** They help to read, which is the referee's to answer there and then; and the dead are called back by another rule. */
const OTHERS = ['Read Languages', 'Read Magic', 'Raise Dead'];

describe.each([
  ['ose', Object.values(SPELL_LISTS).flat(2)],
  ['gorman', Object.values(GORMAN_SPELLS).flatMap((levels) => levels.flat().map(({ name }) => name))],
] as const)('every spell of the lists of the book %s', (base, spells) => {
  const { effect } = rulesOf(delve([], { ruleset: { base, slots: {}, options: {} } })).spells;
  const { heals, cures, rids, works, inForce: does } = effect;

  it.each([...new Set(spells)].filter((spell) => !OTHERS.includes(spell)))(
    '%s does something by itself, or tells the referee what is to be told',
    (spell) => {
      const [cured] = rids(spell);
      expect(heals(spell) ?? cures(spell) ?? cured ?? works(spell) ?? does(spell)).toBeTruthy();
    },
  );
});
