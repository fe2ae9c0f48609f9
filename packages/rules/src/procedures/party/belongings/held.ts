import { type Dice, type ItemId, id } from '../../../core/index.ts';
import { same } from '../../../core/same.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';

/**
 * So many of a thing as they are called elsewhere: all of them keep the id, by which what was found is known for what it
 * is; those taken from more have one of their own.
 */
export const taken = (dice: Dice, found: Item, quantity: number): Item => ({
  ...found,
  id: quantity < found.quantity ? id(dice.id()) : found.id,
  quantity,
});

/** Somebody who has a thing more, and fights with it in these ways. */
export function withThing(creature: Creature, item: Item, attacks: readonly Attack[]): Creature {
  const learnt = (has: readonly Attack[]) =>
    attacks.filter((attack) => !has.some(({ name, kind }) => name === attack.name && kind === attack.kind));
  return { ...rearmed(creature, (has) => [...has, ...learnt(has)]), items: withOneAdded(creature.items, item) };
}

/** Whoever is in another form has other weapons only when that is over. */
function rearmed(creature: Creature, armed: (has: readonly Attack[]) => readonly Attack[]): Creature {
  const { shifted } = creature;
  if (shifted) return { ...creature, shifted: { ...shifted, attacks: armed(shifted.attacks) } };
  return { ...creature, attacks: armed(creature.attacks) };
}

/** Somebody who has so many fewer of a thing; a weapon that is gone strikes no more. */
export function withoutThing(creature: Creature, item: ItemId, quantity: number): Creature {
  const had = creature.items.find(({ id }) => id === item);
  const items = withSomeTaken(creature.items, item, quantity);
  const disarmed = had?.kind === 'weapon' && !items.some(({ name, kind }) => kind === 'weapon' && name === had.name);
  const armed = disarmed ? rearmed(creature, (has) => has.filter(({ name }) => name !== had.name)) : creature;
  return { ...armed, items };
}

/** The things with one more: added to those of its kind, where there are some. */
export function withOneAdded(items: readonly Item[], item: Item): readonly Item[] {
  const alike = items.find((other) => isAlike(other, item));
  if (!alike) return [...items, item];
  return items.map((other) => (other === alike ? { ...other, quantity: other.quantity + item.quantity } : other));
}

/** What was found is alike to nothing, whatever it is in truth: else what is laid together would tell what it is. */
const isAlike = (a: Item, b: Item): boolean =>
  !a.found &&
  !b.found &&
  a.name === b.name &&
  a.weight === b.weight &&
  a.kind === b.kind &&
  a.use === b.use &&
  a.magic === b.magic &&
  same(a.does, b.does) &&
  a.bulky === b.bulky &&
  a.conjured === b.conjured;

export const withSomeTaken = (items: readonly Item[], item: ItemId, quantity: number): readonly Item[] =>
  items.flatMap((one) => {
    if (one.id !== item) return [one];
    return one.quantity > quantity ? [{ ...one, quantity: one.quantity - quantity }] : [];
  });
