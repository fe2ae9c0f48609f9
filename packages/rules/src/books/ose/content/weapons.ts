import type { WeaponName } from '../../../content/weapon-names.ts';

/** melee and missile: how it is used, both when it can be thrown; the rest as OSE-APX-08 explains them. */
const WEAPON_QUALITIES = [
  'melee',
  'missile',
  'slow',
  'two-handed',
  'brace',
  'charge',
  'reload',
  'splash',
  'blunt',
  'undead-only',
] as const;
export type WeaponQuality = (typeof WEAPON_QUALITIES)[number];

export interface Weapon {
  /** In gold pieces; null where it is bought as something else. */
  readonly cost: number | null;
  /** In coins; null where it counts as gear. */
  readonly weight: number | null;
  /** Rolled with variable weapon damage (OSE-CMB-26). */
  readonly damageDie: number;
  /** Short, medium and long range in feet, each the last foot of its band. */
  readonly ranges: readonly [number, number, number] | null;
  readonly qualities: readonly WeaponQuality[];
}

/** OSE-APX-08. */
export const WEAPONS: Readonly<Record<WeaponName, Weapon>> = {
  'battle axe': { cost: 7, weight: 50, damageDie: 8, ranges: null, qualities: ['melee', 'slow', 'two-handed'] },
  club: { cost: 3, weight: 50, damageDie: 4, ranges: null, qualities: ['blunt', 'melee'] },
  crossbow: {
    cost: 30,
    weight: 50,
    damageDie: 6,
    ranges: [80, 160, 240],
    qualities: ['missile', 'reload', 'slow', 'two-handed'],
  },
  dagger: { cost: 3, weight: 10, damageDie: 4, ranges: [10, 20, 30], qualities: ['melee', 'missile'] },
  'hand axe': { cost: 4, weight: 30, damageDie: 6, ranges: [10, 20, 30], qualities: ['melee', 'missile'] },
  javelin: { cost: 1, weight: 20, damageDie: 4, ranges: [30, 60, 90], qualities: ['missile'] },
  lance: { cost: 5, weight: 120, damageDie: 6, ranges: null, qualities: ['charge', 'melee'] },
  'long bow': { cost: 40, weight: 30, damageDie: 6, ranges: [70, 140, 210], qualities: ['missile', 'two-handed'] },
  mace: { cost: 5, weight: 30, damageDie: 6, ranges: null, qualities: ['blunt', 'melee'] },
  'pole arm': {
    cost: 7,
    weight: 150,
    damageDie: 10,
    ranges: null,
    qualities: ['brace', 'melee', 'slow', 'two-handed'],
  },
  'short bow': { cost: 25, weight: 30, damageDie: 6, ranges: [50, 100, 150], qualities: ['missile', 'two-handed'] },
  'short sword': { cost: 7, weight: 30, damageDie: 6, ranges: null, qualities: ['melee'] },
  'silver dagger': { cost: 30, weight: 10, damageDie: 4, ranges: [10, 20, 30], qualities: ['melee', 'missile'] },
  sling: { cost: 2, weight: 20, damageDie: 4, ranges: [40, 80, 160], qualities: ['blunt', 'missile'] },
  spear: { cost: 3, weight: 30, damageDie: 6, ranges: [20, 40, 60], qualities: ['brace', 'melee', 'missile'] },
  staff: { cost: 2, weight: 40, damageDie: 4, ranges: null, qualities: ['blunt', 'melee', 'slow', 'two-handed'] },
  sword: { cost: 10, weight: 60, damageDie: 8, ranges: null, qualities: ['melee'] },
  'two-handed sword': {
    cost: 15,
    weight: 150,
    damageDie: 10,
    ranges: null,
    qualities: ['melee', 'slow', 'two-handed'],
  },
  'war hammer': { cost: 5, weight: 30, damageDie: 6, ranges: null, qualities: ['blunt', 'melee'] },
  torch: { cost: null, weight: null, damageDie: 4, ranges: null, qualities: ['melee'] },
  'oil flask (burning)': {
    cost: 2,
    weight: null,
    damageDie: 8,
    ranges: [10, 30, 50],
    qualities: ['missile', 'splash'],
  },
  'holy water vial': {
    cost: 25,
    weight: null,
    damageDie: 8,
    ranges: [10, 30, 50],
    qualities: ['missile', 'splash', 'undead-only'],
  },
};

export const weaponOf = (name: string): Weapon | null => (isWeaponName(name) ? WEAPONS[name] : null);

const isWeaponName = (name: string): name is WeaponName => Object.hasOwn(WEAPONS, name);
