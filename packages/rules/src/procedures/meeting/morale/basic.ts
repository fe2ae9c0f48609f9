import type { MoraleRule } from './rule.ts';

/** BFR-MOR as one slot: at half strength, and as often as the referee asks; no success ends the checks. Mercenaries are the chapter's. */
export const basicMorale = (chapter: MoraleRule): MoraleRule => ({
  check: {
    formula: '2d6 > morale: they flee',
    dice: { count: 2, sides: 6 },
    highStands: false,
    checkedAt: chapter.check.checkedAt,
    checks: chapter.check.checks,
    // BFR-MOR-02.
    triggers: (losses) => chapter.check.triggers(losses).filter((trigger) => trigger === 'half'),
    result: (total, target) => (total > target ? 'flee' : 'fight'),
  },
  cites: {
    never: 'BFR-MOR-04',
    check: 'BFR-MOR-01',
    due: 'BFR-MOR-02',
    proven: 'BFR-MOR-02',
    adjustment: 'BFR-MOR-03',
    mercenary: chapter.cites.mercenary,
  },
  score: chapter.score,
  enough: Number.POSITIVE_INFINITY,
  played: chapter.played,
  servantsWaver: chapter.servantsWaver,
  fights: chapter.fights,
});
