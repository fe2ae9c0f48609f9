import { weaponOf } from '../../../books/ose/content/weapons.ts';
import { plainWeapon } from '../../../content/book-armour.ts';
import type { Note } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { type DamageDice, readDamage } from './notation.ts';
import type { DamageRule, Rider } from './rule.ts';

export interface DamageOptions {
  readonly variableWeaponDamage: boolean;
  readonly subduing: boolean;
}

/** What every weapon of a character does when its own die is not used (OSE-CMB-24), and bare hands always (OSE-CMB-35). */
const WEAPON_DIE = 6;
export const UNARMED_DIE = 2;

/** The die of a character's attack: 1d6, or the weapon's own (OSE-CMB-26). */
export const dieOf = (weapon: string, variable: boolean): number | null => {
  if (weapon === 'unarmed') return UNARMED_DIE;
  return variable ? (weaponOf(plainWeapon(weapon))?.damageDie ?? null) : WEAPON_DIE;
};

/** What a magic weapon adds stays, whichever die is thrown. */
function characterDice({ name, damage }: Attack, variable: boolean): DamageDice | null {
  const noted = readDamage(damage);
  const sides = dieOf(name.toLowerCase(), variable);
  return sides === null ? noted : { count: 1, sides, plus: noted && noted.count > 0 ? noted.plus : 0 };
}

/** What is said of a die that is not that of every weapon: of bare hands, or of a weapon where each throws its own. */
function ownDie({ kind }: Creature, { name }: Attack, variable: boolean): readonly Note[] {
  const weapon = name.toLowerCase();
  const sides = kind === 'monster' ? null : dieOf(weapon, variable);
  if (sides === null) return [];
  if (weapon === 'unarmed') return [{ rule: 'OSE-CMB-35', text: `bare hands deal 1d${sides}` }];
  return variable ? [{ rule: 'OSE-CMB-26', text: `the weapon’s own die: 1d${sides}` }] : [];
}

/** OSE-APX-08: feet that a charge takes. */
const CHARGE = 60;
const charges = ({ mounted, moved }: Rider): boolean => mounted && moved >= CHARGE;

/** OSE-APX-08: a lance on the charge, and a spear or pole arm set against one, deal double damage. */
function charging({ name, kind }: Attack, attacker: Rider, target: Rider): Note | null {
  const qualities = kind === 'melee' ? (weaponOf(plainWeapon(name))?.qualities ?? []) : [];
  if (qualities.includes('charge') && charges(attacker)) return { rule: 'OSE-APX-08', text: 'on the charge: double' };
  return qualities.includes('brace') && charges(target)
    ? { rule: 'OSE-APX-08', text: 'set against a charge: double' }
    : null;
}

const ORDINARY = { times: 1, helmetLost: false, rule: null } as const;

/** OSE-CMB-24…26, 34, 35, OSE-DMG-01, OSE-HEA-02. */
export const oseDamage = ({ variableWeaponDamage, subduing }: DamageOptions): DamageRule => ({
  cites: {
    taken: 'OSE-DMG-01',
    healed: 'OSE-HEA-02',
    strength: 'OSE-CMB-24',
    oil: 'OSE-APX-10',
    subduing: 'OSE-CMB-34',
  },
  rule: 'OSE-CMB-24',
  roll: {
    leastRule: 'OSE-CMB-25',
    dice: (attacker, attack) =>
      attacker.kind === 'monster' ? readDamage(attack.damage) : characterDice(attack, variableWeaponDamage),
    charging,
    strengthCounts: (attacker, { kind }) => attacker === 'pc' && kind === 'melee',
    total: (rolled, modifier, times = 1) => Math.max(1, rolled + modifier) * times,
    noted: (attacker, attack) => ownDie(attacker, attack, variableWeaponDamage),
  },
  subdual: {
    played: subduing,
    subdued,
  },
  burnsOn: ({ name }) => {
    const qualities = weaponOf(name)?.qualities ?? [];
    return qualities.includes('splash') && !qualities.includes('undead-only') ? 'OSE-APX-10' : null;
  },
  worst: {
    critical: () => ORDINARY,
    guarding: null,
  },
  breaking: {
    breaks: () => null,
    brokenRule: null,
  },
  points: {
    hurt: (hitPoints, damage) => hitPoints - damage,
    heal: (hitPoints, max, amount) => (hitPoints <= 0 ? hitPoints : Math.min(max, hitPoints + amount)),
    shown: (hitPoints) => Math.max(0, hitPoints),
    tally: null,
  },
});

/** OSE-CMB-34: where subdual and real damage together leave somebody of so many hit points. */
export function subdued(
  hitPoints: number,
  lethal: number,
  subdual: number,
  allowed: boolean,
): 'fighting' | 'surrenders' | 'dead' {
  if (lethal >= hitPoints) return 'dead';
  return allowed && lethal + subdual >= hitPoints ? 'surrenders' : 'fighting';
}
