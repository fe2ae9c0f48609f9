import type { BurningKind } from '../../state/light.ts';
import type { LightRule } from './rule.ts';

/**
 * OSE-TIM-04, OSE-HAZ-03. Candles are not in the book: half a torch, at ten feet. A hood is not in it either: such a
 * lantern burns as the others do.
 */
const BURNS: Readonly<Record<BurningKind, { readonly turns: number; readonly radius: number }>> = {
  torch: { turns: 6, radius: 30 },
  lantern: { turns: 24, radius: 30 },
  'hooded-lantern': { turns: 24, radius: 30 },
  candle: { turns: 3, radius: 10 },
};

export const oseLight: LightRule = {
  id: 'OSE-TIM-04',
  burning: 'OSE-TIM-04',
  turns: (kind) => BURNS[kind].turns,
  radius: (kind) => BURNS[kind].radius,
  hood: null,
  blade: null,
  shines: () => null,
  brightness: null,
};

/** The turn at whose end a light lit in `litTurn` goes out; that turn counts as its first (R49). */
export const expiresEndOfTurn = (rule: LightRule, kind: BurningKind, litTurn: number): number =>
  litTurn + rule.turns(kind) - 1;
