import { Die, Pool, Reckoned, Together } from './fallen-dice.ts';
import { inOrder, modifyGroup, modifyPool } from './modified-dice.ts';
import type { Sum, WrittenDice, WrittenGroup } from './written-dice.ts';

/** Throws one die of so many sides. */
export type ThrowDie = (sides: number) => number;

/**
 * Throws the dice of a sum.
 * @throws Unreckonable where it cannot be done with such dice, or comes to no number
 */
export function throwSum(sum: Sum, die: ThrowDie): { readonly shown: string; readonly total: number } {
  const reckoned = sumOf(sum, die);
  const total = Number.parseFloat(reckoned.value.toFixed(2)) || 0;
  return { shown: `${reckoned}`, total };
}

const sumOf = (sum: Sum, die: ThrowDie): Reckoned =>
  new Reckoned(
    sum.map((part) => {
      if (typeof part !== 'object') return part;
      return part.kind === 'group' ? groupOf(part, die) : poolOf(part, die);
    }),
  );

function groupOf({ sums, modifiers }: WrittenGroup, die: ThrowDie): Together {
  const group = new Together(sums.map((sum) => sumOf(sum, die)));
  for (const modifier of inOrder(modifiers)) modifyGroup(group, modifier);
  return group;
}

function poolOf(written: WrittenDice, die: ThrowDie): Pool {
  const once = () => new Die(faceOf(written, die));
  const pool = new Pool(written, Array.from({ length: written.count }, once));
  for (const modifier of inOrder(written.modifiers)) modifyPool(pool, modifier, once);
  return pool;
}

function faceOf({ kind, most }: WrittenDice, die: ThrowDie): number {
  if (kind === 'fudge') return die(3) - 2;
  if (kind !== 'fudge-of-six') return most === 1 ? 1 : die(most);
  const face = die(6);
  return face === 1 ? -1 : face === 6 ? 1 : 0;
}
