import { type DiceText, type Roll, readDice } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { DiceBound, SpellWork } from '../../../state/spell-work.ts';
import { hitDiceFelt, isWithin } from '../../situation/spells/feels.ts';

/** Those whom a spell takes, and what was thrown for how many. */
export interface Taken {
  readonly taken: readonly Creature[];
  readonly roll: Roll | null;
}

/** The dice for how many it takes, or for their hit dice in all; null where the text is none. */
export const diceFor = ({ pool, count }: SpellWork, hitDice: string): DiceText | null =>
  readDice(pool ? hitDice : (count ?? ''));

/**
 * Of those who feel it, the ones that a spell takes before any save.
 * @param pool dice for the hit dice in all, where the spell counts them; null where the text is no dice
 */
export function takenBySpell(play: Play, work: SpellWork, among: readonly Creature[], pool: string): Taken | null {
  const dice = diceFor(work, pool);
  if (!work.pool && !work.count) return { taken: among, roll: null };
  if (!dice) return null;
  const [only] = among;
  const single = among.length === 1 && only !== undefined;
  if (single && (work.count || (work.pool?.each && !isWithin(hitDiceFelt(only), work.pool.each))))
    return { taken: among, roll: null };
  const roll = play.roll(dice.count, dice.sides, dice.plus);
  const thrown = roll.faces.length > 0 ? roll : null;
  if (!work.pool) return { taken: among.slice(0, roll.total), roll: thrown };
  return { taken: weakest(among, work.pool.each, roll.total), roll: thrown };
}

/** The weakest first, for as long as the hit dice last. */
export function weakest(among: readonly Creature[], each: DiceBound | undefined, hitDice: number): readonly Creature[] {
  const few = among
    .filter((one) => !each || isWithin(hitDiceFelt(one), each))
    .toSorted((a, b) => hitDiceFelt(a).dice - hitDiceFelt(b).dice);
  let left = hitDice;
  return few.filter((one) => {
    left -= hitDiceFelt(one).dice;
    return left >= 0;
  });
}
