import { describe, expect, it } from 'vitest';
import { someone } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';

const { classFunctions, savingThrow } = rulesFor({ base: 'gorman', slots: {}, options: {} });
const figure = (of: string | null, name: string, facts = {}, options = {}) =>
  rulesFor({ base: 'gorman', slots: {}, options })
    .classFunctions.figures?.(someone({ class: of, ...facts }))
    .find((one) => one.name === name);
const scores = { STR: 16, INT: 10, WIS: 10, DEX: 10, CON: 16, CHA: 10 };

describe('classes by Gorman', () => {
  it.each([
    ['cleric', 8, undefined],
    ['cleric', 9, 'a temple'],
    ['fighter', 8, undefined],
    ['fighter', 9, 'a castle'],
    ['magic-user', 12, undefined],
  ])('GOR-CLS-03, 05: a %s of level %i may found %s', (of, level, value) => {
    expect(figure(of, 'May found', { level })?.value).toBe(value);
  });

  it('GOR-CLS-03, 05: what is founded is told by the rule of the class', () => {
    expect(figure('cleric', 'May found', { level: 9 })?.rule).toBe('GOR-CLS-03');
    expect(figure('fighter', 'May found', { level: 9 })?.rule).toBe('GOR-CLS-05');
  });

  it('GOR-CLS-07: the sheet says whether somebody casts as armed now, of those alone who study', () => {
    expect(figure('magic-user', 'Casts as armed now')).toMatchObject({ value: 'yes', rule: 'GOR-CLS-07' });
    expect(figure('magic-user', 'Casts as armed now', { armour: 'leather' })?.value).toBe('no');
    expect(figure('elf', 'Casts as armed now', { armour: 'plate', shield: true })?.value).toBe('yes');
    expect([figure('cleric', 'Casts as armed now'), figure('fighter', 'Casts as armed now')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('GOR-CLS-09: an elf is untouched without a save by what the book names, and nobody else is', () => {
    const { natures, untouched } = classFunctions.immunity;
    for (const nature of natures?.all ?? []) {
      expect(untouched(someone({ class: 'elf' }), nature)).toBe(true);
      expect(untouched(someone({ class: 'dwarf' }), nature)).toBe(false);
      expect(untouched(someone({ class: null }), nature)).toBe(false);
    }
    expect(untouched(someone({ class: 'elf' }), 'fire')).toBe(false);
    expect(figure('elf', 'Untouched by')?.rule).toBe('GOR-CLS-09');
    expect(figure('dwarf', 'Untouched by')).toBeUndefined();
  });

  it('GOR-CLS-10 to 13: the sheet of a dwarf says how it fights and saves, what it is told, and what it notices', () => {
    expect(figure('dwarf', 'Fights as')).toMatchObject({ rule: 'GOR-CLS-10' });
    expect(figure('dwarf', 'All saving throws')).toMatchObject({ value: '+4', rule: 'GOR-CLS-11' });
    expect(figure('dwarf', 'Told without a throw')).toMatchObject({ rule: 'GOR-CLS-12' });
    expect(figure('dwarf', 'Passing secret doors')).toMatchObject({ value: '2-in-6', rule: 'GOR-CLS-13' });
    for (const name of ['Fights as', 'All saving throws', 'Told without a throw', 'Passing secret doors'])
      expect(figure('fighter', name)).toBeUndefined();
  });

  it('GOR-CLS-13: a dwarf within ten feet of a secret door notices it on two in six, and nobody else throws', () => {
    const notices = classFunctions.passing?.notices;
    const dwarf = someone({ class: 'dwarf' });
    expect(notices?.(dwarf, 10, loaded(2))).toBe(true);
    expect(notices?.(dwarf, 10, loaded(3))).toBe(false);
    expect(notices?.(dwarf, 11, loaded())).toBeNull();
    expect(notices?.(someone({ class: 'elf' }), 5, loaded())).toBeNull();
    expect(notices?.(someone({ class: null }), 5, loaded())).toBeNull();
  });

  it('GOR-ABI-04, 05: the sheet shows what each score would add, and which count', () => {
    expect(figure('fighter', 'Modifiers of scores', { abilities: scores })?.value).toMatch(/^STR \+\d, INT \+0/);
    expect(figure('fighter', 'Scores that count', { abilities: scores })?.value).not.toContain('melee attack');
    const counting = figure('fighter', 'Scores that count', { abilities: scores }, { abilityModsInCombat: true });
    expect(counting).toMatchObject({ value: expect.stringContaining('melee attack'), rule: 'GOR-ABI-05' });
    expect(figure('fighter', 'Scores that count')?.value).toBe('none');
    expect(figure('fighter', 'Scores that count', { abilities: null })).toBeUndefined();
  });

  it('GOR-SAV-01, 03: one number by level or hit dice for every danger; who has neither saves as one die', () => {
    const values = (facts: object) => savingThrow.numbers.values(someone(facts));
    expect(values({ class: 'fighter', level: 3 })).toEqual([14, 14, 14, 14, 14]);
    expect([3, 4, 7, 8, 11, 12].map((level) => values({ class: 'cleric', level })[0])).toEqual([14, 12, 12, 9, 9, 6]);
    expect(values({ class: null, level: 9, hitDice: { dice: 4, plus: 0, stars: 0 } })[0]).toBe(12);
    expect(values({ class: null, level: 9, hitDice: null })[0]).toBe(14);
    expect(savingThrow.figures?.(someone({ class: null, hitDice: { dice: 4, plus: 0, stars: 0 } }), 120)).toMatchObject(
      [{ name: 'Saves as', value: 'level 4', rule: 'GOR-SAV-03' }],
    );
    expect(savingThrow.figures?.(someone({ class: 'fighter', hitDice: { dice: 4, plus: 0, stars: 0 } }), 120)).toEqual(
      [],
    );
  });

  it('GOR-SAV-02, 04, GOR-CLS-11: a total that equals the number saves, dwarves add four, and a half is rounded down', () => {
    expect([savingThrow.numbers.saved(14, 14, 10), savingThrow.numbers.saved(13, 14, 10)]).toEqual([true, false]);
    const bonus = (of: string) => savingThrow.numbers.bonus(someone({ class: of }), 'death' as never);
    expect([bonus('dwarf'), bonus('fighter'), bonus('stranger')]).toEqual([4, 0, 0]);
    expect(savingThrow.lessened.half(7)).toBe(3);
  });
});
