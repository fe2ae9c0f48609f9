import { mostOf } from '../../../core/index.ts';
import { tableDice } from './marks.ts';

/** The sums that dice can show, lowest and highest. */
export function sumsOf(text: string): readonly [least: number, most: number] | null {
  const dice = tableDice(text);
  return dice && dice.count > 0 && dice.times === 1 ? [dice.count + dice.plus, mostOf(dice)] : null;
}
