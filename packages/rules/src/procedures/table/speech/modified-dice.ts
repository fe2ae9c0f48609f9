import { Unreckonable } from './arithmetic.ts';
import { type Counted, type Die, type Mark, Pool, type Reckoned, type Together } from './fallen-dice.ts';
import type { Compare, Modifier } from './written-dice.ts';

/** Whatever the order they are written in; of two of a kind the latter counts. */
const ORDER: readonly Modifier['type'][] = [
  'min',
  'max',
  'explode',
  're-roll',
  'unique',
  'keep',
  'drop',
  'target',
  'critical-success',
  'critical-failure',
  'sorting',
];

/** The modifiers in the order in which they are done. */
export function inOrder(modifiers: readonly Modifier[]): readonly Modifier[] {
  const byName = new Map(modifiers.map((one) => ['end' in one ? `${one.type}-${one.end}` : one.type, one]));
  return [...byName.values()].sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
}

/** Does to dice what is written behind them. @param once throws one more of them */
export function modifyPool(pool: Pool, modifier: Modifier, once: () => Die): void {
  const { least, most } = pool.written;
  switch (modifier.type) {
    case 'min':
    case 'max':
      return bound(pool, modifier.type, modifier.bound);
    case 'explode':
      demandFaces(pool);
      pool.dice = pool.dice.flatMap((die) => exploded(die, modifier, modifier.on ?? { operator: '=', to: most }, once));
      return;
    case 're-roll':
      demandFaces(pool);
      return again(pool.dice, modifier, once, (value) => holds(modifier.on ?? { operator: '=', to: least }, value));
    case 'unique':
      demandFaces(pool);
      return again(pool.dice, modifier, once, (value, place) => {
        const isAsked = modifier.on === null || holds(modifier.on, value);
        return isAsked && pool.dice.findIndex((other) => other.value === value) < place;
      });
    case 'keep':
    case 'drop':
      return drop(pool.dice, modifier);
    case 'target':
      return count(pool.dice, modifier);
    case 'critical-success':
      return mark(pool.dice, modifier.type, modifier.on ?? { operator: '=', to: most });
    case 'critical-failure':
      return mark(pool.dice, modifier.type, modifier.on ?? { operator: '=', to: least });
    case 'sorting':
      pool.dice = sorted(pool.dice, modifier.descending);
      return;
    default:
      return modifier satisfies never;
  }
}

/** Does to sums side by side what is written behind them. @throws Unreckonable for what is done to dice, not to sums */
export function modifyGroup(group: Together, modifier: Modifier): void {
  switch (modifier.type) {
    case 'keep':
    case 'drop':
      return drop(group.sums.length === 1 ? diceOf(group.sums[0]) : group.sums, modifier);
    case 'target':
      return count(group.sums, modifier);
    case 'sorting':
      group.sums = sorted(group.sums, modifier.descending);
      for (const pool of group.sums.flatMap(poolsOf)) pool.dice = sorted(pool.dice, modifier.descending);
      return;
    default:
      throw new Unreckonable(`no group can ${modifier.type}`);
  }
}

const poolsOf = (sum: Reckoned | undefined): readonly Pool[] =>
  (sum?.parts ?? []).filter((part) => part instanceof Pool);
const diceOf = (sum: Reckoned | undefined): readonly Die[] => poolsOf(sum).flatMap(({ dice }) => dice);

/** A die of one face would fall the same for ever. */
function demandFaces({ written: { least, most } }: Pool): void {
  if (least === most) throw new Unreckonable('the die has one face');
}

function bound({ dice }: Pool, type: 'min' | 'max', to: number): void {
  for (const die of dice) {
    if (type === 'min' ? die.value >= to : die.value <= to) continue;
    die.value = to;
    die.marks.add(type);
  }
}

function exploded(
  first: Die,
  { compound, penetrate }: Extract<Modifier, { readonly type: 'explode' }>,
  on: Compare,
  once: () => Die,
): readonly Die[] {
  const dice = [first];
  for (let last = first, value = first.value; holds(on, value); ) {
    const next = once();
    value = next.value;
    last.marks.add('explode');
    if (penetrate) {
      last.marks.add('penetrate');
      next.value -= 1;
    }
    dice.push(next);
    last = next;
  }
  if (!compound || dice.length === 1) return dice;
  first.value = dice.reduce((sum, die) => sum + die.value, 0);
  first.marks = new Set(penetrate ? ['explode', 'compound', 'penetrate'] : ['explode', 'compound']);
  return [first];
}

/** Throws dice again, each as long as it must be. */
function again(
  dice: readonly Die[],
  { type, once: onlyOnce }: Extract<Modifier, { readonly type: 're-roll' | 'unique' }>,
  once: () => Die,
  must: (value: number, place: number) => boolean,
): void {
  for (const [place, die] of dice.entries()) {
    while (must(die.value, place)) {
      die.value = once().value;
      die.marks.add(onlyOnce ? `${type}-once` : type);
      if (onlyOnce) break;
    }
  }
}

function drop(
  all: readonly Counted[],
  { type, end, count: many }: Extract<Modifier, { readonly type: 'keep' | 'drop' }>,
): void {
  const ascending = [...all].sort((a, b) => a.value - b.value);
  const some = Math.min(many, all.length);
  const isLow = (type === 'drop') === (end === 'l');
  const dropped = type === 'drop' ? some : all.length - some;
  for (const one of isLow ? ascending.slice(0, dropped) : ascending.slice(all.length - dropped)) {
    one.marks.add('drop');
    one.isDropped = true;
  }
}

function count(all: readonly Counted[], { success, failure }: Extract<Modifier, { readonly type: 'target' }>): void {
  for (const one of all) {
    const { value } = one;
    const hit = holds(success, value);
    const missed = !hit && failure !== null && holds(failure, value);
    if (hit) one.marks.add('target-success');
    if (missed) one.marks.add('target-failure');
    one.counts = hit ? 1 : missed ? -1 : 0;
  }
}

function mark(dice: readonly Die[], as: Mark, on: Compare): void {
  for (const die of dice) if (holds(on, die.value)) die.marks.add(as);
}

const sorted = <One extends Counted>(all: readonly One[], descending: boolean): One[] =>
  [...all].sort((a, b) => (descending ? b.value - a.value : a.value - b.value));

function holds({ operator, to }: Compare, value: number): boolean {
  switch (operator) {
    case '=':
      return value === to;
    case '<':
      return value < to;
    case '>':
      return value > to;
    case '<=':
      return value <= to;
    case '>=':
      return value >= to;
    case '!=':
    case '<>':
      return value !== to;
    default:
      return operator satisfies never;
  }
}
