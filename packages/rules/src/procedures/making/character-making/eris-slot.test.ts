import { describe, expect, it } from 'vitest';
import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';

const { characterMaking } = rulesFor({ base: 'eris', slots: {}, options: {} });
const scores = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };

describe('making characters for Planet Eris', () => {
  it.each([
    ['fighter', 'ERI-APX-07', 'STR', '1d6+1'],
    ['magic-user', 'ERI-APX-08', 'INT', '1d6'],
    ['cleric', 'ERI-APX-09', 'WIS', '1d6'],
    ['elf', 'ERI-APX-13', 'STR', '1d6+1'],
    ['dwarf', 'ERI-APX-13', 'STR', '1d6+1'],
    ['hobbit', 'ERI-APX-13', 'STR', '1d6+1'],
  ])('ERI-APX-07, 08, 09, 13: a %s by %s: the prime requisite is %s, the hit die %s', (name, rule, prime, hitDie) => {
    expect(characterMaking.classes.find((one) => one.name === name)).toEqual({
      name,
      rule,
      prime: [prime],
      requirements: {},
      hitDie,
    });
  });

  it('ERI-HPL-02: hit points are those of the class and constitution, three at the least', () => {
    const thrown = (of: string, CON: number, face: number) =>
      characterMaking.hitPoints.throw(of, { ...scores, CON }, loaded(face));
    expect([thrown('cleric', 10, 1), thrown('cleric', 10, 5)]).toEqual([3, 5]);
    expect(thrown('fighter', 10, 5)).toBe(6);
    expect(thrown('stranger', 10, 5)).toBe(6);
    expect(thrown('cleric', 18, 5)).toBe(6);
    expect(characterMaking.hitPoints.rule).toBe('ERI-HPL-02');
  });

  it('ERI-DWF-09: a dwarf is born with infravision on two in six, and nobody else throws for it', () => {
    expect(characterMaking.infravision('dwarf', loaded(2))).toBe(30);
    expect(characterMaking.infravision('dwarf', loaded(3))).toBe(0);
    expect(characterMaking.infravision('elf', loaded())).toBe(0);
    expect(characterMaking.trade).toBeNull();
  });
});
