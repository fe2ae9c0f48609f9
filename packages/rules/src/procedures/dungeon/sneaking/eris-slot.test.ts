import { describe, expect, it } from 'vitest';
import { someone } from '../../../../test/table.ts';
import { rulesFor } from '../../../play/index.ts';

const { sneaking, retainers, advancement } = rulesFor({ base: 'eris', slots: {}, options: {} });
const kind = (name: string) => retainers.kinds.find((one) => one.name === name);
const even = { die: () => 3, id: () => 'x' };

describe('sneaking and serving on Planet Eris', () => {
  it('ERI-SNK-03: over a long way sneakers go more slowly, and the slowest cannot', () => {
    expect([120, 90, 60, 30].map((rate) => sneaking.slower(rate))).toEqual([90, 60, 30, null]);
    expect(sneaking.slower(45)).toBe(45);
  });

  it('ERI-HIR-18 to 23: those who serve for arms bring them: one weapon where they may choose', () => {
    for (const { name } of retainers.kinds) {
      const help = kind(name);
      const made = help && retainers.hiring.outfit(help, null, even);
      expect(made?.weapons.flat().filter((weapon) => / or |any/.test(weapon))).toEqual([]);
      expect(made?.abilities).toBeNull();
      expect(['none', 'leather', 'chainmail', 'plate']).toContain(made?.armour);
    }
  });

  it('ERI-HIR-05: whoever answers a notice is paid the most of what was promised and what brings them in', () => {
    const { seeking } = retainers;
    const least = seeking?.inBulk('laborer', 1, 0) ?? 0;
    expect(seeking?.inBulk('laborer', 3, least + 5)).toBe(3 * (least + 5));
    expect(seeking?.inBulk('no such kind', 3, 5)).toBe(0);
  });

  it('ERI-HIR-13: only those of the lowest loyalty run', () => {
    const { betrayal } = retainers.loyalty;
    expect([betrayal?.(3, even), betrayal?.(4, even)]).toEqual(['flees-now', null]);
    expect(retainers.loyalty.afterFailure(7, true)).toBe(7);
  });

  it('ERI-HIR-14: on two to five they break, on six to eight they are shaken, and from nine they stand', () => {
    const dice = (one: number, other: number) => {
      const faces = [one, other];
      return { die: () => faces.shift() ?? 1, id: () => 'x' };
    };
    const firm = (one: number, other: number) => retainers.loyalty.check(10, 0, dice(one, other)).firmness;
    expect([firm(2, 3), firm(3, 3), firm(4, 4), firm(4, 5)]).toEqual(['goes', 'shaken', 'shaken', 'stays']);
  });

  it.each([
    [15, '+1 on each hit die'],
    [10, 'nothing on each hit die'],
    [6, '−1 on each hit die'],
  ])('ERI-APX-03: the sheet says what a constitution of %i does: %s', (CON, value) => {
    const abilities = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON, CHA: 10 };
    const found = advancement.figures?.(someone({ abilities }))?.find(({ name }) => name === 'Constitution');
    expect(found).toMatchObject({ value, rule: 'ERI-APX-03' });
  });
});
