import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { goblin, someone } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';

const { afflictions, savingThrow, retainers } = rulesFor({ base: 'eris', slots: {}, options: {} });
const bite = weapon('bite');
const beast = (name: string, facts = {}) => goblin({ name, ...facts });

describe('what blows bring on Planet Eris', () => {
  it.each([
    ['Wight', 1],
    ['Wight 2', 1],
    ['Vampire', 2],
    ['wraith', 1],
  ])('ERI-DRN-06: a %s drains %i for good', (name, levels) => {
    expect(afflictions.brings(beast(name), bite)).toMatchObject({ kind: 'drain', levels, lasting: true });
    expect(afflictions.brings(beast(name), { ...bite, kind: 'missile' })).toBeNull();
  });

  it('ERI-DRN-08: a vampire’s bite drains for a while where the referee says so, and its other blows for good', () => {
    const vampire = beast('Vampire', { traits: { biteDrainsForAWhile: true } });
    expect(afflictions.brings(vampire, bite)).toMatchObject({ lasting: false });
    expect(afflictions.brings(vampire, weapon('claw'))).toMatchObject({ lasting: true });
    expect(afflictions.brings(beast('Vampire'), bite)).toMatchObject({ lasting: true });
    expect(afflictions.biteRuling(beast('Vampire 3'))).toBe('ERI-DRN-08');
    expect(afflictions.biteRuling(beast('Wight'))).toBeNull();
    expect(afflictions.biteRuling(someone({ name: 'Vampire' }))).toBeNull();
  });

  it('ERI-POI-01, ERI-PRL-03: poison is of the kind that is named, and kills where none is; others bring what they are', () => {
    const brings = (damage: string, name = 'Spider') => afflictions.brings(beast(name), weapon('bite', { damage }));
    expect(brings('1d4 + poison')).toEqual({ kind: 'poison', poison: 'instantly-deadly' });
    expect(brings('1d4 + poison (paralytic)')).toEqual({ kind: 'poison', poison: 'paralytic' });
    expect(brings('1d4 + poison (slow deadly)')).toEqual({ kind: 'poison', poison: 'slow-deadly' });
    expect(brings('1d4 + poison at +2 in 1d4 turns')).toEqual({ kind: 'poison', poison: 'slow-deadly' });
    expect(brings('1d4 + sickening poison')).toEqual({ kind: 'poison', poison: 'weakening' });
    expect(brings('1d4 + poison (tasty)')).toEqual({ kind: 'poison', poison: 'instantly-deadly' });
    expect(brings('1d4 + paralysis')).toEqual({ kind: 'paralysis' });
    expect(brings('1d4')).toBeNull();
    expect(brings('1d4', 'Ghoul')).toEqual({ kind: 'ghoul' });
    expect(afflictions.brings(someone({ name: 'Ghoul' }), bite)).toBeNull();
  });

  it('ERI-DRN-01, 05: whoever loses the last level dies, and rises as what drained it', () => {
    const drained = (level: number, levels: number) =>
      afflictions.befalls(
        someone({ class: 'fighter', level, experience: 3000, hitPoints: { now: 5, max: 9 } }),
        { kind: 'drain', levels, lasting: true, drainer: 'wight' },
        null as never,
        { die: () => 3, id: () => 'x' },
      );
    expect(drained(1, 1)).toMatchObject({ dies: true, rule: 'ERI-DRN-05' });
    expect(drained(3, 1)).toMatchObject({ dies: false, rule: 'ERI-DRN-01', drained: { level: 2 } });
    expect(drained(3, 1).notes).toMatchObject([{ rule: 'ERI-DRN-06' }]);
  });

  it('ERI-DRN-07: what is drained for a while leaves experience and hit points, until a week of rest', () => {
    const victim = someone({ class: 'fighter', level: 3, experience: 4000 });
    const drain = { kind: 'drain', levels: 1, lasting: false, drainer: 'vampire' } as const;
    const told = afflictions.befalls(victim, drain, null as never, loaded());
    expect(told).toMatchObject({
      rule: 'ERI-DRN-07',
      drained: { level: 2, experience: 4000 },
      ailment: { kind: 'drained', amount: 1 },
      notes: [{ rule: 'ERI-DRN-06' }, { rule: 'ERI-DRN-08' }],
    });
    const ailment = { kind: 'drained', until: null, ends: 'passes', amount: 1 } as const;
    expect([6, 7].map((days) => afflictions.isOver(ailment, days))).toEqual([false, true]);
    expect(afflictions.isOver({ ...ailment, kind: 'sick' } as never, 99)).toBe(false);
    const monster = afflictions.befalls(goblin(), drain, null as never, loaded());
    expect(monster.says).toBe('has no levels to lose');
  });

  it('ERI-POI-05: each dose takes one off, until the last kills', () => {
    expect([0, 1, 2].map((doses) => afflictions.sickness(doses))).toEqual([0, -1, -2]);
  });

  it('ERI-DWF-01, ERI-HOB-01: dwarves and hobbits save better against magic, and only against that', () => {
    const bonus = (of: string | null, save: string) =>
      savingThrow.numbers.bonus(someone({ class: of, level: 1 }), save as never);
    for (const of of ['dwarf', 'hobbit', 'halfling']) {
      expect(bonus(of, 'spells')).toBeGreaterThan(0);
      expect(bonus(of, 'wands')).toBeGreaterThan(0);
      expect([bonus(of, 'death'), bonus(of, 'breath')]).toEqual([0, 0]);
    }
    expect([bonus('fighter', 'spells'), bonus('elf', 'wands'), bonus(null, 'spells')]).toEqual([0, 0, 0]);
    expect(bonus('halfling', 'spells')).toBe(bonus('hobbit', 'spells'));
    expect(savingThrow.lessened.half(5)).toBe(3);
    expect([savingThrow.numbers.saved(12, 12, 5), savingThrow.numbers.saved(11, 12, 20)]).toEqual([true, false]);
  });

  it('ERI-HIR-10, 11: a nine brings them in; asked together one throw serves for all, and a six leaves them undecided', () => {
    const terms = (facts = {}) => ({ count: 1, approach: 'individual', modifier: 0, ...facts }) as never;
    const { offered } = retainers.hiring;
    expect(offered(terms(), loaded(4, 5))).toMatchObject({ joined: 1, undecided: 0, eager: false, attacks: false });
    expect(offered(terms(), loaded(4, 4))).toMatchObject({ joined: 0, undecided: 1 });
    expect(offered(terms(), loaded(3, 3))).toMatchObject({ undecided: 1 });
    expect(offered(terms(), loaded(3, 2))).toMatchObject({ joined: 0, undecided: 0, attacks: false });
    expect(offered(terms(), loaded(1, 1))).toMatchObject({ joined: 0, attacks: true });
    expect(offered(terms(), loaded(6, 6))).toMatchObject({ joined: 1, eager: true });
    expect(offered(terms({ count: 3, approach: 'group' }), loaded(4, 5))).toMatchObject({ joined: 3 });
    expect(offered(terms({ count: 3, approach: 'group' }), loaded(4, 4))).toMatchObject({ joined: 0, undecided: 3 });
    expect(offered(terms({ count: 2 }), loaded(6, 6, 4, 5))).toMatchObject({ joined: 2, eager: false });
    expect(offered(terms({ count: 2 }), loaded(4, 5, 4, 4))).toMatchObject({ joined: 1, undecided: 1 });
  });

  it.each([
    ['paralytic', 'paralysed', 144],
    ['madness', 'mad', 1008],
    ['infected-wound', 'festering', 1008],
    ['asphyxiating', 'choking', 1],
  ] as const)('ERI-POI-03: %s poison leaves somebody %s for so many turns: %i', (poison, kind, turns) => {
    const course = { now: 0, modifier: 0, inBattle: true, roundsPerTurn: 60 } as never;
    const befalls = (name: string) =>
      afflictions.befalls(someone(), { kind: 'poison', poison: name as never }, course, loaded(1, 1, 1));
    const until = Number(befalls(poison).ailment?.until ?? 0);
    expect(befalls(poison).ailment?.kind).toBe(kind);
    expect(until / turns).toBeCloseTo(Number(befalls('asphyxiating').ailment?.until ?? 0), 6);
  });
});
