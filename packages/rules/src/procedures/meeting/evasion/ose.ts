import type { Modifier } from '../../../core/index.ts';
import type { Chase, EvasionRule, Odds } from './rule.ts';

/** OSE-PUR-08: percent by feet a round that the fleeing side is slower. */
const ON_WATER: readonly (readonly [slowerBy: number, percent: number])[] = [
  [30, 50],
  [60, 40],
  [90, 35],
  [120, 25],
  [Infinity, 10],
];
const FASTER_ON_WATER = 80;

/** OSE-PUR-11: by the number who flee, percent by the number who follow. */
const BY_SIZE: readonly {
  readonly fleeing: number;
  readonly pursuers: readonly (readonly [upTo: number, percent: number])[];
}[] = [
  {
    fleeing: 4,
    pursuers: [
      [1, 50],
      [3, 70],
      [Infinity, 90],
    ],
  },
  {
    fleeing: 12,
    pursuers: [
      [3, 35],
      [8, 50],
      [Infinity, 70],
    ],
  },
  {
    fleeing: 24,
    pursuers: [
      [6, 25],
      [16, 35],
      [Infinity, 50],
    ],
  },
  {
    fleeing: Infinity,
    pursuers: [
      [10, 10],
      [30, 25],
      [Infinity, 35],
    ],
  },
];

export const baseChance = (fleeing: number, pursuers: number): number =>
  BY_SIZE.find((row) => fleeing <= row.fleeing)?.pursuers.find(([upTo]) => pursuers <= upTo)?.[1] ?? 0;

/** OSE-PUR-12: twice as fast counts 25 either way; never below 5 (R21), never above 100 (R22). */
function chance({ fleeing, pursuers, fleeRate, pursueRate, environment }: Chase): Odds {
  const base = baseChance(fleeing, pursuers);
  const speed = (fleeRate >= 2 * pursueRate ? 25 : 0) - (pursueRate >= 2 * fleeRate ? 25 : 0);
  const sum = base + speed + environment;
  const bounded = Math.max(5, Math.min(100, sum));
  const parts: readonly Modifier[] = [
    { name: 'the numbers of both', value: base, rule: 'OSE-PUR-11' },
    {
      name: speed < 0 ? 'the pursuers twice as fast' : 'those who flee twice as fast',
      value: speed,
      rule: 'OSE-PUR-12',
    },
    { name: 'the country', value: environment, rule: 'OSE-PUR-12' },
    { name: 'never below 5, nor above 100', value: bounded - sum, rule: 'OSE-PUR-12' },
  ];
  return { base, chance: bounded, parts: parts.filter(({ value }, place) => place === 0 || value !== 0) };
}

/** OSE-EVT-04, OSE-PUR-01, 08, 10, 11, 12. */
export const oseEvasion: EvasionRule = {
  cites: {
    may: 'OSE-EVT-04',
    dungeon: 'OSE-PUR-01',
    byMonsters: 'OSE-PUR-01',
    fleeing: 'OSE-EVT-13',
    onWater: 'OSE-PUR-08',
    surprised: 'OSE-PUR-10',
    speed: 'OSE-PUR-12',
  },
  deciding: { party: 'OSE-EVT-13', monsters: 'OSE-EVT-13' },
  engaged: {
    rule: 'OSE-EVT-13',
    text: 'The fight has begun: who is in melee leaves it by a withdrawal or a retreat that was declared; others just walk away.',
  },
  may: ({ dungeon, round, surprised, othersSurprised }) => ({
    allowed: !dungeon || round > 1 || !surprised || othersSurprised,
    automatic: false,
  }),
  breaksOff: () => false,
  dungeon: ({ fleeRate, pursueRate, forcedToStop }) => (fleeRate > pursueRate && !forcedToStop ? 'evaded' : 'pursuit'),
  wilderness: (surprised, granted) => {
    if (surprised === 'pursuing') return 'automatic';
    if (surprised !== 'fleeing') return 'roll';
    return granted === null ? 'refused' : 'granted';
  },
  chance,
  onWater: (fleeRate, pursueRate) => {
    if (fleeRate > pursueRate) return FASTER_ON_WATER;
    return ON_WATER.find(([slowerBy]) => pursueRate - fleeRate <= slowerBy)?.[1] ?? 0;
  },
};
