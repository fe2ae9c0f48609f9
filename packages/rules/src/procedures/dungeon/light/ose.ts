import { durationOf } from '../../../books/ose/content/spell-durations.ts';
import type { BurningKind } from '../../../state/light.ts';
import { USUAL_RADIUS } from '../sight/ose.ts';
import type { LightRule } from './rule.ts';

/**
 * OSE-TIM-04, OSE-HAZ-03. Candles are not in the book: half a torch, at ten feet. A hood is not in it either: such a
 * lantern burns as the others do.
 */
const BURNS: Readonly<Record<BurningKind, { readonly turns: number; readonly radius: number }>> = {
  torch: { turns: 6, radius: USUAL_RADIUS },
  lantern: { turns: 24, radius: USUAL_RADIUS },
  'hooded-lantern': { turns: 24, radius: USUAL_RADIUS },
  candle: { turns: 3, radius: 10 },
};

export const oseLight: LightRule = {
  cites: { lighting: 'OSE-TIM-03' },
  id: 'OSE-TIM-04',
  burning: 'OSE-TIM-04',
  turns: (kind) => BURNS[kind].turns,
  radius: (kind) => BURNS[kind].radius,
  hood: null,
  blade: null,
  shines: (caster, spell) => {
    const lasts = spell === 'Light' ? durationOf(caster, spell) : null;
    return lasts?.turns
      ? { rule: lasts.rule, kind: 'spell', radius: USUAL_RADIUS, turns: lasts.turns.plus, daylight: false }
      : null;
  },
  brightness: null,
};
