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
  cites: { lighting: 'OSE-TIM-03', daylight: 'TABLE' },
  id: 'OSE-TIM-04',
  burning: 'OSE-TIM-04',
  turns: (kind) => BURNS[kind].turns,
  radius: (kind) => BURNS[kind].radius,
  hood: null,
  blade: null,
  shines: (caster, spell) => {
    const lasts = spell === 'Light' || spell === 'Continual Light' ? durationOf(caster, spell) : null;
    if (!lasts) return null;
    const { rule, turns } = lasts;
    const kind = turns ? 'spell' : 'lasting';
    return { rule, kind, radius: USUAL_RADIUS, turns: turns?.plus ?? null, daylight: false };
  },
  brightness: null,
};
