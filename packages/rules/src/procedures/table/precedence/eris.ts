import type { PrecedenceRule } from './rule.ts';

/** ERI-RUL-02: hit points and hit dice are one thing there, and two topics here. */
const SHARED_TOPICS: readonly string[] = ['treasure-values', 'xp-rewards', 'xp-thresholds', 'hit-points', 'hit-dice'];
const isShared = (topic: string): boolean => SHARED_TOPICS.includes(topic);

/** ERI-RUL-02: what is shared is changed only where characters stay. */
export const maySettle = (topic: string, standalone: boolean): boolean => standalone || !isShared(topic);

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

/** ERI-CMB-04, 05 and ERI-RUL-01, 03 as one slot: players need not know the rules, and may; nothing is pressed on them but by option. */
export const erisPrecedence = ({ visible, show }: ErisPrecedenceOptions): PrecedenceRule => ({
  shown: visible ? (show ? 'open' : 'asked') : 'hidden',
  ofItself: [
    {
      rule: 'ERI-RUL-03',
      text: 'where it is silent the old booklets answer, then the adventures chapter, then the referee',
    },
    { rule: 'ERI-RUL-01', text: 'what the referee rules at the table stands' },
    { rule: 'ERI-CMB-05', text: 'players need not know the rules' },
    { rule: 'ERI-CMB-04', text: 'treasure, its experience, levels and hit dice are the same at every table' },
  ],
});
