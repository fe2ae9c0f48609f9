import type { Encounter } from '../../../state/encounter.ts';
import type { PursuitRule } from './rule.ts';

/** Rounds in one go of a chase: on the water always one, for there the rates of a round count. */
export const roundsOfGo = ({ pace }: Pick<PursuitRule, 'pace'>, setting: Encounter['setting']): number =>
  setting === 'water' ? 1 : pace.roundsInGo;

/** The gap at which those on the water are caught (R25). */
const CONTACT_ON_WATER = 0;

/**
 * The gap in feet after both sides have run so far, and whether it is closed (R26). Where it comes to contact and not at
 * once to blows, the pursuers stop beside those who flee.
 */
export function runFor(
  { pace, caught }: Pick<PursuitRule, 'pace' | 'caught'>,
  before: number,
  fled: number,
  chased: number,
  onWater: boolean,
): { readonly gap: number; readonly closed: boolean } {
  const gap = before - pace.closing(fled, chased, onWater);
  if (onWater) return { gap, closed: gap <= CONTACT_ON_WATER };
  const closed = gap <= caught.gap;
  return { gap: closed && caught.contact ? caught.gap : gap, closed };
}
