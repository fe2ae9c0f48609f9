import { describe, expect, it } from 'vitest';
import { campaign, someone } from '../../../test/table.ts';
import { RULESETS } from '../../books/list.ts';
import { id, type RulesetId } from '../../core/index.ts';
import { rulesFor } from '../../play/index.ts';
import type { Armour, Creature } from '../../state/creature.ts';
import { derivedOf } from './derived.ts';
import { armourParts } from './worn.ts';

const scores = { STR: 16, INT: 13, WIS: 16, DEX: 16, CON: 15, CHA: 13 };
const sheet = (book: RulesetId, facts: Partial<Creature>) => {
  const creature = someone({ abilities: scores, ...facts });
  const state = campaign([creature]);
  return derivedOf({ ...state, ruleset: { ...state.ruleset, base: book } }, creature);
};
const figure = (shown: ReturnType<typeof sheet>, name: string) => shown.find((one) => one.name === name);

describe('a sheet', () => {
  it.each(RULESETS)('shows by %s why each figure is what it is: the rule, and what it rests on', (book) => {
    for (const of of ['fighter', 'cleric', 'magic-user', 'elf', 'thief', 'dwarf']) {
      for (const { name, rule, why } of sheet(book, { class: of, level: 3 })) {
        expect(rule, name).toMatch(/^[A-Z]{3}-/);
        expect(why, name).not.toBe('');
      }
    }
  });

  it.each(RULESETS)('adds an armour class up by %s, whatever is worn', (book) => {
    const { attack } = rulesFor({ base: book, slots: {}, options: {} });
    for (const armour of ['none', 'leather', 'chainmail', 'plate'] satisfies Armour[]) {
      for (const shield of [true, false]) {
        const creature = someone({ abilities: scores, armour, shield, helmet: shield });
        const sum = armourParts(attack, creature).reduce((total, { value }) => total + value, 0);
        expect(sum, `${armour}, ${shield}`).toBe(attack.armour.classOf(creature));
      }
    }
  });

  it('OSE-APX-09: names armour, shield and dexterity as the parts', () => {
    expect(figure(sheet('ose', { armour: 'chainmail', shield: true }), 'Armour class')?.parts).toEqual([
      { name: 'bare', value: 10 },
      { name: 'chainmail', value: 4 },
      { name: 'shield', value: 1 },
      { name: 'dexterity 16', value: 2 },
    ]);
  });

  it('GOR-SAV-01: shows the one number against everything once, and five where there are five', () => {
    expect(figure(sheet('gorman', { class: 'dwarf', level: 4 }), 'Saving throw')).toMatchObject({
      value: '12',
      rule: 'GOR-SAV-01',
      parts: [{ name: 'of the class', value: 4, rule: 'GOR-CLS-11' }],
    });
    for (const book of ['ose', 'eris'] as const)
      expect(figure(sheet(book, {}), 'Saving throws')?.value).toBe(
        'death 12, wands 13, paralysis 14, breath 15, spells 16',
      );
  });

  it.each([
    ['ose', 'none', 'no armour, dexterity'],
    ['gorman', 'chainmail', 'chainmail'],
    ['eris', 'plate', 'plate'],
  ] as const)('by %s speaks of dexterity in an armour class only where it counts', (book, armour, why) => {
    expect(figure(sheet(book, { armour }), 'Armour class')?.why).toBe(why);
  });

  it.each(RULESETS)('has no row of nothing but zeros by %s', (book) => {
    const plain = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
    for (const of of ['fighter', 'magic-user', 'cleric']) {
      const shown = sheet(book, { class: of, abilities: plain });
      for (const name of ['To hit, by scores', 'Speaks for the party']) expect(figure(shown, name)).toBeUndefined();
      expect(figure(shown, 'Spells a day')?.value ?? '').not.toMatch(/\b0 of/);
    }
  });

  it('shows what a caster has a day', () => {
    const shown = sheet('ose', { class: 'magic-user', level: 3 });
    expect(figure(shown, 'Spells a day')?.value).toBe('2 of level 1, 1 of level 2');
    expect(figure(sheet('ose', { class: 'fighter' }), 'Spells a day')).toBeUndefined();
  });

  it('lists the magic upon somebody as within a sentence', () => {
    const aldo = someone();
    const magic = ['Bless', 'Light (reversed)', 'Mirror Image'].map((name, nth) => ({
      id: id<'magic'>(`magic-${nth}`),
      name,
      caster: null,
      on: [aldo.id],
      until: null,
      open: true,
      ...(name === 'Mirror Image' ? { images: 2 } : {}),
    }));
    expect(figure(derivedOf(campaign([aldo], { magic }), aldo), 'Under magic')?.value).toBe(
      'Bless, the reversed Light, Mirror Image (2 images left)',
    );
  });

  it('shows who turns the undead, forces doors and picks locks', () => {
    expect(figure(sheet('ose', { class: 'cleric' }), 'Turns the undead')?.value).toBe('as level 1');
    expect(figure(sheet('ose', { class: 'fighter' }), 'Turns the undead')).toBeUndefined();
    expect(figure(sheet('ose', { class: 'thief' }), 'Picks locks')?.rule).toBe('OSE-DUN-05');
    expect(figure(sheet('ose', {}), 'Forces doors')).toMatchObject({ value: '4-in-6', why: 'strength 16' });
  });
});
