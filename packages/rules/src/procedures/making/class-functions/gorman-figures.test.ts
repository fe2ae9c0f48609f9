import { describe, expect, it } from 'vitest';
import { campaign, referee, someone } from '../../../../test/table.ts';
import type { Options } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { project } from '../../../view/project.ts';

/** The figures of a sheet, by rule. */
function sheet(facts: Partial<Creature>, options: Options = {}): Readonly<Record<string, string>> {
  const creature = someone(facts);
  const state = campaign([creature], { ruleset: { base: 'gorman', slots: {}, options } });
  const record = project(state, referee).get(`sheet:${creature.id}`);
  return record?.type === 'sheet' ? Object.fromEntries(record.derived.map(({ rule, value }) => [rule, value])) : {};
}
const abilities = { STR: 16, INT: 9, WIS: 9, DEX: 13, CON: 8, CHA: 18 };

describe('what a sheet says by Gorman’s book', () => {
  it('GOR-ABI-04, GOR-ABI-05: every score has a modifier, and few of them count', () => {
    const figures = sheet({ abilities });
    expect(figures['GOR-ABI-04']).toBe('STR +2, INT +0, WIS +0, DEX +1, CON −1, CHA +3');
    expect(figures['GOR-ABI-05']).toBe('−1 hit die, −1 resurrection, +3 henchman loyalty, +3 reaction');
  });

  it('GOR-ABI-05: by option strength and dexterity count in a fight, on the armour class too', () => {
    const figures = sheet({ abilities, armour: 'leather' }, { abilityModsInCombat: true });
    expect(figures['GOR-ABI-05']).toContain('+2 melee attack, +2 melee damage, +1 missile attack, +1 armor class');
    expect(figures['GOR-ARM-01']).toBe('5 [14]');
    expect(sheet({ abilities, armour: 'leather' })['GOR-ARM-01']).toBe('6 [13]');
  });

  it.each([
    ['elf', { armour: 'plate' }, 'yes'],
    ['magic-user', { armour: 'leather' }, 'no'],
    ['magic-user', { shield: true }, 'no'],
    ['magic-user', {}, 'yes'],
    ['fighter', {}, undefined],
  ] as const)('GOR-CLS-07: whether a %s casts in %j: %s', (of, worn, casts) => {
    expect(sheet({ class: of, armour: 'none', shield: false, ...worn })['GOR-CLS-07']).toBe(casts);
  });

  it('GOR-CLS-09: an elf’s sheet says what leaves elves untouched', () => {
    expect(sheet({ class: 'elf' })['GOR-CLS-09']).toBe('aging, fear, sleep spell, charm, hold, ghoul paralysis');
    expect(sheet({ class: 'dwarf' })['GOR-CLS-09']).toBeUndefined();
  });

  it('GOR-CLS-10, GOR-CLS-11, GOR-CLS-12: a dwarf’s says what dwarves are', () => {
    const figures = sheet({ class: 'dwarf' });
    expect(figures).toMatchObject({ 'GOR-CLS-10': 'fighter', 'GOR-CLS-11': '+4', 'GOR-CLS-13': '2-in-6' });
    expect(figures['GOR-CLS-12']).toBe('stonework, gems, engineering, metalwork, slope');
    expect(sheet({ class: 'fighter' })['GOR-CLS-10']).toBeUndefined();
  });

  it.each([
    ['cleric', 9, 'GOR-CLS-03', 'a temple'],
    ['cleric', 8, 'GOR-CLS-03', undefined],
    ['fighter', 9, 'GOR-CLS-05', 'a castle'],
    ['dwarf', 12, 'GOR-CLS-05', 'a castle'],
    ['elf', 12, 'GOR-CLS-05', undefined],
  ] as const)('GOR-CLS-03, GOR-CLS-05: what a %s of level %i may found', (of, level, rule, founds) => {
    expect(sheet({ class: of, level })[rule]).toBe(founds);
  });
});
