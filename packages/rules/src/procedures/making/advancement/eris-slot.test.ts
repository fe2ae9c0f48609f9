import { describe, expect, it } from 'vitest';
import { someone } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';

const { advancement } = rulesFor({ base: 'eris', slots: {}, options: {} });
const abilities = (CON: number) => ({ STR: 10, INT: 10, WIS: 10, DEX: 10, CON, CHA: 10 });
const risen = (facts: object, level: number, ...faces: number[]) =>
  advancement.levels.risen(someone({ abilities: abilities(10), ...facts }), level, loaded(...faces));
const rules = ({ notes }: { readonly notes: readonly { readonly rule: string }[] }) => notes.map(({ rule }) => rule);

describe('rising on Planet Eris', () => {
  it('ERI-HPL-03: all dice of the new level are thrown anew, and the better of the two totals stays', () => {
    const better = risen({ class: 'cleric', hitPoints: { now: 4, max: 4 } }, 2, 4, 5);
    expect(better).toMatchObject({ max: 9, rule: 'ERI-HPL-03', parts: [{ value: 9 }, { value: -4 }] });
    const worse = risen({ class: 'cleric', hitPoints: { now: 6, max: 6 } }, 2, 1, 1);
    expect(worse).toMatchObject({ max: 6, parts: [{ value: 2 }, { value: -6 }, { value: 4 }] });
  });

  it.each([
    ['fighter', 'ERI-APX-07'],
    ['magic-user', 'ERI-APX-08'],
    ['cleric', 'ERI-APX-09'],
  ])('ERI-APX-07 to 09: a %s rises by the table of %s', (of, rule) => {
    const dice = { die: () => 3, id: () => 'x' };
    const one = advancement.levels.risen(someone({ class: of, abilities: abilities(10) }), 2, dice);
    expect(rules(one)).toEqual(['ERI-HPL-01', 'ERI-APX-14', rule]);
  });

  it.each([
    [10, null],
    [15, '+1 on each die'],
    [6, '−1 on each die'],
  ])('ERI-APX-03: at a constitution of %i the reason says %s', (CON, text) => {
    const dice = { die: () => 3, id: () => 'x' };
    const { notes } = advancement.levels.risen(someone({ class: 'cleric', abilities: abilities(CON) }), 2, dice);
    expect(notes.find(({ rule }) => rule === 'ERI-APX-03')?.text ?? null).toBe(text);
  });

  it('ERI-ELF-09: an elf has points for each of two classes, and the reason names both', () => {
    const dice = { die: () => 4, id: () => 'x' };
    const elf = someone({ class: 'elf', abilities: abilities(10), hitPoints: { now: 5, max: 5 } });
    const one = advancement.levels.risen(elf, 2, dice);
    expect(one.points).toMatchObject({ 'magic-user': 0 });
    expect(one).not.toHaveProperty('parts');
    expect(rules(one)).toContain('ERI-ELF-09');
  });
});
