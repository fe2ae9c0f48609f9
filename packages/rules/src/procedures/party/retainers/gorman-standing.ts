import { type Answer, denied } from '../../../content/denied.ts';
import { type Dice, roll } from '../../../core/index.ts';
import { loyaltyOf } from './gorman.ts';

/** The total at which somebody stays (GOR-MOR-02), and the most that the referee may add or take. */
export const STANDS_ON = 6;

export const MOST_SITUATIONAL = 2;

/** GOR-MOR-01: players decide for themselves; everyone else may have to check. */
export const checksMorale = (kind: string): boolean => kind !== 'pc';

export const isFair = (situational: number): boolean => Math.abs(situational) <= MOST_SITUATIONAL;

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
