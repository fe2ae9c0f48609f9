import { describe, expect, it } from 'vitest';
import { someone } from '../../../../test/table.ts';
import { rulesFor } from '../../../play/index.ts';

const by = (options = {}) => rulesFor({ base: 'eris', slots: {}, options }).equipping;
const equipping = by();
const forbidden = (of: string | null, name: string, facts: object = {}) =>
  equipping.forbids(of, { name, kind: 'weapon', ...facts } as never)?.rule ?? null;

describe('what adventurers on Planet Eris wear and wield', () => {
  it.each(['club', 'mace', 'staff', 'sling', 'hammer', 'war hammer', 'heavy war hammer'])(
    'ERI-CLR-02: a %s has no edge: a cleric wields it though it is magic',
    (name) => {
      expect(forbidden('cleric', name, { magical: true })).toBeNull();
    },
  );

  it('ERI-CLR-02: a cleric wields any weapon, but none that is magic and has an edge', () => {
    expect(forbidden('cleric', 'sword')).toBeNull();
    expect(forbidden('cleric', 'sword', { magical: true })).toBe('ERI-CLR-02');
    expect(forbidden('fighter', 'sword', { magical: true })).toBeNull();
    expect(forbidden('cleric', 'plate', { kind: 'armour', magical: true })).toBeNull();
  });

  it.each([
    ['hobbit', 'two-handed sword', 'ERI-HOB-08'],
    ['hobbit', 'long bow', 'ERI-HOB-07'],
    ['hobbit', 'dagger', null],
    ['dwarf', 'long bow', 'ERI-DWF-07'],
    ['dwarf', 'axe', null],
    ['fighter', 'long bow', null],
  ])('ERI-HOB-07, 08, ERI-DWF-07: a %s with a %s: forbidden by %s', (of, name, rule) => {
    expect(forbidden(of, name)).toBe(rule);
    if (of !== 'fighter') expect(forbidden(of, name, { kind: 'armour' })).toBeNull();
  });

  it('ERI-ELF-08: an elf who is a magic-user for the adventure wears only what is magic', () => {
    const worn = (name: string, facts: object) => forbidden('elf', name, { kind: 'armour', ...facts });
    expect(worn('plate', { operating: 'magic-user' })).toBe('ERI-ELF-08');
    expect(worn('plate', { operating: 'magic-user', magical: true })).toBeNull();
    expect(worn('shield', { operating: 'magic-user' })).toBe('ERI-ELF-08');
    expect(worn('helmet', { operating: 'magic-user' })).toBeNull();
    expect(worn('shield', { operating: 'magic-user', magical: true })).toBeNull();
    expect(worn('plate', { operating: 'fighter' })).toBeNull();
    expect(worn('plate', {})).toBeNull();
    expect(forbidden('elf', 'sword', { operating: 'magic-user' })).toBeNull();
  });

  it('ERI-DON-01, 02: leather and chain take a round, plate a turn that each helper halves, a shield none', () => {
    const rounds = (armour: string, helpers = 0, worn = 'armour') =>
      equipping.rounds(worn as never, armour as never, helpers);
    expect([rounds('leather'), rounds('chainmail'), rounds('plate', 0, 'shield')]).toEqual([1, 1, 0]);
    const turn = rounds('plate') ?? 0;
    expect(rounds('plate', 1)).toBe(Math.ceil(turn / 2));
    const most = equipping.helpers?.most ?? 0;
    expect(rounds('plate', most + 3)).toBe(rounds('plate', most));
    expect(equipping.helpers?.rule).toBe('ERI-DON-02');
  });

  it('ERI-DON-03: plate is cut away as anyone forces a door, by a hobbit one in six worse', () => {
    const upTo = (of: string | null, options = {}, STR = 10) =>
      by(options).cutting?.chance(
        someone({ class: of, abilities: { STR, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 } }),
      );
    expect(upTo('hobbit')).toBe((upTo('fighter') ?? 0) - 1);
    expect(upTo('halfling')).toBe(upTo('hobbit'));
    expect(upTo(null)).toBe(upTo('fighter'));
    expect(equipping.cutting?.rule).toBe('ERI-DON-03');
  });
});
