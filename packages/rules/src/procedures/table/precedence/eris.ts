import type { PrecedenceRule } from './rule.ts';

const ENCOURAGED: readonly string[] = ['describe-freely', 'argue-unreasonable-outcome'];

/** ERI-CMB-05: what players are asked to do; nothing is forbidden. */
export const isEncouraged = (act: string): boolean => ENCOURAGED.includes(act);

/** ERI-RUL-01: what becomes of an argument at the table. */
export function argued(
  by: 'player' | 'referee',
  what: 'wording' | 'outcome' | 'override',
): 'closed' | 'to-referee' | 'applied' {
  if (by === 'referee' && what === 'override') return 'applied';
  return what === 'outcome' ? 'to-referee' : 'closed';
}

/** ERI-RUL-02: hit points and hit dice are one thing there, and two topics here. */
const SHARED_TOPICS: readonly string[] = ['treasure-values', 'xp-rewards', 'xp-thresholds', 'hit-points', 'hit-dice'];
export const isShared = (topic: string): boolean => SHARED_TOPICS.includes(topic);

/** ERI-RUL-02: what is shared is changed only where characters stay. */
export const maySettle = (topic: string, standalone: boolean): boolean => standalone || !isShared(topic);

/** ERI-RUL-03: which layer answers a topic; what is not listed is the referee's. */
const LAYERS = {
  eris: [
    'hirelings',
    'advertising',
    'upkeep-hirelings',
    'leadership',
    'item-limits',
    'donning',
    'weight',
    'movement',
    'xp-awards',
    'treasure-pool',
    'hit-point-reroll',
    'natural-healing',
    'death',
    'conversions',
    'mass-combat-fate',
    'volleys',
    'initiative',
    'critical-hits',
    'skills',
  ],
  classic: [
    'xp-thresholds',
    'hit-dice',
    'hiring-reaction',
    'loyalty',
    'charisma-table',
    'withstand-adversity',
    'wages',
    'upkeep-amount',
    'coin-values',
    'prime-requisite',
    'stuck-doors',
  ],
  ose: ['drowning', 'treasure-weights', 'group-rate', 'roll-off', 'falling', 'starvation', 'foraging'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export function erisSource(topic: string): keyof typeof LAYERS | 'referee' {
  const layers = Object.entries(LAYERS) as [keyof typeof LAYERS, readonly string[]][];
  return layers.find(([, topics]) => topics.includes(topic))?.[0] ?? 'referee';
}

export type Quantity = 'cost' | 'time' | 'share' | 'other';

/** ERI-RUL-04: costs and times up, shares down, all else to the nearest, halves up. */
export function erisRounded(figure: number, kind: Quantity): number {
  if (kind === 'share') return Math.floor(figure);
  return kind === 'other' ? Math.floor(figure + 0.5) : Math.ceil(figure);
}

/** How the referee plays talk of the rules. */
export interface ErisPrecedenceOptions {
  /** Players may look a ruling's rule up (ERI-CMB-05). */
  readonly visible: boolean;
  /** The rule is shown with each ruling, unasked (ERI-RUL-01). */
  readonly show: boolean;
}

/** ERI-CMB-05, ERI-RUL-01 as one slot: players need not know the rules, and may; nothing is pressed on them but by option. */
export const erisPrecedence = ({ visible, show }: ErisPrecedenceOptions): PrecedenceRule => ({
  shown: visible ? (show ? 'open' : 'asked') : 'hidden',
});
