import type { PrecedenceRule } from './rule.ts';

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
