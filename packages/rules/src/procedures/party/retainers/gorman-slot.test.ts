import { describe, expect, it } from 'vitest';
import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';

const { retainers, morale } = rulesFor({ base: 'gorman', slots: {}, options: {} });
const kind = (name: string) => retainers.kinds.find((one) => one.name === name);
const terms = (facts = {}) => ({ count: 1, approach: 'individual', modifier: 0, ...facts }) as never;

describe('those who serve by Gorman', () => {
  it('GOR-HIR-01, 04: a henchman has half a share and earns experience; hirelings and experts neither', () => {
    expect(kind('henchman')).toMatchObject({
      share: 0.5,
      experience: 1,
      limited: true,
      rule: 'GOR-HIR-04',
      wage: null,
    });
    expect(kind('hireling')).toMatchObject({
      share: 0,
      experience: 0,
      limited: false,
      rule: 'GOR-HIR-02',
      wage: { gold: 1, per: 'day' },
    });
    const experts = retainers.kinds.filter(({ rule }) => rule === 'GOR-HIR-03');
    expect(experts.length).toBeGreaterThan(1);
    for (const expert of experts)
      expect(expert).toMatchObject({ share: 0, experience: 0, limited: false, classes: [] });
    expect(experts.map(({ label }) => label).every((label) => /^[A-Z][a-z ]+$/.test(label))).toBe(true);
  });

  it('GOR-HIR-03: part weeks and missions are paid whole', () => {
    const { wages } = retainers.pay;
    expect(wages({ gold: 10, per: 'week' } as never, 2, 1.2)).toBe(40);
    expect(wages({ gold: 1, per: 'day' } as never, 3, 2)).toBe(6);
    expect(retainers.pay.dueEach('week')).toBe('week');
  });

  it('GOR-HIR-04: from seven they accept; a group by one throw, all or none', () => {
    const { offered } = retainers.hiring;
    expect(offered(terms(), loaded(3, 4))).toMatchObject({ joined: 1, undecided: 0 });
    expect(offered(terms(), loaded(3, 3))).toMatchObject({ joined: 0 });
    expect(offered(terms({ modifier: 1 }), loaded(3, 3))).toMatchObject({ joined: 1 });
    expect(offered(terms({ count: 2 }), loaded(3, 4, 1, 1))).toMatchObject({ joined: 1 });
    expect(offered(terms({ count: 3, approach: 'group' }), loaded(3, 4))).toMatchObject({ joined: 3 });
    expect(offered(terms({ count: 3, approach: 'group' }), loaded(3, 3))).toMatchObject({ joined: 0 });
    expect(retainers.hiring.acceptsFrom).toBe(7);
  });

  it('GOR-HIR-05: charisma sets how many henchmen there are, and the sheet counts them', () => {
    const most = retainers.hiring.most(10);
    expect(most).toBeGreaterThan(0);
    expect(retainers.hiring.leadership(10, 2, 3)).toMatchObject([
      { name: 'Henchmen', value: `2 of ${most}`, rule: 'GOR-HIR-05' },
    ]);
  });

  it('GOR-HIR-06: a henchman’s loyalty begins with a die, seven, charisma and what was given; others have none', () => {
    const { begins } = retainers.loyalty;
    const henchman = kind('henchman');
    const hireling = kind('hireling');
    expect(henchman && begins(henchman, { charisma: 10, eager: false, gift: 0 }, loaded(4))).toBe(11);
    expect(henchman && begins(henchman, { charisma: 10, eager: false, gift: 2 }, loaded(4))).toBe(13);
    expect(hireling && begins(hireling, { charisma: 10, eager: false, gift: 2 }, loaded())).toBeNull();
  });

  it('GOR-MOR-02, 03: six stays; loyalty and the referee’s two at the most are added', () => {
    const { check } = retainers.loyalty;
    expect(check(null, 0, loaded(3, 3))).toMatchObject({ firmness: 'stays', needed: 6 });
    expect(check(null, 0, loaded(3, 2))).toMatchObject({ firmness: 'goes', needed: 6 });
    expect(check(null, 5, loaded(2, 2)).firmness).toBe('stays');
    expect(check(null, 5, loaded(2, 1)).firmness).toBe('goes');
    expect(check(null, -5, loaded(4, 4)).firmness).toBe('stays');
    expect(check(null, -5, loaded(4, 3)).firmness).toBe('goes');
  });

  it('GOR-MOR-03: the steadfast never fail and malcontents always do, without a throw', () => {
    const { check } = retainers.loyalty;
    const [best, worst] = [check(30, 0, loaded()), check(-5, 0, loaded())];
    expect(best).toEqual({ firmness: 'stays', formula: 'the steadfast never fail', needed: null });
    expect(worst).toEqual({ firmness: 'goes', formula: 'malcontents always fail', needed: null });
  });

  it('GOR-HIR-09, 10: an extreme demand costs a point of loyalty; a malcontent betrays by a die', () => {
    const { afterFailure, betrayal } = retainers.loyalty;
    expect([afterFailure(8, true), afterFailure(8, false)]).toEqual([7, 8]);
    expect([2, 3, 4, 5].map((face) => betrayal?.(-5, loaded(face)))).toEqual([
      'absent-next-delve',
      'flees-now',
      'flees-now',
      'plots',
    ]);
    expect(betrayal?.(10, loaded())).toBeNull();
  });

  it('GOR-HIR-02: a hireling comes with a dagger and a die of hit points, a henchman with scores at the first level', () => {
    const plain = kind('hireling');
    const made = plain && retainers.hiring.outfit(plain, null, loaded(4));
    expect(made).toMatchObject({
      level: 0,
      abilities: null,
      hitPoints: 4,
      armour: 'none',
      shield: false,
      weapons: [['dagger']],
    });
    const henchman = kind('henchman');
    const dice = { die: () => 3, id: () => 'x' };
    expect(henchman && retainers.hiring.outfit(henchman, 'cleric', dice)).toMatchObject({
      level: 1,
      abilities: { STR: 9 },
    });
  });

  it('GOR-MOR-02: those who are met stay on a six by the same throw, with two at the most for or against', () => {
    expect([morale.check.result(6, 6), morale.check.result(5, 6)]).toEqual(['fight', 'flee']);
    expect([[], [1], [5], [-5], [3, -2]].map((adjustments) => morale.score.target(9, adjustments))).toEqual([
      6, 5, 4, 8, 5,
    ]);
    expect([2, 7, 12].map(morale.check.checks)).toEqual([true, true, true]);
    expect(morale).toMatchObject({ servantsWaver: true, played: true, check: { highStands: true } });
    expect([morale.score.unscored, morale.score.mostAdjustment]).toEqual([6, 2]);
    expect(morale.enough).toBe(Number.POSITIVE_INFINITY);
    const { enough } = rulesFor({ base: 'gorman', slots: {}, options: { twoMoraleSuccesses: true } }).morale;
    expect(enough).toBe(2);
  });
});
