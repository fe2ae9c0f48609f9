import { basicDie, isBow } from '../../../books/basic/content/weapons.ts';
import { readDamage } from './notation.ts';
import type { DamageRule } from './rule.ts';

/** BFR-DMG as one slot: a die each weapon. How hit points are counted, subduing, charges and burning oil are the chapter's. */
export const basicDamage = (chapter: DamageRule): DamageRule => ({
  rule: 'BFR-DMG-01',
  roll: {
    dice: (attacker, attack, hands) => {
      const sides = attacker.kind === 'monster' ? null : basicDie(attack.name.toLowerCase());
      const noted = readDamage(attack.damage);
      return sides === null
        ? chapter.roll.dice(attacker, attack, hands)
        : { count: 1, sides, plus: noted && noted.count > 0 ? noted.plus : 0 };
    },
    strengthCounts: (attacker, { name, kind }) => attacker === 'pc' && (kind === 'melee' || !isBow(name.toLowerCase())),
    leastRule: 'BFR-DMG-03',
    total: chapter.roll.total,
    noted: ({ kind }, { name }) =>
      kind !== 'monster' && name.toLowerCase() === 'unarmed'
        ? [{ rule: 'BFR-DMG-04', text: `bare hands deal 1d${basicDie('unarmed')}` }]
        : [],
    charging: chapter.roll.charging,
  },
  cites: {
    taken: chapter.cites.taken,
    healed: chapter.cites.healed,
    strength: 'BFR-DMG-02',
    oil: chapter.cites.oil,
    subduing: chapter.cites.subduing,
  },
  points: chapter.points,
  worst: chapter.worst,
  subdual: chapter.subdual,
  burnsOn: chapter.burnsOn,
  breaking: chapter.breaking,
});
