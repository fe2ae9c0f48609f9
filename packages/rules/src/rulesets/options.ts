import type { Options, RulesetChoice, RulesetId, Slot } from '../ruleset.ts';
import type { RuleId } from '../ruling.ts';
import { ANSWERS, sourceOf } from './answers.ts';

/** An optional rule that a campaign switches. */
export interface RuleOption {
  readonly key: string;
  readonly label: string;
  readonly rule: RuleId;
  readonly slot: Slot;
  /** What it may be; a flag is yes or no. */
  readonly choices: 'flag' | readonly string[] | readonly number[];
  readonly preset: string | boolean | number;
  /** The books that know it. */
  readonly books: readonly RulesetId[];
}

const flag = (
  key: string,
  label: string,
  rule: RuleId,
  slot: Slot,
  preset = false,
  books: readonly RulesetId[] = ['ose'],
): RuleOption => ({
  key,
  label,
  rule,
  slot,
  choices: 'flag',
  preset,
  books,
});

const figure = (
  key: string,
  label: string,
  rule: RuleId,
  slot: Slot,
  choices: readonly number[],
  preset: number,
): RuleOption => ({ key, label, rule, slot, choices, preset, books: ['ose'] });

/** The optional rules of the books. */
export const RULE_OPTIONS: readonly RuleOption[] = [
  flag('ascendingAC', 'Ascending armour class', 'OSE-CMB-19', 'attack'),
  flag('thac0Direct', 'THAC0 instead of the matrix', 'OSE-TAB-03', 'attack'),
  flag('invulnerabilityHD5', 'Five hit dice harm the invulnerable', 'OSE-CMB-21', 'attack'),
  flag('variableWeaponDamage', 'Variable weapon damage', 'OSE-CMB-26', 'damage'),
  flag('subduing', 'Attacks to subdue', 'OSE-CMB-34', 'damage'),
  flag('magicItemSave', 'Magic items may survive their bearer', 'OSE-DTH-03', 'dying', true),
  flag('restEveryHour', 'A turn of rest each hour', 'OSE-DUN-11', 'rest', false, ['gorman']),
  flag('lossesHinder', 'Lost limbs hinder', 'GOR-DTH-05', 'dying', true, ['gorman']),
  flag('individualInitiative', 'Individual initiative', 'OSE-CMB-06', 'initiative', false, ['ose', 'gorman']),
  flag('abilityModsInCombat', 'Strength and dexterity count in a fight', 'GOR-ABI-05', 'attack', false, ['gorman']),
  flag('soloGrapple', 'One alone may grapple', 'GOR-GRP-01', 'grappling', false, ['gorman']),
  flag('outdoorYards', 'Yards outdoors', 'GOR-ENC-03', 'distance', false, ['gorman']),
  flag('slowWeapons', 'Slow weapons act last', 'OSE-CMB-05', 'initiative', false, ['gorman']),
  flag('twoMoraleSuccesses', 'Two passed checks end checking', 'OSE-MOR-04', 'morale', false, ['gorman']),
  flag('initiativeEachTurn', 'Initiative anew each turn', 'GOR-ENC-01', 'initiative', false, ['gorman']),
  flag('moveAndAttack', 'A move before an attack', 'GOR-EXP-02', 'combatRound', false, ['gorman']),
  {
    key: 'initiativeTies',
    label: 'Tied initiative',
    rule: 'OSE-CMB-04',
    slot: 'initiative',
    choices: ['reroll', 'simultaneous'],
    preset: 'reroll',
    books: ['ose', 'gorman'],
  },
  flag('morale', 'Morale', 'OSE-MOR-01', 'morale', true),
  flag('lightPreventsSurprise', 'Light in the dark gives one away', 'OSE-EVT-05', 'surprise', true),
  flag('sessionEndAwards', 'Experience at the end of a session, home or not', 'ERI-XPA-01', 'advancement', false, [
    'eris',
  ]),
  flag('weeklyUpkeep', 'Upkeep by the week, not by the session', 'ERI-UPK-02', 'upkeep', false, ['eris']),
  flag('variableWind', 'Winds of nine strengths', 'OSE-SEA-12', 'voyage'),
  {
    key: 'encumbrance',
    label: 'Encumbrance',
    rule: 'OSE-ENC-01',
    slot: 'encumbrance',
    choices: ['none', 'basic', 'detailed'],
    preset: 'none',
    books: ['ose'],
  },
  {
    key: 'starvationPreset',
    label: 'Starvation, day by day',
    rule: 'OSE-HAZ-09',
    slot: 'provisions',
    choices: ['off', 'ladder'],
    preset: 'off',
    books: ['ose'],
  },
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

export const optionNamed = (key: string): RuleOption | null =>
  RULE_OPTIONS.find((option) => option.key === key) ?? null;

/** Whether a value is one that the option may have. */
export const fits = ({ choices }: RuleOption, value: unknown): boolean =>
  choices === 'flag' ? typeof value === 'boolean' : choices.some((choice: string | number) => choice === value);

/** What an option is now. */
export const settingOf = ({ key, preset }: RuleOption, options: Options): string | number | boolean =>
  options[key] ?? preset;

/** Whether another book answers the procedure of an option, so that it changes nothing. */
export const isIdle = (choice: RulesetChoice, { slot, books }: RuleOption): boolean =>
  ANSWERS[slot] !== undefined && !books.includes(sourceOf(choice, slot));
