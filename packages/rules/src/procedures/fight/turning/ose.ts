import { turning, UNDEAD_KINDS, type UndeadKind } from '../../../books/ose/content/turning.ts';
import { roll } from '../../../core/index.ts';
import type { Creature, HitDice } from '../../../state/creature.ts';
import { diceOf } from '../../../state/undead.ts';
import type { TurningRule } from './rule.ts';

/** The column of the table; those above nine dice are beyond it. */
export function undeadKind({ dice, stars }: HitDice): UndeadKind | null {
  const whole = Math.max(1, Math.floor(dice));
  if (whole === 2 && stars > 0) return '2*';
  if (whole >= 7) return whole <= 9 ? '7-9' : null;
  return UNDEAD_KINDS.find((kind) => kind === String(whole)) ?? null;
}

/** What a total of 2d6 does to undead of these hit dice. */
const resultOn = (level: number, { hitDice }: Creature, total: number): 'fail' | 'turned' | 'destroyed' => {
  const kind = hitDice && undeadKind(hitDice);
  return kind ? turning(level, kind, total) : 'fail';
};

/** The least of 2d6 that has any effect on any of them; null where none has. */
function neededFor(level: number, undead: readonly Creature[]): number | null {
  const totals = Array.from({ length: 11 }, (_, more) => 2 + more);
  return totals.find((total) => undead.some((each) => resultOn(level, each, total) !== 'fail')) ?? null;
}

/** How many of them, by hit dice, so many hit dice reach: one at least. */
export function reached(hitDice: readonly number[], total: number): number {
  let spent = 0;
  const count = hitDice.findIndex((dice) => {
    spent += dice;
    return spent > total;
  });
  return Math.max(1, count < 0 ? hitDice.length : count);
}

/** OSE-APX-03. */
export const oseTurning: TurningRule = {
  rule: 'OSE-APX-03',
  formula: '2d6 against the table of level and hit dice',
  mayTurn: (creature) => creature.class === 'cleric',
  hindrance: () => null,
  spends: () => null,
  leavesRoom: (declared) => declared === null,
  kinds: () => [],
  attempt: (level, undead, dice) => {
    const thrown = roll(dice, 2, 6);
    const willing = undead.filter((each) => resultOn(level, each, thrown.total) !== 'fail');
    const needed = neededFor(level, undead);
    if (willing.length === 0) return { roll: thrown, needed, reach: null, turned: [], destroyed: [] };
    const reach = roll(dice, 2, 6);
    const those = willing.slice(0, reached(willing.map(diceOf), reach.total));
    const whoAre = (result: string) => those.filter((each) => resultOn(level, each, thrown.total) === result);
    return { roll: thrown, needed, reach, turned: whoAre('turned'), destroyed: whoAre('destroyed') };
  },
};
