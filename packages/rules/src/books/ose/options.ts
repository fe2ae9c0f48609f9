import { figure, flag, word } from '../book/option.ts';
import type { SettingsOf } from '../book/settings.ts';

/** The optional rules of the adventures chapter. */
export const OSE_OPTIONS = [
  flag('ascendingAC', 'Ascending armour class', 'OSE-CMB-19', 'attack'),
  flag('thac0Direct', 'THAC0 instead of the matrix', 'OSE-TAB-03', 'attack'),
  flag('invulnerabilityHD5', 'Five hit dice harm the invulnerable', 'OSE-CMB-21', 'attack'),
  flag('variableWeaponDamage', 'Variable weapon damage', 'OSE-CMB-26', 'damage'),
  flag('subduing', 'Attacks to subdue', 'OSE-CMB-34', 'damage'),
  flag('magicItemSave', 'Magic items may survive their bearer', 'OSE-DTH-03', 'dying', true),
  flag('individualInitiative', 'Individual initiative', 'OSE-CMB-06', 'initiative'),
  word('initiativeTies', 'Tied initiative', 'OSE-CMB-04', 'initiative', ['reroll', 'simultaneous'], 'reroll'),
  flag('morale', 'Morale', 'OSE-MOR-01', ['morale', 'combatRound'], true),
  flag('lightPreventsSurprise', 'Light in the dark gives one away', 'OSE-EVT-05', 'surprise', true),
  flag('variableWind', 'Winds of nine strengths', 'OSE-SEA-12', 'voyage'),
  word('encumbrance', 'Encumbrance', 'OSE-ENC-01', 'encumbrance', ['none', 'basic', 'detailed'], 'none'),
  word('starvationPreset', 'Starvation, day by day', 'OSE-HAZ-09', 'provisions', ['off', 'ladder'], 'off'),
  figure('miscGearWeight', 'Weight of all gear together, in coins', 'OSE-ENC-05', 'encumbrance', [0, 40, 80, 120], 80),
  figure('familiarMultiplier', 'Pace where the way is known, times', 'OSE-DUN-10', 'movement', [1, 2, 3], 3),
  flag('doorsSwingShut', 'Doors fall shut', 'OSE-DUN-06', 'doors', true),
  figure('wanderingEveryTurns', 'Wandering monsters, every so many turns', 'OSE-DUN-17', 'wandering', [1, 2, 3, 6], 2),
  figure('wanderingChance', 'Wandering monsters, chance in six', 'OSE-DUN-17', 'wandering', [0, 1, 2, 3], 1),
  figure('wildernessChecksPerDay', 'Wandering checks a day, on land', 'OSE-WLD-14', 'travel', [1, 2, 3, 4], 1),
  figure('seaChecksPerDay', 'Wandering checks a day, at sea', 'OSE-SEA-09', 'voyage', [1, 2, 3, 4], 1),
  figure('waterAttackPenalty', 'Attacks in water', 'OSE-CMB-37', 'attack', [0, -1, -2, -3, -4], -2),
  figure('waterDamagePenalty', 'Damage in water', 'OSE-CMB-37', 'attack', [0, -1, -2, -3, -4], -2),
  figure('retainerShare', 'A retainer’s part of a share', 'OSE-PTY-07', 'party', [0, 0.5, 1], 0.5),
  figure('rollOffDie', 'Sides of the die for first choice', 'OSE-PTY-08', 'party', [6, 8, 10, 12, 20, 100], 20),
];

/** The settings of the adventures chapter's attacks that books with a matrix of their own heed too. */
export const ATTACKS_HEED = ['waterAttackPenalty', 'waterDamagePenalty', 'invulnerabilityHD5'] as const;

type AttackSettings = Pick<SettingsOf<(typeof OSE_OPTIONS)[number]>, (typeof ATTACKS_HEED)[number]>;

/** The chapter's attacks as a campaign has set them. */
export const chapterAttacks = (settings: AttackSettings) => ({
  waterAttack: settings.waterAttackPenalty,
  waterDamage: settings.waterDamagePenalty,
  invulnerabilityHD5: settings.invulnerabilityHD5,
});
