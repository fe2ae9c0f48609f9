import type { LightKind } from '../../state/light.ts';
import type { LightRule } from './rule.ts';

/** OSE-TIM-04, OSE-HAZ-03. Candles are not in the book: half a torch, at ten feet. */
const BURNS: Readonly<Record<LightKind, { readonly turns: number; readonly radius: number }>> = {
  torch: { turns: 6, radius: 30 },
  lantern: { turns: 24, radius: 30 },
  candle: { turns: 3, radius: 10 },
  spell: { turns: 12, radius: 15 },
};

export const oseLight: LightRule = {
  id: 'OSE-TIM-04',
  turns: (kind) => BURNS[kind].turns,
  radius: (kind) => BURNS[kind].radius,
};

/** The turn at whose end a light lit in `litTurn` goes out; that turn counts as its first (R49). */
export const expiresEndOfTurn = (rule: LightRule, kind: LightKind, litTurn: number): number =>
  litTurn + rule.turns(kind) - 1;
