import type { ProvisionsRule, Want } from './rule.ts';

const NONE: Want = { attack: 0, restTwice: false, halfMovement: false, hitPoints: 0 };

/** OSE-HAZ-09: the book gives no figures, so by default the referee is only warned; `ladder` is a preset of ours. */
export const oseProvisions = ({ starvation }: { readonly starvation: 'off' | 'ladder' }): ProvisionsRule => ({
  cites: { daily: 'OSE-TIM-03', want: 'OSE-HAZ-09' },
  mayPenalise: (days) => days >= 1,
  want: (days) =>
    starvation === 'ladder' && days >= 1
      ? { attack: -Math.min(days, 4), restTwice: days >= 2, halfMovement: days >= 3, hitPoints: days >= 4 ? 1 : 0 }
      : NONE,
});
