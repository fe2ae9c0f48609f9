import type { UndeadKind } from '../../content/ose/turning.ts';
import { turning, UNDEAD_KINDS } from '../../content/ose/turning.ts';
import type { HitDice } from '../../state/creature.ts';
import type { TurningRule } from './rule.ts';

/** The column of the table; those above nine dice are beyond it. */
export function undeadKind({ dice, stars }: HitDice): UndeadKind | null {
  const whole = Math.max(1, Math.floor(dice));
  if (whole === 2 && stars > 0) return '2*';
  if (whole >= 7) return whole <= 9 ? '7-9' : null;
  return UNDEAD_KINDS.find((kind) => kind === String(whole)) ?? null;
}

/** OSE-APX-03. */
export const oseTurning: TurningRule = {
  mayTurn: (creature) => creature.class === 'cleric',
  result: (level, hitDice, total) => {
    const kind = undeadKind(hitDice);
    return kind ? turning(level, kind, total) : 'fail';
  },
  reached: (hitDice, total) => {
    let spent = 0;
    const count = hitDice.findIndex((dice) => {
      spent += dice;
      return spent > total;
    });
    return Math.max(1, count < 0 ? hitDice.length : count);
  },
};
