import type { Losses, MoraleRule } from './rule.ts';

/** ERI-CMB-03: whether a side checks at the end of a round: at its first death, and when half are out, once each. */
export function checksAtRoundsEnd(
  who: string,
  phase: string,
  { initial, deaths, incapacitated, firstDeathDone, halfDone }: Losses,
): boolean {
  if (who === 'pc' || phase !== 'morale' || incapacitated >= initial) return false;
  return (deaths > 0 && !firstDeathDone) || (2 * incapacitated >= initial && incapacitated > 0 && !halfDone);
}

/** ERI-CMB-03 as one slot: once, when all sides have acted. On the throw of morale the book is silent (ERI-RUL-03). */
export const erisMorale = (silent: MoraleRule): MoraleRule => ({
  cites: {
    never: silent.cites.never,
    check: silent.cites.check,
    due: 'ERI-CMB-03',
    proven: silent.cites.proven,
    adjustment: silent.cites.adjustment,
    mercenary: silent.cites.mercenary,
  },
  check: {
    checkedAt: 'end-of-round',
    triggers: (losses) => (checksAtRoundsEnd('monster', 'morale', losses) ? silent.check.triggers(losses) : []),
    formula: silent.check.formula,
    dice: silent.check.dice,
    checks: silent.check.checks,
    highStands: silent.check.highStands,
    result: silent.check.result,
  },
  servantsWaver: silent.servantsWaver,
  played: silent.played,
  score: silent.score,
  enough: silent.enough,
  fights: silent.fights,
});
