import { type CreatureId, id, impossible, type Refusal } from '../../../core/index.ts';
import { type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { livingParty } from '../../../state/read.ts';
import type { SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { withOneAdded } from '../../party/belongings/held.ts';
import { handedOver } from '../../party/shop/may.ts';
import type { Let } from './settled.ts';

/** Food or water comes to be, and is shared out among the caster's party. */
export function provide(play: Play, { awaited, caster, work, rule, count }: Let): void {
  const { feeds } = work;
  if (!feeds) return;
  const total = Number(count);
  const formula = `for ${feeds.people} people, and as many more for each level of the caster above ${feeds.above}`;
  const shares = sharesOf(eaters(play.state, caster), total);
  const { name } = portionsOf(play.state, feeds, total);
  const made = { name, count: total, among: shares.map(({ eater }) => eater) };
  play.happen({ type: 'SpellTookHold', awaited, targets: [], made, why: { rule, formula } });
  for (const { eater, quantity } of shares) {
    const item = { id: id<'item'>(play.dice.id()), ...portionsOf(play.state, feeds, quantity) };
    play.happen({ type: 'ItemGiven', creature: eater, item, quiet: true });
  }
}

/** What so many people eat or drink in a day: the cheapest such goods of the book, which weigh nothing where it has none. */
function portionsOf(state: GameState, { use }: NonNullable<SpellWork['feeds']>, quantity: number): Omit<Item, 'id'> {
  const [goods] = rulesOf(state)
    .equipment.wares.filter((ware) => ware.use === use && ware.cost !== null)
    .toSorted((one, other) => (one.cost ?? 0) - (other.cost ?? 0));
  if (!goods) return { name: use, quantity, weight: 0, kind: 'gear', use, conjured: true };
  const { id: _one, ...portion } = handedOver(goods, 1, id('portion'));
  return { ...portion, quantity, conjured: true };
}

/** Refuses what somebody of those it feeds cannot carry: they have as many things as anybody may, and none alike. */
export function roomForPortions(
  state: GameState,
  { work: { feeds }, caster, count }: Let,
): readonly (Refusal | null)[] {
  if (!feeds) return [];
  return sharesOf(eaters(state, caster), Number(count)).map(({ eater, quantity }) => {
    const found = state.creatures[eater];
    const portions = { id: id<'item'>('portions'), ...portionsOf(state, feeds, quantity) };
    return found && withOneAdded(found.items, portions).length > MOST_ITEMS
      ? impossible('bad-input', `${called(found)} can carry nothing more.`)
      : null;
  });
}

/** The living of the party; where the caster is not of it, the caster alone. */
function eaters(state: GameState, { id: caster }: Creature): readonly CreatureId[] {
  const living = livingParty(state);
  return living.some((one) => one.id === caster) ? living.map((one) => one.id) : [caster];
}

const sharesOf = (among: readonly CreatureId[], total: number) =>
  among
    .map((eater, place) => ({
      eater,
      quantity: Math.floor(total / among.length) + (place < total % among.length ? 1 : 0),
    }))
    .filter(({ quantity }) => quantity > 0);
