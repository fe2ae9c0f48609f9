import { gripBonus } from '../../../books/eris/content/grips.ts';
import { MISSILES } from '../../../books/eris/content/missiles.ts';
import { bookWeapon } from '../../../content/book-armour.ts';
import type { Note, RuleId } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { type DamageDice, readDamage } from './notation.ts';
import type { DamageRule } from './rule.ts';

/** ERI-DMG-01: what a weapon adds to its d6, in one hand or shot. */
export const weaponBonus = (weapon: string): number =>
  Object.entries(MISSILES).find(([name]) => name === weapon)?.[1].damage ?? 0;

/** ERI-CRI-01: what the die must show. */
export const isCritical = (natural: number): boolean => natural === 20;

/** ERI-CRI-01: the finished damage doubled. */
export const doubled = (damage: number, critical: boolean): number => damage * (critical ? 2 : 1);

/** ERI-CRI-02: a helmet takes a critical, and is gone. */
export function helmeted(natural: number, helmet: boolean, damage: number) {
  const critical = isCritical(natural);
  const avoided = critical && helmet;
  return { avoided, helmetAfter: helmet && !avoided, damage: doubled(damage, critical && !avoided) };
}

export type WeakPoint = 'covered' | 'exposed' | 'none';

/** ERI-CRI-03: a scale over the weak point takes the first critical, and is gone. */
export function scaled(natural: number, weakPoint: WeakPoint, damage: number) {
  const critical = isCritical(natural);
  const avoided = critical && weakPoint === 'covered';
  const weakPointAfter: WeakPoint = avoided ? 'exposed' : weakPoint;
  return { avoided, weakPointAfter, damage: doubled(damage, critical && !avoided) };
}

export type Protection = 'helmet' | 'scale' | 'none';

/** ERI-CRI-04: what protects somebody, unless the referee says otherwise. */
export function protectionOf(kind: string, helmet: boolean, refereeSays: Protection | null): Protection {
  if (refereeSays) return refereeSays;
  if (helmet) return 'helmet';
  return kind === 'dragon' ? 'scale' : 'none';
}

/** ERI-DMG-01, 02, ERI-CNV-02: a d6 for every weapon, one more for the large; a monster's as described. */
function diceOf(attacker: Creature, { name, damage }: Attack, hands: 1 | 2): DamageDice | null {
  const noted = readDamage(damage);
  if (attacker.kind === 'monster' || name.toLowerCase() === 'unarmed') return noted;
  const grip = gripBonus(bookWeapon(name), hands, false);
  const own = 'error' in grip ? 0 : grip.bonus + weaponBonus(bookWeapon(name));
  return { count: 1, sides: 6, plus: own + (noted && noted.count > 0 ? noted.plus : 0) };
}

const ruleOf = (turned: RuleId | null, times: number): RuleId | null => turned ?? (times > 1 ? 'ERI-CRI-01' : null);

/** ERI-DMG-01, 02, ERI-MIS-09: where the dice of a character come from. */
function notesOn(attacker: Creature, { name, kind }: Attack, hands: 1 | 2): readonly Note[] {
  if (attacker.kind === 'monster') return [];
  if (kind === 'missile') return [{ rule: 'ERI-MIS-09', text: 'a d6, and one more for a heavy crossbow' }];
  const grip = gripBonus(bookWeapon(name), hands, false);
  return 'error' in grip || grip.bonus === 0
    ? [{ rule: 'ERI-DMG-01', text: 'a d6 for every weapon' }]
    : [{ rule: 'ERI-DMG-02', text: 'one more for a large weapon in both hands' }];
}

/** ERI-CRI-04: what guards somebody now, by its nature or at the referee's word. */
function protectionNow({ name, helmet, traits }: Creature): Protection {
  const kind = /\bdragon\b/i.test(name) ? 'dragon' : 'other';
  return protectionOf(kind, helmet, traits?.weakPoint ? 'scale' : null);
}

const GUARDS: Readonly<Record<Protection, string>> = {
  helmet: 'a helmet guards it from the worst',
  scale: 'scales guard it from the worst, once',
  none: 'nothing guards it from the worst',
};

/** ERI-CRI and ERI-DMG as one slot. On subduing, burning oil and broken weapons the book is silent (ERI-RUL-03). */
export const erisDamageRule = (silent: DamageRule): DamageRule => ({
  rule: 'ERI-DMG-05',
  points: {
    tally: 'ERI-DTH-02',
    heal: (hitPoints, max, amount) => Math.min(max, hitPoints + amount),
    shown: (hitPoints) => hitPoints,
    hurt: silent.points.hurt,
  },
  worst: {
    guarding: 'ERI-CRI-04',
    critical: (natural, target) => {
      const guard = protectionNow(target);
      const bare = guard === 'scale' && target.traits?.weakPoint === 'exposed';
      const guarding = bare ? 'its weak point lies bare' : GUARDS[guard];
      const told = natural === 20 ? { guard: { rule: 'ERI-CRI-04', text: guarding } as const } : {};
      if (guard === 'scale') {
        const { avoided, damage: times } = scaled(natural ?? 0, target.traits?.weakPoint ?? 'covered', 1);
        return {
          times,
          helmetLost: false,
          scaleLost: avoided,
          rule: ruleOf(avoided ? 'ERI-CRI-03' : null, times),
          ...told,
        };
      }
      const { avoided, damage: times } = helmeted(natural ?? 0, target.helmet, 1);
      return { times, helmetLost: avoided, rule: ruleOf(avoided ? 'ERI-CRI-02' : null, times), ...told };
    },
  },
  roll: {
    dice: diceOf,
    noted: notesOn,
    strengthCounts: () => false,
    leastRule: silent.roll.leastRule,
    charging: silent.roll.charging,
    total: silent.roll.total,
  },
  cites: silent.cites,
  subdual: silent.subdual,
  burnsOn: silent.burnsOn,
  breaking: silent.breaking,
});
