import type { Line, Made } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { type Tellers, toAll, toReferee } from '../../../play/index.ts';
import type { LedgerEvent, ThrownSum } from './events.ts';

/** Copper as gold pieces and what is left over. */
function inGold(copper: number): string {
  const [gold, left] = [Math.floor(copper / 100), copper % 100];
  const pieces = counted(gold, 'gold piece');
  if (left === 0) return pieces;
  return gold === 0 ? counted(left, 'copper piece') : `${pieces} and ${left} copper`;
}

/** What the sum is made of, in gold pieces. */
const madeOf = ({ roll, times }: ThrownSum): Made => ({
  amount: roll.total * times,
  parts: [{ name: 'the dice', value: roll.total }],
  times,
});

export const ledgerTellers: Tellers<LedgerEvent> = {
  Paid: ({ name, what, copper, owed, rule, open, reason = what, thrown }) => {
    const text = owed
      ? `${name} cannot pay ${inGold(copper)}: ${what}. It is owed.`
      : `${name} pays ${inGold(copper)}: ${what}.`;
    const line: Line = {
      kind: 'table',
      text,
      ...(thrown ? { rolls: [thrown.roll] } : {}),
      why: { rule, formula: reason, ...(thrown ? { roll: thrown.roll, made: madeOf(thrown) } : {}) },
    };
    return open ? toAll(line) : toReferee(line);
  },
};
