import { type Answer, denied } from '../../../content/denied.ts';
import { type Dice, roll } from '../../../core/index.ts';
import { loyaltyOf } from '../../party/retainers/gorman.ts';
import type { MoraleRule } from './rule.ts';

/** The total at which somebody stays (GOR-MOR-02), and the most that the referee may add or take. */
export const STANDS_ON = 6;
const MOST_SITUATIONAL = 2;

/** GOR-MOR-01: players decide for themselves; everyone else may have to check. */
export const checksMorale = (kind: string): boolean => kind !== 'pc';

const isFair = (situational: number): boolean => Math.abs(situational) <= MOST_SITUATIONAL;

/** GOR-MOR-02: 2d6, the same for all; no scores of their own. */
export function gormanMorale(
  kind: string,
  situational: number,
  dice: Dice,
): Answer<{ readonly total: number; readonly stands: boolean }, 'no-morale' | 'bad-modifier'> {
  if (!checksMorale(kind)) return denied('no-morale');
  if (!isFair(situational)) return denied('bad-modifier');
  const { total } = roll(dice, 2, 6, situational);
  return { total, stands: total >= STANDS_ON };
}

/** GOR-MOR-03: with loyalty; the steadfast never fail and malcontents always do, without a throw. */
export function henchmanMorale(
  loyalty: number,
  situational: number,
  dice: Dice,
): Answer<{ readonly total: number | null; readonly stands: boolean }, 'bad-modifier'> {
  if (!isFair(situational)) return denied('bad-modifier');
  const { band, modifier } = loyaltyOf(loyalty);
  if (modifier === null) return { total: null, stands: band === 'stalwart' };
  const { total } = roll(dice, 2, 6, situational + modifier);
  return { total, stands: total >= STANDS_ON };
}

/** GOR-MOR as one slot: one number for all, and no end of checking but by option (GOR-RUL-01). On mercenaries' scores the book is silent. */
export const gormanMoraleRule = (
  silent: MoraleRule,
  { twoSuccesses }: { readonly twoSuccesses: boolean },
): MoraleRule => ({
  ...silent,
  id: 'GOR-MOR-02',
  formula: '2d6 ≥ 6: they stay',
  due: 'GOR-MOR-01',
  servantsWaver: true,
  played: true,
  unscored: STANDS_ON,
  dice: { count: 2, sides: 6 },
  enough: twoSuccesses ? silent.enough : Number.POSITIVE_INFINITY,
  mostAdjustment: MOST_SITUATIONAL,
  fights: () => true,
  checks: () => true,
  target: (_score, adjustments) => {
    const situational = adjustments.reduce((sum, each) => sum + each, 0);
    return STANDS_ON - Math.max(-MOST_SITUATIONAL, Math.min(MOST_SITUATIONAL, situational));
  },
  result: (total, target) => (total >= target ? 'fight' : 'flee'),
});
