import { describe, expect, it } from 'vitest';
import { campaign, referee, someone } from '../../../../test/table.ts';
import type { Options } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { project } from '../../../view/project.ts';

/** The figures of a sheet, each with its rule. */
function sheet(facts: Partial<Creature>, options: Options = {}): readonly { rule: string; value: string }[] {
  const creature = someone(facts);
  const state = campaign([creature], { ruleset: { base: 'gorman', slots: {}, options } });
  const record = project(state, referee).get(`sheet:${creature.id}`);
  return record?.type === 'sheet' ? record.derived.map(({ rule, value }) => ({ rule, value })) : [];
}
/** The rules that have a figure on a sheet. */
const figured = (facts: Partial<Creature>): readonly string[] => sheet(facts).map(({ rule }) => rule);
const abilities = { STR: 16, INT: 9, WIS: 9, DEX: 13, CON: 8, CHA: 18 };

describe('what a sheet says by Gorman’s book', () => {
  it('GOR-ABI-04, GOR-ABI-05: every score has a modifier, and few of them count', () => {
    const figures = sheet({ abilities });
    expect(figures).toContainEqual({
      rule: 'GOR-ABI-04',
      value: 'STR +2, INT +0, WIS +0, DEX +1, CON −1, CHA +3',
    });
    expect(figures).toContainEqual({
      rule: 'GOR-ABI-05',
      value: '−1 hit die, −1 resurrection, +3 henchman loyalty, +3 reaction',
    });
  });

  it('GOR-ABI-05: by option strength and dexterity count in a fight, on the armour class too', () => {
    const figures = sheet({ abilities, armour: 'leather' }, { abilityModsInCombat: true });
    expect(figures).toContainEqual({
      rule: 'GOR-ABI-05',
      value: expect.stringContaining('+2 melee attack, +2 melee damage, +1 missile attack, +1 armor class'),
    });
    expect(figures).toContainEqual({ rule: 'GOR-ARM-01', value: '5 [14]' });
    expect(sheet({ abilities, armour: 'leather' })).toContainEqual({ rule: 'GOR-ARM-01', value: '6 [13]' });
  });

  it.each([
    ['elf', { armour: 'plate' }, 'yes'],
    ['magic-user', { armour: 'leather' }, 'no'],
    ['magic-user', { shield: true }, 'no'],
    ['magic-user', {}, 'yes'],
  ] as const)('GOR-CLS-07: whether a %s casts in %j: %s', (of, worn, value) => {
    const figures = sheet({ class: of, armour: 'none', shield: false, ...worn });
    expect(figures).toContainEqual({ rule: 'GOR-CLS-07', value });
  });

  it('GOR-CLS-07: nothing is said of it to a fighter', () => {
    expect(figured({ class: 'fighter' })).not.toContain('GOR-CLS-07');
  });

  it('GOR-CLS-09: an elf’s sheet says what leaves elves untouched', () => {
    expect(sheet({ class: 'elf' })).toContainEqual({
      rule: 'GOR-CLS-09',
      value: 'aging, fear, sleep spell, charm, hold, ghoul paralysis',
    });
    expect(figured({ class: 'dwarf' })).not.toContain('GOR-CLS-09');
  });

  it('GOR-CLS-10, GOR-CLS-11, GOR-CLS-12: a dwarf’s says what dwarves are', () => {
    const figures = sheet({ class: 'dwarf' });
    expect(figures).toEqual(
      expect.arrayContaining([
        { rule: 'GOR-CLS-10', value: 'fighter' },
        { rule: 'GOR-CLS-11', value: '+4' },
        { rule: 'GOR-CLS-12', value: 'stonework, gems, engineering, metalwork, slope' },
        { rule: 'GOR-CLS-13', value: '2-in-6' },
      ]),
    );
    expect(figured({ class: 'fighter' })).not.toContain('GOR-CLS-10');
  });

  it.each([
    ['cleric', 9, 'GOR-CLS-03', 'a temple'],
    ['fighter', 9, 'GOR-CLS-05', 'a castle'],
    ['dwarf', 12, 'GOR-CLS-05', 'a castle'],
  ] as const)('a %s of level %i may found by %s: %s', (of, level, rule, value) => {
    expect(sheet({ class: of, level })).toContainEqual({ rule, value });
  });

  it.each([
    ['cleric', 8, 'GOR-CLS-03'],
    ['elf', 12, 'GOR-CLS-05'],
  ] as const)('a %s of level %i may found nothing by %s', (of, level, rule) => {
    expect(figured({ class: of, level })).not.toContain(rule);
  });
});
