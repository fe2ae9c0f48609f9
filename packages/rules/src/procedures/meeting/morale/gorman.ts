import { MOST_SITUATIONAL, STANDS_ON } from '../../party/retainers/gorman.ts';
import type { MoraleRule } from './rule.ts';

/** GOR-MOR as one slot: one number for all, and no end of checking but by option (GOR-RUL-01). On mercenaries and when morale is checked the book is silent (GOR-RUL-01). */
export const gormanMoraleRule = (
  silent: MoraleRule,
  { twoSuccesses }: { readonly twoSuccesses: boolean },
): MoraleRule => ({
  cites: {
    never: silent.cites.never,
    check: 'GOR-MOR-02',
    due: 'GOR-MOR-01',
    proven: silent.cites.proven,
    adjustment: 'GOR-MOR-02',
    mercenary: silent.cites.mercenary,
  },
  check: {
    formula: '2d6 ≥ 6: they stay',
    dice: { count: 2, sides: 6 },
    checks: () => true,
    highStands: true,
    result: (total, target) => (total >= target ? 'fight' : 'flee'),
    checkedAt: silent.check.checkedAt,
    triggers: silent.check.triggers,
  },
  servantsWaver: true,
  played: true,
  score: {
    unscored: STANDS_ON,
    mostAdjustment: MOST_SITUATIONAL,
    target: (_score, adjustments) => {
      const situational = adjustments.reduce((sum, each) => sum + each, 0);
      return STANDS_ON - Math.max(-MOST_SITUATIONAL, Math.min(MOST_SITUATIONAL, situational));
    },
    mercenary: silent.score.mercenary,
  },
  enough: twoSuccesses ? silent.enough : Number.POSITIVE_INFINITY,
  fights: () => true,
});
