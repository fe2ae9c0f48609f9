import { counted } from '../../../core/words.ts';
import { type Tellers, toAll, toReferee } from '../../../play/index.ts';
import type { LedgerEvent } from './events.ts';

/** Copper as gold pieces and what is left over. */
function inGold(copper: number): string {
  const [gold, left] = [Math.floor(copper / 100), copper % 100];
  const pieces = counted(gold, 'gold piece');
  if (left === 0) return pieces;
  return gold === 0 ? counted(left, 'copper piece') : `${pieces} and ${left} copper`;
}

export const ledgerTellers: Tellers<LedgerEvent> = {
  Paid: ({ name, what, copper, owed, rule, open, reason = what }) => {
    const text = owed
      ? `${name} cannot pay ${inGold(copper)}: ${what}. It is owed.`
      : `${name} pays ${inGold(copper)}: ${what}.`;
    const line = { kind: 'table', text, why: { rule, formula: reason } } as const;
    return open ? toAll(line) : toReferee(line);
  },
};
